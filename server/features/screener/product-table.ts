/**
 * The table of products in memory. Arrays of past months and the labels of rows are read from the file when a search
 * needs them.
 */
import { MARKETPLACES, type Marketplace } from '#contracts/model/marketplaces.ts'
import { PRODUCT_NUMBER_NAMES, PRODUCT_NUMBERS, type ProductNumber } from '#contracts/model/screener/product-metrics.ts'
import type { ColumnArray } from '#server/platform/columns/column-file.ts'
import { type SearchMemory, searchMemory } from '#server/platform/columns/word-search.ts'
import { indexTexts, type WordTexts } from '#server/platform/columns/words.ts'
import { remember } from '#server/platform/remember.ts'
import { familyRows } from './family-index.ts'
import {
  asinNumber,
  type CategoryFacts,
  type ProductLabel,
  type RowSpan,
  TABLE_VERSION,
  type TableFacts,
  unpackLabel,
} from './product-table.format.ts'
import { openTableFile } from './table-file.ts'

const BYTE_CODES = ['method', 'sizeTier', 'fulfilment', 'sellerCountry', 'badges', 'aPlus', 'bestMonth'] as const
const WIDE_CODES = ['brand', 'seller', 'category', 'niche'] as const

type Span = Pick<RowSpan, 'from' | 'to' | 'months'>
const NO_ROWS: Span = { from: 0, to: 0, months: [] }

export interface ProductTable {
  readonly facts: TableFacts
  readonly rows: number
  readonly owners: Uint32Array
  readonly texts: WordTexts
  /** Equal for the variations of a listing, which an import stores as rows with the units of the whole listing. */
  readonly listings: Float64Array
  readonly unitsLow: Float32Array
  readonly unitsHigh: Float32Array
  readonly bytes: Readonly<Record<(typeof BYTE_CODES)[number], Uint8Array>>
  readonly codes: Readonly<Record<(typeof WIDE_CODES)[number], Uint32Array>>
  /** Memory for a selection; a search uses it at once and keeps no view of it. */
  readonly memory: SearchMemory
  asin(row: number): number
  /** Rows of products that have this variation or parent; see family-index.ts. */
  familyRows(asin: number): number[]
  /** Reads from the file. */
  label(row: number): ProductLabel
  /** The values of a metric in the latest month, or in another one that the table has. */
  numbers(name: ProductNumber, month?: string): ColumnArray
  span(marketplace: Marketplace, data: RowSpan['data']): Span
  category(code: number): CategoryFacts | undefined
  /** Rows of the account's own products hide the public rows of the same ASIN: 1 for a hidden row. Null if it has none. */
  hiddenFrom(accountId: number): Uint8Array | null
  /** Lets a stream read labels after `close`, until the function that it returns is called. */
  hold(): () => void
  close(): void
}

/** Months in memory at a time; each takes 28 bytes a product. */
const CACHED_MONTHS = 2
/** Accounts whose hidden rows are in memory at a time; each takes a byte a product. */
const CACHED_OWNERS = 32

/** Throws if the file is missing or of another version. */
export function openProductTable(path: string): ProductTable {
  const { file, facts } = openTableFile<TableFacts>(path, TABLE_VERSION)
  const kindOf = (name: ProductNumber) => (PRODUCT_NUMBERS[name].unit === 'money' ? 'f64' : 'f32')
  const latest = new Map(PRODUCT_NUMBER_NAMES.map((name) => [name, file.read(name, kindOf(name))]))
  const asins = file.read('asin', 'f64')
  const owners = file.read('owner', 'u32')
  const labelText = file.texts('labels')
  const labelStarts = file.read('labelStarts', 'u32')
  const months = new Map<string, Map<ProductNumber, ColumnArray>>()
  const hidden = new Map<number, Uint8Array>()
  return {
    facts,
    rows: owners.length,
    owners,
    texts: indexTexts({ words: facts.words, runs: file.read('runs', 'u32'), starts: file.read('starts', 'u32') }),
    listings: file.read('listing', 'f64'),
    unitsLow: file.read('unitsLow', 'f32'),
    unitsHigh: file.read('unitsHigh', 'f32'),
    // The casts: Object.fromEntries forgets the keys.
    bytes: Object.fromEntries(BYTE_CODES.map((name) => [name, file.read(name, 'u8')])) as ProductTable['bytes'],
    codes: Object.fromEntries(WIDE_CODES.map((name) => [name, file.read(name, 'u32')])) as ProductTable['codes'],
    memory: searchMemory(owners.length),
    asin: (row) => asins[row]!,
    familyRows: familyRows(file),
    label: (row) => unpackLabel(labelText(labelStarts[row]!, labelStarts[row + 1]!)),
    numbers(name, month) {
      const hasMonths = PRODUCT_NUMBERS[name].period === 'month'
      if (month === undefined || !hasMonths || month === facts.months.at(-1)) return latest.get(name)! // read above
      const values = remember(months, month, () => new Map<ProductNumber, ColumnArray>(), CACHED_MONTHS)
      return remember(values, name, () => file.read(`${month} ${name}`, kindOf(name)))
    },
    span: (marketplace, data) =>
      facts.spans.find((span) => span.marketplace === marketplace && span.data === data) ?? NO_ROWS,
    category: (code) => facts.categories[code - 1],
    hiddenFrom(accountId) {
      if (!facts.owners.includes(accountId)) return null
      return remember(hidden, accountId, () => hiddenRows(accountId, owners, asins, facts.spans), CACHED_OWNERS)
    },
    hold: file.hold,
    close: file.close,
  }
}

function hiddenRows(accountId: number, owners: Uint32Array, asins: Float64Array, spans: readonly RowSpan[]) {
  const hidden = new Uint8Array(owners.length)
  for (const marketplace of MARKETPLACES) {
    const own = new Set<number>()
    const rows = spans.filter((span) => span.marketplace === marketplace)
    for (const { from, to } of rows)
      for (let row = from; row < to; row++) if (owners[row] === accountId) own.add(asins[row]!)
    for (const { from, to } of rows)
      for (let row = from; row < to; row++) if (owners[row] === 0 && own.has(asins[row]!)) hidden[row] = 1
  }
  return hidden
}

/** The numbers of ASINs, to look for rows. */
export const asinNumbers = (asins: Iterable<string>) => new Set([...asins].map(asinNumber))
