/** Columns that grow while rows are added. */
import { PRODUCT_NUMBERS, type ProductNumber } from '#contracts/model/screener/product-metrics.ts'

/** Collects distinct texts; code 0 is unknown. */
export class Codes {
  readonly values = ['']
  readonly #codes = new Map<string, number>()
  of(value: string | null): number {
    if (value === null || value === '') return 0
    let code = this.#codes.get(value)
    if (code === undefined) {
      code = this.values.push(value) - 1
      this.#codes.set(value, code)
    }
    return code
  }
}

type NumberArray = Float32Array | Float64Array

/** Numbers by row. NaN: unknown. */
export class NumberColumn {
  readonly #kind: typeof Float32Array | typeof Float64Array
  #values: NumberArray
  constructor(kind: typeof Float32Array | typeof Float64Array = Float32Array) {
    this.#kind = kind
    this.#values = new kind(1024).fill(Number.NaN)
  }
  set(row: number, value: number | null | undefined): void {
    if (row >= this.#values.length) {
      const longer = new this.#kind(2 * row).fill(Number.NaN)
      longer.set(this.#values)
      this.#values = longer
    }
    this.#values[row] = value ?? Number.NaN
  }
  at(row: number): number {
    return this.#values[row] ?? Number.NaN
  }
  /** The values of these rows. */
  pick(rows: Uint32Array): NumberArray {
    const picked = new this.#kind(rows.length)
    for (let at = 0; at < rows.length; at++) picked[at] = this.at(rows[at]!)
    return picked
  }
}

/** Money can exceed the 24 bits that a single-precision number holds exactly. */
export function columnOf(name: ProductNumber): NumberColumn {
  return new NumberColumn(PRODUCT_NUMBERS[name].unit === 'money' ? Float64Array : Float32Array)
}
