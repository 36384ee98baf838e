import { DASH } from '#contracts/model/number.ts'
import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import { MARKET_NUMBERS, type MarketChoice, type MarketNumber } from '#contracts/model/screener/market-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { MARKET_GROUP_NAMES, MARKET_GROUPS } from '../market-groups.ts'
import { MetricValue } from '../metric-value.tsx'
import classes from './market-detail.module.css'
import type { MarketDetail } from './market-detail.ts'
import { useReader } from './use-reader.ts'

/** All metrics by topic, with their formulas. */
export function MarketFigures({ detail: { market, marketplace } }: { detail: MarketDetail }) {
  const { t } = useTranslation('markets')
  const reader = useReader(marketplace)
  const { names, formulas, values } = MARKET_TEXTS[reader.language]
  const choiceText = (name: MarketChoice) => {
    const value = market[name]
    const words: Readonly<Record<string, string>> = values[name]
    return value === null ? DASH : (words[String(value)] ?? DASH)
  }
  return (
    <section className={classes.section} aria-labelledby="market-figures">
      <h2 id="market-figures">{t('detail.figures')}</h2>
      <div className={classes.figures}>
        {MARKET_GROUP_NAMES.map((group) => (
          <section key={group} className={classes.card} aria-label={t(`group.${group}`)}>
            <h3>{t(`group.${group}`)}</h3>
            <dl>
              {MARKET_GROUPS[group].map((name) => (
                <div key={name}>
                  <dt title={formulas[name]}>{names[name]}</dt>
                  <dd>
                    {isNumber(name) ? <MetricValue row={market} name={name} reader={reader} /> : choiceText(name)}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  )
}

const isNumber = (name: MarketNumber | MarketChoice): name is MarketNumber => Object.hasOwn(MARKET_NUMBERS, name)
