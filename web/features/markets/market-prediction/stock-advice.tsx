import { Link } from 'wouter'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { joinSentences } from '#contracts/model/wording.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import type { DemandForecast } from './asked.ts'
import classes from './demand-result.module.css'
import { useDemandWriter } from './use-demand-writer.ts'

type Busy = DemandForecast['busy']

/** When demand is high, and until when stock should be there. */
export function StockAdvice({ busy, marketplace }: { busy: Busy; marketplace: Marketplace }) {
  const { t } = useTranslation('market-prediction')
  const { times, language } = useDemandWriter(marketplace)
  const sentence = (each: Busy[number]) =>
    joinSentences(
      [
        t(each.first === each.last ? 'stock.busyOne' : 'stock.busy', { ...each, times: times(each.times) }),
        each.stockBy === null ? t('stock.now') : t('stock.by', { month: each.stockBy }),
        ...(each.nextYear ? [t('stock.nextYear', each.nextYear)] : []),
      ],
      language,
    )
  return (
    <Card title={t('stock.title')} hint={t('stock.hint')}>
      <div className={classes.parts}>
        {busy.length === 0 ? (
          <p className={classes.text}>{t('stock.none')}</p>
        ) : (
          <ul className={classes.advice}>
            {busy.map((each) => (
              <li key={each.first}>{sentence(each)}</li>
            ))}
          </ul>
        )}
        <Link href="/ai/freight/calculation" className={classes.link ?? ''}>
          {t('stock.freight')}
        </Link>
      </div>
    </Card>
  )
}
