import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { MIN_CATEGORY_PRODUCTS } from '#server/features/catalogue/public.writing.ts'
import { type ImportSummary, type RejectedRow, rejections, warnings } from './import-summary.ts'
import { listPlaces, type Occurrences } from './occurrences.ts'
import { pictureFaults } from './picture-files.ts'

/**
 * Formats the summary for a terminal, without the message of a broken file. `origin`: origin of the website, e.g.
 * `http://127.0.0.1:3000`.
 */
export function summaryLines(summary: ImportSummary, origin: string): string[] {
  const { read, imported, merged, unchanged, rejected } = summary
  return [
    `${read} rows read: ${imported} imported, ${merged} merged, ${unchanged} unchanged, ${rejected} rejected`,
    ...rejectionLines(summary.rejections, rejections),
    ...entries(summary.warnings).map(([warning, count]) => `  in ${count} ${rows(count)}: ${warnings[warning]}`),
    ...pictureLines(summary),
    ...hintLines(summary, origin),
    ...nicheLines(summary, origin),
  ]
}

export function rejectionLines<R extends string>(
  found: Partial<Record<R, Occurrences<RejectedRow>>>,
  reasons: Readonly<Record<R, string>>,
): string[] {
  return entries(found).map(([reason, of]) => {
    const places = listPlaces(of, ({ row, name }) => (name ? `${row} (${name})` : String(row)))
    return `  ${of.count} rejected: ${reasons[reason]}; ${rows(of.count)} ${places}`
  })
}

function pictureLines({ pictures }: ImportSummary): string[] {
  if (!pictures) return []
  const { imported, unchanged, unused } = pictures
  const rejected = entries(pictures.rejections)
  if (imported + unchanged + unused + rejected.length === 0) return []
  const rest = unused > 0 ? `, ${unused} without a product in this file` : ''
  return [
    `pictures of products: ${imported} imported, ${unchanged} unchanged${rest}`,
    ...rejected.map(
      ([fault, found]) => `  ${found.count} rejected: ${pictureFaults[fault]}; ${listPlaces(found, (name) => name)}`,
    ),
  ]
}

function hintLines({ products }: ImportSummary, origin: string): string[] {
  const known = MARKETPLACES.flatMap((marketplace) => {
    const found = products[marketplace]
    return found ? [{ marketplace, ...found }] : []
  })
  const [first] = known
  if (!first) return []
  return [
    `products: ${known.map(({ marketplace, count }) => `${marketplace} ${count}`).join(', ')}`,
    `open ${origin}/products/asin_fx/index and type an ASIN, e.g. ${first.example} (${first.marketplace})`,
  ]
}

function nicheLines({ niches: { count, largest } }: ImportSummary, origin: string): string[] {
  if (!largest) return []
  return [
    `markets: ${count} ${count === 1 ? 'category' : 'categories'} of ${MIN_CATEGORY_PRODUCTS} products or more`,
    `open ${origin}/products/sc_fx/index and type a keyword, e.g. ${largest.title} (${largest.marketplace})`,
  ]
}

const rows = (count: number) => (count === 1 ? 'row' : 'rows')

/** Object.entries with typed keys, without undefined values. */
function entries<K extends string, V>(of: Partial<Record<K, V>>): [K, V][] {
  return Object.entries(of).filter((entry) => entry[1] !== undefined) as [K, V][] // the keys and values of `of`
}
