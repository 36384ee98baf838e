/**
 * Reads the details table of a product page (`product_details`: pairs of type and value) and the package measures in
 * it.
 */
import type { Product } from '#contracts/model/catalogue.ts'
import { contradictionOf } from './drop-contradictions.ts'
import type { Warning } from './import-summary.ts'
import { sizeOf, weightOf } from './measures.ts'
import { type Fields, objectOrEmpty } from './record-fields.ts'
import { lineOf } from './text.ts'

const DETAILS_READ = 200

/** Titles of each detail on the pages, in lower case without spaces. The first with a value wins. */
const TITLES = {
  brand: ['brand', 'brandname', 'marke'],
  'date first available': ['datefirstavailable', 'imangebotvonamazon.deseit'],
  'package size': ['packagedimensions', 'itempackagedimensionslxwxh', 'paketabmessungen', 'verpackungsabmessungen'],
  'product size': ['productdimensions', 'itemdimensionslxwxh', 'produktabmessungen', 'artikelabmessungenlxbxh'],
  'package weight': ['packageweight', 'shippingweight', 'paketgewicht', 'versandgewicht'],
  'item weight': ['itemweight', 'weight', 'artikelgewicht', 'gewicht'],
} as const

export type Detail = keyof typeof TITLES

/** Returns a lookup function, which returns null for a missing detail. */
export function detailsOf(table: unknown): (detail: Detail) => string | null {
  const found = new Map<string, string>()
  for (const entry of Array.isArray(table) ? table.slice(0, DETAILS_READ) : []) {
    const { type, value } = objectOrEmpty(entry)
    const title = lineOf(type, 100)?.toLowerCase().replace(/\s/g, '')
    const text = lineOf(value, 300)
    if (title && text && !found.has(title)) found.set(title, text)
  }
  return (detail) => TITLES[detail].map((title) => found.get(title)).find((text) => text !== undefined) ?? null
}

/**
 * Size and weight of the package, because fees depend on them. Falls back to those of the item; `measures` is then
 * `item`, or `piece` if the listing sells several.
 */
export function packageOf(
  row: Fields,
  details: (detail: Detail) => string | null,
  packCount: number,
): Pick<Product, 'size' | 'weight' | 'measures'> & { warning: Warning | null } {
  const packageSize = details('package size')
  const productSize = details('product size')
  const packed = { size: first(sizeOf, packageSize), weight: first(weightOf, details('package weight'), packageSize) }
  const size = packed.size ?? first(sizeOf, row.product_dimensions, productSize)
  const weight =
    packed.weight ?? first(weightOf, row.item_weight, details('item weight'), row.product_dimensions, productSize)
  const isItem = size !== packed.size || weight !== packed.weight
  const found = {
    size,
    weight,
    measures: size === null && weight === null ? null : isItem ? (packCount > 1 ? 'piece' : 'item') : 'package',
  } as const
  if (areUnitsConfused(sizeOf(row.product_dimensions), sizeOf(productSize)) && sizeOf(packageSize) === null)
    return { ...found, size: null, warning: 'unclearUnits' }
  return { ...found, warning: contradictionOf(found) }
}

/** Whether two sizes of the product have the same numbers in inches and in centimetres; then neither is reliable. */
function areUnitsConfused(one: Product['size'], other: Product['size']): boolean {
  if (one === null || other === null) return false
  const ratios = one.map((side, i) => side / (other[i] ?? side))
  return [2.54, 1 / 2.54].some((factor) => ratios.every((ratio) => Math.abs(ratio / factor - 1) < 0.05))
}

function first<T>(read: (value: unknown) => T | null, ...values: unknown[]): T | null {
  return values.map(read).find((found) => found !== null) ?? null
}
