/** Columns that grow while rows are added. */
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { MetricUnit } from '#contracts/model/screener/metric.ts'
import { type CategoryFacts, nodesOf } from './product-table.format.ts'

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

/** Collects the category paths of marketplaces; code 0 is unknown. */
export class CategoryCodes {
  readonly facts: CategoryFacts[] = []
  readonly #codes = new Map<string, number>()
  of(marketplace: Marketplace, path: string[]): number {
    if (path.length === 0) return 0
    const key = JSON.stringify([marketplace, ...path])
    let code = this.#codes.get(key)
    if (code === undefined) {
      code = this.facts.push({ marketplace, path, nodes: nodesOf(path) })
      this.#codes.set(key, code)
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

const FIRST_BYTES = 1 << 16

/** Texts by row in UTF-8, as the objects of a million texts would take several times the memory. */
export class TextColumn {
  #bytes = Buffer.alloc(FIRST_BYTES)
  readonly #ends: number[] = []
  push(text: string): void {
    const start = this.#ends.at(-1) ?? 0
    const end = start + Buffer.byteLength(text)
    if (end > this.#bytes.length) {
      const longer = Buffer.alloc(2 * end)
      this.#bytes.copy(longer, 0, 0, start)
      this.#bytes = longer
    }
    this.#bytes.write(text, start)
    this.#ends.push(end)
  }
  /** The texts of these rows one after another, where each begins, and at last the end of all. */
  pick(rows: Uint32Array): { bytes: Uint8Array; starts: Uint32Array } {
    const bytes = new Uint8Array(this.#ends.at(-1) ?? 0)
    const starts = new Uint32Array(rows.length + 1)
    let at = 0
    for (const [place, row] of rows.entries()) {
      const text = this.#bytes.subarray(this.#ends[row - 1] ?? 0, this.#ends[row])
      bytes.set(text, at)
      at += text.length
      starts[place + 1] = at
    }
    return { bytes, starts }
  }
}

/** Money can exceed the 24 bits that a single-precision number holds exactly. */
export function columnOf({ unit }: { unit: MetricUnit }): NumberColumn {
  return new NumberColumn(unit === 'money' ? Float64Array : Float32Array)
}
