import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { DASH, formatCount } from '#contracts/model/number.ts'
import { Card } from '#web/kit/card/card.tsx'
import { NumberTable } from '#web/kit/figures/number-table.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useWriter } from '../detail/use-writer.ts'
import classes from './prediction.module.css'
import type { Forecast } from './series-answer.ts'

/** How the same forecast did on months that it did not see, beside two simple ones. */
export function BacktestCard({ backtest, marketplace }: { backtest: Forecast['backtest']; marketplace: Marketplace }) {
  const { t } = useTranslation('prediction')
  const { share, count, countRange, grouping } = useWriter(marketplace)
  if (!backtest)
    return (
      <Card title={t('backtest.title')}>
        <p className={classes.note}>{t('backtest.none')}</p>
      </Card>
    )
  const { origins, months, error, naive, seasonalNaive, scaled, inside80, inside95, isBetter, hidden } = backtest
  return (
    <Card title={t('backtest.title')} hint={t('backtest.hint', { origins, months })}>
      <div className={classes.backtest}>
        <Notice tone={isBetter ? 'success' : 'warning'}>{t(isBetter ? 'backtest.better' : 'backtest.worse')}</Notice>
        <div className={classes.columns}>
          <NumberTable
            label={t('backtest.error')}
            heads={[t('backtest.method'), t('backtest.error')]}
            rows={[
              [t('backtest.forecast'), share(error)],
              [t('backtest.naive'), share(naive)],
              [t('backtest.seasonal'), share(seasonalNaive)],
            ]}
          />
          <NumberTable
            label={t('backtest.forecast')}
            heads={[t('backtest.forecast'), t('backtest.value')]}
            rows={[
              [t('backtest.inside80'), share(inside80)],
              [t('backtest.inside95'), share(inside95)],
              [t('backtest.scaled'), scaled === null ? DASH : formatCount(scaled, grouping, 2)],
            ]}
          />
        </div>
        <h3>{t('backtest.hidden')}</h3>
        <NumberTable
          label={t('backtest.hidden')}
          heads={[
            t('product.month'),
            t('backtest.real'),
            t('backtest.forecast'),
            t('product.range80'),
            t('backtest.naive'),
            t('backtest.seasonal'),
          ]}
          rows={hidden.map((each) => [
            each.month,
            count(each.units),
            count(each.forecast),
            countRange(each.range80),
            count(each.naive),
            count(each.seasonalNaive),
          ])}
        />
        <p className={classes.note}>{t('backtest.general')}</p>
      </div>
    </Card>
  )
}
