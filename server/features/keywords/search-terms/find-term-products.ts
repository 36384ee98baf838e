/** Finds products by what search terms say about them. Rows are codes of products. */
import type { TermProductFilter } from '#contracts/api/search-term-products.ts'
import { TERM_PRODUCT_TEXTS } from '#contracts/model/keywords/term-product-metrics.texts.ts'
import {
  TERM_PRODUCT_NUMBER_NAMES,
  TERM_PRODUCT_NUMBERS,
  type TermProductNumber,
} from '#contracts/model/keywords/term-product-metrics.ts'
import type { Language } from '#contracts/model/language.ts'
import { fold } from '#server/features/catalogue/public.ts'
import { rangeCondition } from '#server/features/screener/public.ts'
import type { Direction } from '#server/platform/columns/order.ts'
import { type Condition, selectRows } from '#server/platform/columns/select.ts'
import type { ProductColumns } from './aggregate-products.ts'
import type { SourceOfTerms } from './term-rows.ts'

/** Codes of the products that the terms point to and that meet the conditions. */
export function matchingProducts(
  source: SourceOfTerms,
  columns: ProductColumns,
  filter: TermProductFilter,
): Uint32Array {
  const { asins } = source.table
  const conditions = [
    ...rangeConditions(source, columns, filter),
    ...brandCondition(source, filter.brand),
    { kind: 'range', values: columns('terms'), min: 1, max: Number.POSITIVE_INFINITY } as const,
  ]
  return selectRows({ from: 1, to: asins.length + 1 }, conditions, new Uint32Array(asins.length))
}

function rangeConditions(
  { scope: { marketplace } }: SourceOfTerms,
  columns: ProductColumns,
  { goods = {} }: TermProductFilter,
): Condition[] {
  return TERM_PRODUCT_NUMBER_NAMES.flatMap((name) => {
    const bounds = goods[name]
    if (bounds === undefined || (bounds.min === undefined && bounds.max === undefined)) return []
    const nameIn = (language: Language) => TERM_PRODUCT_TEXTS[language].names[name]
    return [
      rangeCondition(bounds, { unit: TERM_PRODUCT_NUMBERS[name].unit, values: columns(name), marketplace, nameIn }),
    ]
  })
}

/** A brand without letters, such as “***”, matches nothing rather than everything. */
function brandCondition({ products, clicked }: SourceOfTerms, typed = ''): Condition[] {
  if (typed.trim() === '') return []
  const searched = fold(typed)
  const matches = products.facts.brands.map((brand) => searched !== '' && fold(brand).includes(searched))
  const keep = (code: number) => {
    const row = clicked[code]! - 1
    return row >= 0 && matches[products.codes.brand[row] ?? 0] === true
  }
  return [{ kind: 'row', keep }]
}

export interface ProductOrder {
  sort?: TermProductNumber | undefined
  order?: Direction | undefined
}

/** The column and direction of an order; most estimated clicks first. */
export function productOrder(columns: ProductColumns, { sort = 'clicks', order }: ProductOrder) {
  return { values: columns(sort), direction: order ?? TERM_PRODUCT_NUMBERS[sort].first }
}
