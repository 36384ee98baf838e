import { DASH, formatCount } from '#contracts/model/number.ts'
import { Card } from '#web/kit/card/card.tsx'
import { NumberTable } from '#web/kit/figures/number-table.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import type { DemandAnswer, DemandForecast } from './asked.ts'
import classes from './demand-result.module.css'
import { useDemandWriter } from './use-demand-writer.ts'

/** A share inside the 80 % interval below this deserves a warning. */
const WEAK = 0.75

/** How the same forecast did on months that it did not see, beside two simple ones. */
export function DemandBacktest({ answer, backtest }: { answer: DemandAnswer; backtest: DemandForecast['backtest'] }) {
  const { t } = useTranslation('market-prediction')
  const { count, share, grouping } = useDemandWriter(answer.marketplace)
  const { origins, compared, term, isBetter, pool, byAhead, coverage } = backtest
  const subject = t(`this.${answer.subject.kind}`)
  const columns = [term, pool, ...byAhead]
  const scaled = term.scaled === null ? DASH : formatCount(term.scaled, grouping, 2)
  return (
    <Card title={t('backtest.title')} hint={t('backtest.hint', { origins, compared })}>
      <div className={classes.parts}>
        <Notice tone={isBetter ? 'success' : 'warning'}>
          {t(isBetter ? 'backtest.better' : 'backtest.worse', {
            subject,
            own: share(term.forecast),
            other: share(term.lastYear),
          })}
        </Notice>
        <NumberTable
          label={t('backtest.title')}
          heads={[
            t('backtest.method'),
            t(`kind.${answer.subject.kind}`),
            t('backtest.pool', { terms: count(pool.terms) }),
            ...byAhead.map((ahead) => t('backtest.ahead', ahead)),
          ]}
          rows={[
            [t('backtest.own'), ...columns.map((errors) => share(errors.forecast))],
            [t('backtest.lastYear'), ...columns.map((errors) => share(errors.lastYear))],
            [t('backtest.lastMonth'), ...columns.map((errors) => share(errors.lastMonth))],
          ]}
        />
        <ul className={classes.facts}>
          <li>{t('backtest.share', { subject, terms: count(pool.terms), better: count(pool.better), scaled })}</li>
          <li>{t('backtest.coverage', { months: count(coverage.months), inside: share(coverage.inside) })}</li>
          <li>{t('backtest.far')}</li>
          {answer.data === 'sample' && <li>{t('backtest.sample')}</li>}
        </ul>
        {coverage.inside < WEAK && <Notice tone="warning">{t('backtest.weak')}</Notice>}
        <HiddenMonths backtest={backtest} answer={answer} />
      </div>
    </Card>
  )
}

function HiddenMonths({ backtest, answer }: { answer: DemandAnswer; backtest: DemandForecast['backtest'] }) {
  const { t } = useTranslation('market-prediction')
  const { count, range } = useDemandWriter(answer.marketplace)
  return (
    <>
      <h3>{t('backtest.hidden')}</h3>
      <NumberTable
        label={t('backtest.hidden')}
        heads={[
          t('forecast.month'),
          t('backtest.real'),
          t('backtest.own'),
          t('forecast.range'),
          t('backtest.lastYear'),
        ]}
        rows={backtest.hidden.map((each) => [
          each.month,
          count(each.searches),
          count(each.forecast),
          range(each),
          count(each.lastYear),
        ])}
      />
    </>
  )
}
