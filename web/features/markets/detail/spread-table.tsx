import { Link } from 'wouter'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import { productPath } from '#web/features/catalogue/public/detail-paths.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './market-detail.module.css'
import type { MarketDetail } from './market-detail.ts'
import { type Reader, useReader } from './use-reader.ts'

type Spread = MarketDetail['spreads'][number]
type Class = Spread['classes'][number]

/** Concentrations are about units; their number of products says little. */
const BY_UNITS: readonly Spread['of'][] = ['product', 'brand', 'seller']

/** A distribution as a table whose cells are bars: share of products and share of units. */
export function SpreadTable({ spread, detail }: { spread: Spread; detail: MarketDetail }) {
  const { t } = useTranslation('markets')
  const reader = useReader(detail.marketplace)
  const { spreads } = MARKET_TEXTS[reader.language]
  const { of, known, classes: rows } = spread
  const title = spreads[of]
  const sample = detail.market.values.sample ?? 0
  return (
    <section className={classes.card} aria-label={title} data-spread={of}>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className={classes.note}>{t('spread.unknown')}</p>
      ) : (
        <table className={classes.bars}>
          <thead>
            <tr>
              <th scope="col">{t(`spread.class.${of}`)}</th>
              {!BY_UNITS.includes(of) && <th scope="col">{t('spread.products')}</th>}
              <th scope="col">{t('spread.units')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // The classes of a spread have no id of their own, and their order is fixed.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={at}>
                <th scope="row">
                  <ClassName of={of} row={row} detail={detail} reader={reader} />
                </th>
                {!BY_UNITS.includes(of) && (
                  <td>
                    <Bar
                      share={row.share}
                      text={`${reader.write('share', row.share)} · ${reader.write('count', row.products)}`}
                    />
                  </td>
                )}
                <td>
                  <Bar
                    share={row.unitShare}
                    text={`${reader.write('share', row.unitShare)} · ${reader.write('count', row.units)}`}
                    isUnits
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {known > 0 && known < sample && <p className={classes.note}>{t('spread.known', { known, sample })}</p>}
    </section>
  )
}

/** The server's lower bounds of listing age, in days. */
type AgeFrom = '0' | '31' | '92' | '183' | '366' | '731' | '1096'

function Bar({ share, text, isUnits = false }: { share: number | null; text: string; isUnits?: boolean }) {
  return (
    <span className={classes.bar}>
      <span
        aria-hidden
        className={classes.fill}
        data-units={isUnits || undefined}
        style={{ width: `${Math.round((share ?? 0) * 1000) / 10}%` }}
      />
      <span className={classes.amount}>{text}</span>
    </span>
  )
}

interface ClassNameProps {
  of: Spread['of']
  row: Class
  detail: MarketDetail
  reader: Reader
}

function ClassName({ of, row, detail, reader }: ClassNameProps) {
  const { t } = useTranslation('markets')
  const { values } = MARKET_TEXTS[reader.language]
  const { name, asin, from, to } = row
  if (asin !== null)
    return (
      <Link
        href={productPath(asin, detail.marketplace)}
        title={name ?? undefined}
        lang={marketplaces[detail.marketplace].language}
        className={classes.clamped}
      >
        {name}
      </Link>
    )
  if (name !== null) {
    if (of === 'country') return (values.country as Readonly<Record<string, string>>)[name] ?? name
    // The casts: the server's names of these classes.
    if (of === 'fulfilment') return t(`spread.fulfilment.${name as 'FBA'}`)
    if (of === 'content') return t(`spread.content.${name as 'both'}`)
    return <span className={classes.clamped}>{name}</span>
  }
  if (from === null && to === null) return t('spread.others', { count: row.products })
  if (of === 'age') return t(`spread.age.${String(from) as AgeFrom}`)
  if (of === 'year') return from === null ? t('spread.before', { year: to ?? 0 }) : String(from)
  const unit = of === 'price' ? 'money' : of === 'rating' ? 'rating' : 'count'
  const text = (value: number | null) => reader.write(unit, value)
  return to === null ? `≥ ${text(from)}` : from === 0 || from === null ? `< ${text(to)}` : `${text(from)} – ${text(to)}`
}
