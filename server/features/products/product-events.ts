/** Marks for the chart of a product: deals and large changes of the price. */
import type { PRODUCT_EVENTS } from '#contracts/api/product-detail.ts'
import type { MonthPoint, ProductHistory } from '#contracts/model/catalogue.ts'

export interface ProductEvent {
  kind: (typeof PRODUCT_EVENTS)[number]
  from: string
  until: string
  /** Minor units. */
  price: number
  /** Against the average price of the month before, as a fraction. */
  change: number
}

/** Smaller changes of a month's average price are ordinary. */
const LARGE_CHANGE = 0.1

/** Oldest first. */
export function productEvents({ months, deals }: Pick<ProductHistory, 'months' | 'deals'>): ProductEvent[] {
  const ofDeals = deals.flatMap(({ kind, startsOn: from, endsOn: until, price }): ProductEvent[] => {
    const before = months.findLast(({ month }) => month < from.slice(0, 7)) ?? months[0]
    return before ? [{ kind, from, until, price, change: changeOf(before.price, price) }] : []
  })
  return [...ofDeals, ...priceChanges(months)].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

function priceChanges(months: readonly MonthPoint[]): ProductEvent[] {
  return months.slice(1).flatMap(({ month, price }, at): ProductEvent[] => {
    const change = changeOf(months[at]!.price, price) // the slice begins one month later
    if (Math.abs(change) <= LARGE_CHANGE) return []
    const day = `${month}-01`
    return [{ kind: change > 0 ? 'priceRise' : 'priceDrop', from: day, until: day, price, change }]
  })
}

const changeOf = (before: number, price: number) => (before > 0 ? (price - before) / before : 0)
