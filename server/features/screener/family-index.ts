/** Finds the row of a product by the ASIN of one of its variations or of their parent, which have no rows of their own. */
import { isAsin } from '#contracts/core/rules.ts'
import type { Product } from '#contracts/model/catalogue.ts'
import type { ColumnArray, ColumnFile } from '#server/platform/columns/column-file.ts'
import { asinNumber } from './product-table.format.ts'

export class FamilyIndexBuilder {
  readonly #asins: number[] = []
  readonly #rows: number[] = []

  add(row: number, { asin, parentAsin, variants }: Pick<Product, 'asin' | 'parentAsin' | 'variants'>): void {
    const family = new Set([...(parentAsin === null ? [] : [parentAsin]), ...variants.map((variant) => variant.asin)])
    family.delete(asin)
    for (const member of family)
      if (isAsin(member)) {
        this.#asins.push(asinNumber(member))
        this.#rows.push(row)
      }
  }

  /** @param order the rows in the order of the table */
  arrays(order: Uint32Array): [string, ColumnArray][] {
    const places = new Uint32Array(order.length)
    for (const [place, row] of order.entries()) places[row] = place
    const placeOf = (at: number) => places[this.#rows[at]!]!
    const sorted = Uint32Array.from(this.#asins.keys()).sort(
      (a, b) => this.#asins[a]! - this.#asins[b]! || placeOf(a) - placeOf(b),
    )
    return [
      ['family asins', Float64Array.from(sorted, (at) => this.#asins[at]!)],
      ['family rows', Uint32Array.from(sorted, placeOf)],
    ]
  }
}

/** The rows whose product has this variation or parent, in the order of the table. Few searches need the arrays. */
export function familyRows(file: ColumnFile): (asin: number) => number[] {
  let arrays: { asins: Float64Array; rows: Uint32Array } | undefined
  return (asin) => {
    arrays ??= { asins: file.read('family asins', 'f64'), rows: file.read('family rows', 'u32') }
    const { asins, rows } = arrays
    const found: number[] = []
    for (let at = firstPlace(asins, asin); asins[at] === asin; at++) found.push(rows[at]!)
    return found
  }
}

function firstPlace(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
