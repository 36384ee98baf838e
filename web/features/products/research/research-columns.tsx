import { Link } from 'wouter'
import type { ResearchRow } from '#contracts/api/product-research.ts'
import type { ProductRow } from '#contracts/api/product-search.ts'
import { DASH, formatCount, formatPercent } from '#contracts/model/number.ts'
import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import { PRODUCT_NUMBERS } from '#contracts/model/screener/product-metrics.ts'
import { Sparkline } from '#web/kit/chart/sparkline.tsx'
import type { ListColumn } from '#web/kit/list/column.ts'
import { ProductCell } from '../search/product-cell.tsx'
import { type ProductReader, productColumns } from '../search/product-columns.tsx'
import classes from './research.module.css'
import { type MarketplaceData, rivalsPath } from './use-research.ts'

type Words = Record<
  | 'organicShare'
  | 'organicShareHelp'
  | 'adShare'
  | 'adShareHelp'
  | 'topKeywords'
  | 'topKeywordsHelp'
  | 'trend.units'
  | 'trend.price'
  | 'trend.rank'
  | 'trendHelp'
  | 'shared'
  | 'sharedHelp'
  | 'rivals'
  | 'findRivals',
  string
> & {
  trendOf: (first: string, last: string, least: string, most: string) => string
  family: (asin: string) => string
}

export interface ResearchReader extends Omit<ProductReader, 'words'> {
  words: ProductReader['words'] & Words
  /** Whether the list shows the rivals of a product. */
  ofRivals: boolean
  /** The address of the list. */
  params: URLSearchParams
  /** Of the rows; undefined before the first answer. */
  data: MarketplaceData['data'] | undefined
}

/** Product metrics that show at first. */
const FIRST = ['price', 'units', 'revenue', 'rank']
const LAST = ['rating', 'ratings']
const TRENDS = ['units', 'price', 'rank'] as const

/** Product, traffic and history first; all other columns of the product list can be chosen. */
export function researchColumns(reader: ResearchReader): ListColumn<ResearchRow>[] {
  const all = productColumns(reader)
  const first = all.filter(({ id }) => FIRST.includes(id))
  const keywords = all.filter(({ id }) => id === 'keywords').map((column) => ({ ...column, isOptional: false }))
  const others = all.filter(({ id }) => !['product', ...FIRST, ...LAST, 'keywords'].includes(id))
  const product = all.filter(({ id }) => id === 'product').map((column) => productColumn(column, reader))
  return [
    ...product,
    ...first,
    ...(reader.ofRivals ? [sharedColumn(reader)] : []),
    ...TRENDS.map((name) => trendColumn(name, reader)),
    ...keywords,
    ...trafficColumns(reader),
    rivalsColumn(reader),
    ...all.filter(({ id }) => LAST.includes(id)),
    ...others.map((column) => ({ ...column, isOptional: true })),
  ]
}

/** Says which variation or parent was typed. */
const productColumn = (
  column: ListColumn<ProductRow>,
  { marketplace, words }: ResearchReader,
): ListColumn<ResearchRow> => ({
  ...column,
  cell: (row) => (
    <ProductCell row={row} marketplace={marketplace} note={row.typed === null ? undefined : words.family(row.typed)} />
  ),
})

const sharedColumn = ({ words, grouping }: ResearchReader): ListColumn<ResearchRow> => ({
  id: 'sharedKeywords',
  head: words.shared,
  help: words.sharedHelp,
  isNumber: true,
  width: 104,
  cell: ({ sharedKeywords }) => (sharedKeywords === null ? DASH : formatCount(sharedKeywords, grouping)),
})

/** Most months that the history of a product has. */
const HISTORY_MONTHS = 24

function trendColumn(name: (typeof TRENDS)[number], reader: ResearchReader): ListColumn<ResearchRow> {
  const { words } = reader
  const format = (value: number) => formatMetric(PRODUCT_NUMBERS[name], value, reader)
  return {
    id: `trend ${name}`,
    head: words[`trend.${name}`],
    help: words.trendHelp,
    width: 136,
    cell: ({ history }) => {
      const values = history.map((point) => point[name])
      const [from, until] = [values[0], values.at(-1)]
      if (from === undefined || until === undefined) return DASH
      const ends = words.trendOf(format(from), format(until), format(Math.min(...values)), format(Math.max(...values)))
      return <Sparkline values={values} periods={HISTORY_MONTHS} label={`${words[`trend.${name}`]} ${ends}`} />
    },
  }
}

function trafficColumns({ words, grouping }: ResearchReader): ListColumn<ResearchRow>[] {
  const share = (id: 'organicShare' | 'adShare'): ListColumn<ResearchRow> => ({
    id,
    head: words[id],
    help: words[`${id}Help`],
    isNumber: true,
    width: 104,
    cell: ({ traffic }) => (traffic ? formatPercent(traffic[id], grouping) : DASH),
  })
  return [
    share('organicShare'),
    share('adShare'),
    {
      id: 'topKeywords',
      head: words.topKeywords,
      help: words.topKeywordsHelp,
      width: 240,
      cell: ({ traffic }) =>
        traffic && traffic.top.length > 0 ? (
          <ul className={classes.top}>
            {traffic.top.map((keyword) => (
              <li key={keyword.text}>
                {keyword.text} <small>{formatPercent(keyword.share, grouping)}</small>
              </li>
            ))}
          </ul>
        ) : (
          DASH
        ),
    },
  ]
}

const rivalsColumn = ({ words, marketplace, params, data }: ResearchReader): ListColumn<ResearchRow> => ({
  id: 'rivals',
  head: words.rivals,
  width: 96,
  cell: ({ asin, traffic }) =>
    traffic && data ? (
      <Link className={classes.link} href={rivalsPath(params, asin, { marketplace, data })}>
        {words.findRivals}
      </Link>
    ) : (
      DASH
    ),
})
