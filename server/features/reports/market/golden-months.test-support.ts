import type { MarketFacts } from './facts.ts'
import { isKnown, total } from './golden-arithmetic.test-support.ts'

export function sumOfMonths(
  facts: MarketFacts,
  name: 'units' | 'searches' | 'purchases' | 'glanceViews',
  from: number,
  to?: number,
) {
  const values = facts.months.slice(from, to).map((month) => month[name])
  return facts.months.length < -from || values.some((value) => value === null) ? null : total(values.filter(isKnown))
}

export function seasons(facts: MarketFacts): [month: number, index: number][] {
  const name = facts.months.every(({ units }) => units !== null) ? 'units' : 'searches'
  const known = facts.months.map((month) => ({ at: Number(month.month.slice(5)), value: month[name] }))
  if (known.length < 12 || known.some(({ value }) => value === null)) return []
  const level = total(known.map(({ value }) => value ?? 0)) / known.length
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((at) => {
    const own = known.filter((each) => each.at === at).map(({ value }) => value ?? 0)
    return [at, total(own) / own.length / level]
  })
}

export function cutoff(asOf: string, months: number): string {
  const date = new Date(`${asOf}T00:00:00Z`)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.toISOString().slice(0, 10)
}
