import { useTranslation } from '#web/kit/i18n.ts'
import classes from './market-detail.module.css'
import type { MarketDetail } from './market-detail.ts'
import { useReader } from './use-reader.ts'

/** The return rate of the market beside those of its category and of a typical niche. */
export function ReturnRates({ detail: { returnRates, marketplace } }: { detail: MarketDetail }) {
  const { t } = useTranslation('markets')
  const { write } = useReader(marketplace)
  const rows = (['market', 'category', 'typical'] as const).flatMap((name) => {
    const rate = returnRates[name]
    return rate === null ? [] : [{ name, rate }]
  })
  const most = Math.max(...rows.map(({ rate }) => rate), 0.001)
  return (
    <section className={classes.card} aria-label={t('returns.title')} data-spread="returnRate">
      <h3>{t('returns.title')}</h3>
      {returnRates.market === null ? (
        <p className={classes.note}>{t('returns.unknown')}</p>
      ) : (
        <table className={classes.bars}>
          <thead>
            <tr>
              <th scope="col">{t('returns.of')}</th>
              <th scope="col">{t('returns.rate')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, rate }) => (
              <tr key={name}>
                <th scope="row">{t(`returns.${name}`)}</th>
                <td>
                  <span className={classes.bar}>
                    <span
                      aria-hidden
                      className={classes.fill}
                      data-units={name !== 'market' || undefined}
                      style={{ width: `${(rate / most) * 100}%` }}
                    />
                    <span className={classes.amount}>{write('share', rate)}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
