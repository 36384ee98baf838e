import { Link } from 'wouter'
import type { ProductRow } from '#contracts/api/product-search.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { DASH, type Grouping } from '#contracts/model/number.ts'
import { RISK_TONES } from '#contracts/model/rights/risk-tones.ts'
import { formatMetric, formatMetricRange } from '#contracts/model/screener/format-metric.ts'
import { isLatestOnly } from '#contracts/model/screener/metric.ts'
import { UNITS_METHOD_TEXTS } from '#contracts/model/screener/product-export.texts.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import { PRODUCT_NUMBER_NAMES, PRODUCT_NUMBERS, type ProductNumber } from '#contracts/model/screener/product-metrics.ts'
import type { ListColumn } from '#web/kit/list/column.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { isEstimate } from '../estimates.ts'
import { ProductCell } from './product-cell.tsx'
import classes from './product-search.module.css'

export interface ProductReader {
  marketplace: Marketplace
  language: Language
  grouping: Grouping
  /** The chosen month, if it is not the latest. */
  month: string | undefined
  words: { product: string; category: string; check: string; listed: string }
}

/** Shown at first, in this order. */
const FIRST: readonly ProductNumber[] = [
  'price',
  'units',
  'unitsChange',
  'revenue',
  'rank',
  'rankChange',
  'rating',
  'ratings',
  'margin',
]
const WIDE: readonly ProductNumber[] = ['revenue', 'volume', 'units']

/** All columns of the product list; a metric brings its name, formula, unit and order. */
export function productColumns(reader: ProductReader): ListColumn<ProductRow>[] {
  const { marketplace, language, month, words } = reader
  const { names, formulas, values } = PRODUCT_TEXTS[language]
  const others = PRODUCT_NUMBER_NAMES.filter((name) => !FIRST.includes(name))
  const numberColumn = (name: ProductNumber): ListColumn<ProductRow> => ({
    id: name,
    head: names[name],
    help: formulas[name],
    isNumber: true,
    width: WIDE.includes(name) ? 112 : 96,
    isOptional: !FIRST.includes(name),
    // An earlier month has no such metric, so nothing can be sorted by it.
    sort:
      month !== undefined && isLatestOnly(PRODUCT_NUMBERS, name)
        ? undefined
        : { by: name, first: PRODUCT_NUMBERS[name].first },
    cell: (row) => <NumberCell row={row} name={name} reader={reader} />,
  })
  return [
    {
      id: 'product',
      head: words.product,
      width: 340,
      cell: (row) => <ProductCell row={row} marketplace={marketplace} />,
    },
    ...FIRST.map(numberColumn),
    {
      id: 'rights',
      head: names.rights,
      help: formulas.rights,
      width: 96,
      cell: (row) => <RightsCell row={row} marketplace={marketplace} language={language} check={words.check} />,
    },
    {
      id: 'category',
      head: words.category,
      width: 160,
      isOptional: true,
      cell: ({ category }) => <span title={category?.path.join(' › ')}>{category?.name ?? DASH}</span>,
    },
    ...others.map(numberColumn),
    {
      id: 'fulfilment',
      head: names.fulfilment,
      help: formulas.fulfilment,
      width: 100,
      isOptional: true,
      cell: ({ fulfilment }) => (fulfilment ? values.fulfilment[fulfilment] : DASH),
    },
    {
      id: 'sellerCountry',
      head: names.sellerCountry,
      help: formulas.sellerCountry,
      width: 132,
      isOptional: true,
      cell: ({ sellerCountry, seller }) => (
        <span title={seller ?? undefined}>{sellerCountry ? values.sellerCountry[sellerCountry] : DASH}</span>
      ),
    },
    {
      id: 'sizeTier',
      head: names.sizeTier,
      help: formulas.sizeTier,
      width: 132,
      isOptional: true,
      cell: ({ sizeTier }) => (sizeTier ? values.sizeTier[sizeTier] : DASH),
    },
    {
      id: 'bestMonth',
      head: names.bestMonth,
      help: formulas.bestMonth,
      width: 100,
      isOptional: true,
      cell: ({ bestMonth }) =>
        bestMonth === null ? DASH : values.bestMonth[String(bestMonth) as keyof typeof values.bestMonth], // 1 to 12
    },
    { id: 'listedOn', head: words.listed, width: 112, isOptional: true, cell: ({ listedOn }) => listedOn ?? DASH },
  ]
}

/** Growth is green, decline red; estimates show their method, and units their range. */
function NumberCell({ row, name, reader }: { row: ProductRow; name: ProductNumber; reader: ProductReader }) {
  const metric = PRODUCT_NUMBERS[name]
  const value = row.values[name]
  const text = formatMetric(metric, value, reader)
  if (isEstimate(name, value, row.units.method) && reader.month === undefined)
    return (
      <span title={UNITS_METHOD_TEXTS[reader.language][row.units.method]}>
        ≈ {text}
        {name === 'units' && <small>{formatMetricRange(metric, row.units, reader)}</small>}
      </span>
    )
  const isChange = metric.unit === 'change' || metric.unit === 'shift'
  const tone = isChange && value !== null && value !== 0 ? (value > 0 ? 'var(--good)' : 'var(--bad)') : undefined
  return <span style={tone ? { color: tone } : undefined}>{text}</span>
}

interface RightsCellProps {
  row: ProductRow
  marketplace: Marketplace
  language: Language
  check: string
}

/** The risk of the last check, or a link that begins one. */
function RightsCell({ row: { asin, rights }, marketplace, language, check }: RightsCellProps) {
  if (!rights)
    return (
      <Link className={classes.link} href={`/ai/tort/query?${new URLSearchParams({ asin, marketplace })}`}>
        {check}
      </Link>
    )
  const { values } = PRODUCT_TEXTS[language]
  return (
    <Link href={`/ai/tort/query?id=${rights.id}`}>
      <Tag tone={RISK_TONES[rights.risk]}>{values.rights[rights.risk]}</Tag>
    </Link>
  )
}
