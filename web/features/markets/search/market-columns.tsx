import { Link } from 'wouter'
import type { MarketRow } from '#contracts/api/market-shapes.ts'
import type { Language } from '#contracts/model/language.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { DASH, type Grouping } from '#contracts/model/number.ts'
import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import { MARKET_NUMBER_NAMES, MARKET_NUMBERS, type MarketNumber } from '#contracts/model/screener/market-metrics.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { thumbnailOf } from '#web/features/catalogue/public/thumbnail.ts'
import type { ListColumn } from '#web/kit/list/column.ts'
import { titleOf } from '../market-path.ts'
import { MetricValue } from '../metric-value.tsx'
import classes from './market-cell.module.css'

interface Reader {
  marketplace: Marketplace
  language: Language
  grouping: Grouping
  market: string
  pathTo: (row: MarketRow) => string
}

/** Shown at first, in this order. */
const FIRST: readonly MarketNumber[] = [
  'unitsYear',
  'revenue',
  'avgUnits',
  'avgPrice',
  'openness',
  'brandConcentration',
  'newShare',
  'ratings',
  'searches',
  'returnRate',
]
const WIDE: readonly MarketNumber[] = ['revenue', 'avgRevenue', 'headRevenue', 'newRevenue', 'units', 'volume']

/** All columns of the market list; a metric brings its name, formula, unit and order. */
export function marketColumns(reader: Reader): ListColumn<MarketRow>[] {
  const { language, market } = reader
  const { names, formulas, values } = MARKET_TEXTS[language]
  const numberColumn = (name: MarketNumber): ListColumn<MarketRow> => ({
    id: name,
    head: names[name],
    help: formulas[name],
    isNumber: true,
    width: WIDE.includes(name) ? 136 : 112,
    isOptional: !FIRST.includes(name),
    sort: { by: name, first: MARKET_NUMBERS[name].first },
    cell: (row) => <MetricValue row={row} name={name} reader={reader} />,
  })
  return [
    { id: 'market', head: market, width: 330, cell: (row) => <MarketCell row={row} reader={reader} /> },
    ...FIRST.map(numberColumn),
    {
      id: 'period',
      head: names.period,
      help: formulas.period,
      width: 124,
      cell: ({ period, peakMonth }) => (
        <>
          {period ? values.period[period] : DASH}
          {peakMonth !== null && <small className={classes.peak}>{monthName(values.peakMonth, peakMonth)}</small>}
        </>
      ),
    },
    ...MARKET_NUMBER_NAMES.filter((name) => !FIRST.includes(name)).map(numberColumn),
    {
      id: 'country',
      head: names.country,
      help: formulas.country,
      width: 140,
      isOptional: true,
      cell: ({ country }) => (country ? values.country[country] : DASH),
    },
  ]
}

const monthName = (names: Readonly<Record<string, string>>, month: number) => names[String(month)] ?? DASH

/** Pictures of the best sellers, the title with a link to the market, and its category. */
function MarketCell({ row, reader }: { row: MarketRow; reader: Reader }) {
  const { language, marketplace, pathTo } = reader
  const title = titleOf(row, language)
  const isTranslated = title !== row.title
  const above = row.level === 'niche' ? row.path : row.path.slice(0, -1)
  return (
    <div className={classes.market}>
      <span className={classes.pictures}>
        {row.pictures.slice(0, 2).map(({ asin, imageUrl }) => (
          <span key={asin}>
            <ProductPicture src={thumbnailOf(imageUrl)} alt="" name={title} />
          </span>
        ))}
      </span>
      <span className={classes.words}>
        <Link
          href={pathTo(row)}
          className={classes.title}
          title={row.title}
          lang={isTranslated ? undefined : marketplaces[marketplace].language}
        >
          {title}
        </Link>
        <small lang="en" title={row.path.join(' › ')}>
          {above.length > 0 ? above.slice(-2).join(' › ') : MARKET_TEXTS[language].levels[row.level]}
        </small>
      </span>
    </div>
  )
}
