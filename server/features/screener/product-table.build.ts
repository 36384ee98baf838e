/**
 * Makes the table of products: one array a metric, in a file beside the catalogue. Lists search and show it without
 * touching the catalogue.
 */
import type { MonthPoint, Product } from '#contracts/model/catalogue.ts'
import {
  PRODUCT_NUMBER_NAMES,
  PRODUCT_NUMBERS,
  type ProductNumber,
  SIZE_TIERS,
  UNITS_METHODS,
} from '#contracts/model/screener/product-metrics.ts'
import { SELLER_COUNTRIES } from '#contracts/model/screener/shared-values.ts'
import { fold } from '#server/features/catalogue/public.ts'
import { type ColumnArray, writeColumnFile } from '#server/platform/columns/column-file.ts'
import { packTexts } from '#server/platform/columns/words.ts'
import { FamilyIndexBuilder } from './family-index.ts'
import { CategoryCodes, Codes, columnOf, NumberColumn, TextColumn } from './growing-columns.ts'
import type { ProductMeasures } from './measure-product.ts'
import { asinNumber, packLabel, type RowSpan, TABLE_VERSION, type TableFacts } from './product-table.format.ts'
import { orderBySpan, spanNumber, spansOf } from './row-spans.ts'

/** Metrics of which each month has a value, in the order of their arrays. */
const MONTH_NUMBERS = PRODUCT_NUMBER_NAMES.filter((name) => PRODUCT_NUMBERS[name].period === 'month')

export interface BuiltRow {
  product: Product
  months: readonly MonthPoint[]
  measures: ProductMeasures
  nicheId: string | null
}

/**
 * Packs rows as they come, since the objects of a million products would not fit into memory, and puts them in order at
 * the end: by marketplace, class and units.
 */
export class ProductTableBuilder {
  readonly #numbers = PRODUCT_NUMBER_NAMES.map((name) => columnOf(PRODUCT_NUMBERS[name]))
  readonly #low = new NumberColumn()
  readonly #high = new NumberColumn()
  readonly #asins: string[] = []
  readonly #listings: string[] = []
  readonly #families = new FamilyIndexBuilder()
  readonly #owners: number[] = []
  readonly #spans: number[] = []
  readonly #codes = {
    method: [] as number[],
    sizeTier: [] as number[],
    fulfilment: [] as number[],
    sellerCountry: [] as number[],
    badges: [] as number[],
    aPlus: [] as number[],
    bestMonth: [] as number[],
    brand: [] as number[],
    seller: [] as number[],
    category: [] as number[],
    niche: [] as number[],
  }
  readonly #titles: string[] = []
  readonly #labels = new TextColumn()
  readonly #brands = new Codes()
  readonly #sellers = new Codes()
  readonly #niches = new Codes()
  readonly #categories = new CategoryCodes()
  /** Values of each month, in the order of MONTH_NUMBERS. */
  readonly #months = new Map<string, NumberColumn[]>()
  readonly #spanMonths = new Map<number, Set<string>>()

  add({ product, months, measures, nicheId }: BuiltRow): void {
    const row = this.#asins.push(product.asin) - 1
    this.#listings.push(product.parentAsin ?? product.asin)
    this.#families.add(row, product)
    for (const [at, name] of PRODUCT_NUMBER_NAMES.entries()) this.#numbers[at]!.set(row, measures.numbers[name])
    this.#low.set(row, measures.units.low)
    this.#high.set(row, measures.units.high)
    this.#owners.push(product.owner ?? 0)
    const span = spanNumber(product)
    this.#spans.push(span)
    const codes = this.#codes
    codes.method.push(UNITS_METHODS.indexOf(measures.units.method) + 1)
    codes.sizeTier.push(codeOf(SIZE_TIERS, measures.sizeTier))
    codes.fulfilment.push(codeOf(['FBA', 'FBM', 'AMZ'], product.fulfilment))
    codes.sellerCountry.push(countryCode(product.sellerCountry))
    codes.badges.push(badgeBits(product))
    codes.aPlus.push(product.aPlus === null ? 0 : product.aPlus ? 1 : 2)
    codes.bestMonth.push(measures.bestMonth ?? 0)
    codes.brand.push(this.#brands.of(product.brand))
    codes.seller.push(this.#sellers.of(product.seller))
    codes.category.push(this.#categories.of(product.marketplace, product.categoryPath))
    codes.niche.push(this.#niches.of(nicheId))
    this.#titles.push(fold(product.title))
    this.#labels.push(packLabel(product))
    const spanMonths = this.#spanMonths.get(span) ?? new Set()
    this.#spanMonths.set(span, spanMonths)
    for (const point of months) {
      spanMonths.add(point.month)
      this.#addMonth(row, point)
    }
  }

  #addMonth(row: number, { month, price, units, revenue, rank, ratings }: MonthPoint): void {
    let columns = this.#months.get(month)
    if (!columns) {
      columns = MONTH_NUMBERS.map((name) => columnOf(PRODUCT_NUMBERS[name]))
      this.#months.set(month, columns)
    }
    const point: Partial<Record<ProductNumber, number>> = { price, units, revenue, rank, ratings }
    for (const [at, name] of MONTH_NUMBERS.entries()) columns[at]!.set(row, point[name])
  }

  /** Writes the file; returns the number of rows. `titleOf` names the niches. */
  write(file: string, stamp: string, titleOf: (nicheId: string) => string): number {
    const order = this.#order()
    const rows = order.length
    const pick = <A extends ColumnArray>(out: A, values: ArrayLike<number>): A => {
      for (let at = 0; at < rows; at++) out[at] = values[order[at]!]!
      return out
    }
    const texts = packTexts(Array.from(order, (row) => this.#titles[row]!))
    const labels = this.#labels.pick(order)
    const months = [...this.#months.keys()].toSorted()
    const facts: TableFacts = {
      version: TABLE_VERSION,
      stamp,
      spans: this.#rowSpans(order),
      brands: this.#brands.values,
      sellers: this.#sellers.values,
      categories: this.#categories.facts,
      niches: this.#niches.values.map((id) => ({ id, title: id === '' ? '' : titleOf(id) })),
      months,
      words: [...texts.words],
      owners: [...new Set(this.#owners)].filter((owner) => owner !== 0),
    }
    const codes = this.#codes
    const arrays: [string, ColumnArray][] = [
      ['asin', pick(new Float64Array(rows), this.#asins.map(asinNumber))],
      ['listing', pick(new Float64Array(rows), this.#listings.map(asinNumber))],
      ...this.#families.arrays(order),
      ['owner', pick(new Uint32Array(rows), this.#owners)],
      ...PRODUCT_NUMBER_NAMES.map((name, at): [string, ColumnArray] => [name, this.#numbers[at]!.pick(order)]),
      ['unitsLow', this.#low.pick(order)],
      ['unitsHigh', this.#high.pick(order)],
      ['method', pick(new Uint8Array(rows), codes.method)],
      ['sizeTier', pick(new Uint8Array(rows), codes.sizeTier)],
      ['fulfilment', pick(new Uint8Array(rows), codes.fulfilment)],
      ['sellerCountry', pick(new Uint8Array(rows), codes.sellerCountry)],
      ['badges', pick(new Uint8Array(rows), codes.badges)],
      ['aPlus', pick(new Uint8Array(rows), codes.aPlus)],
      ['bestMonth', pick(new Uint8Array(rows), codes.bestMonth)],
      ['brand', pick(new Uint32Array(rows), codes.brand)],
      ['seller', pick(new Uint32Array(rows), codes.seller)],
      ['category', pick(new Uint32Array(rows), codes.category)],
      ['niche', pick(new Uint32Array(rows), codes.niche)],
      ['runs', texts.runs],
      ['starts', texts.starts],
      ['labels', labels.bytes],
      ['labelStarts', labels.starts],
      ...months.flatMap((month) =>
        MONTH_NUMBERS.map((name, at): [string, ColumnArray] => [
          `${month} ${name}`,
          this.#months.get(month)![at]!.pick(order),
        ]),
      ),
    ]
    writeColumnFile(file, facts, arrays)
    return rows
  }

  /** Most units first within a span. */
  #order(): Uint32Array {
    const units = this.#numbers[PRODUCT_NUMBER_NAMES.indexOf('units')]!
    return orderBySpan(this.#spans, (row) => units.at(row))
  }

  #rowSpans(order: Uint32Array): RowSpan[] {
    return spansOf(order, this.#spans).map(({ number, ...span }) => ({
      ...span,
      months: [...(this.#spanMonths.get(number) ?? [])].toSorted(),
    }))
  }
}

/** Code 0 is unknown. */
const codeOf = (values: readonly string[], value: string | null) => (value === null ? 0 : values.indexOf(value) + 1)

function countryCode(country: string | null): number {
  if (country === null) return 0
  const code = codeOf(SELLER_COUNTRIES, country)
  return code === 0 ? codeOf(SELLER_COUNTRIES, 'XX') : code
}

const BADGES = ['bestSeller', 'amazonsChoice', 'newRelease'] as const
const badgeBits = ({ badges }: Product) =>
  BADGES.reduce((bits, badge, at) => bits | (badges.includes(badge) ? 1 << at : 0), 0)
