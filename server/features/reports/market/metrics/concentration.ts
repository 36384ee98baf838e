import type { Fulfilment, Product } from '#contracts/model/catalogue.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { MIN_MARKET_SAMPLE, tooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure, factFigure, type Range, rangeFigure, withholdTooFew } from '../../asin/context.ts'
import { sum } from '../../asin/metrics/statistics.ts'
import type { MarketContext, Member } from '../context.ts'
import { shareOf, soldBy, totalOf } from './ranges.ts'

/** Top 3 and top 10 are the concentration ratios CR3 and CR10. */
export const TOPS = [3, 10, 20, 50] as const
type Top = (typeof TOPS)[number]

export interface Groups {
  names: string[]
  units: Range[][]
  /** Number of products with known name and units. */
  sample: number
  share: (top: number) => Range | null
}

export interface ConcentrationMetrics {
  products: Groups
  brands: Groups
  sellers: Groups
  tops: Record<'products' | 'brands' | 'sellers', Record<Top, Range | null>>
  /** Herfindahl–Hirschman index, 0–10,000. */
  hhi: Record<'products' | 'brands' | 'sellers', Range | null>
  hhiProducts: Figure
  hhiBrands: Figure
  topTen: Figure
  /** Share of the top ten beyond an even split, which makes niches of different sizes comparable. */
  excess: Figure
  topBrand: Figure
  topBrandName: Figure
  topTenBrands: Figure
  topTenSellers: Figure
  brandCount: Figure
  sellerCount: Figure
  amazon: Figure
  chinese: Figure
}

/** Products without a known name or units are left out of both part and whole. */
export function groupsBy(members: readonly Member[], nameOf: (product: Product) => string | null): Groups {
  const units = new Map<string, Range[]>()
  for (const member of members) {
    const name = nameOf(member.product)
    if (name === null || member.units === null) continue
    units.set(name, [...(units.get(name) ?? []), member.units])
  }
  const value = (ranges: Range[]) => totalOf(ranges)?.value ?? 0
  const order = [...units].sort((a, b) => value(b[1]) - value(a[1]) || (a[0] < b[0] ? -1 : 1))
  const all = order.map(([, ranges]) => ranges)
  return {
    names: order.map(([name]) => name),
    units: all,
    sample: all.flat().length,
    share: (top) => (all.length < top ? null : shareOf(all.slice(0, top).flat(), all.slice(top).flat())),
  }
}

/** 0 if all sell the same, 1 if the top names have everything; null if there are no other names. */
function beyondEven(share: Range | null, top: number, of: number): Range | null {
  if (share === null || of <= top) return null
  const beyond = (value: number) => (value - top / of) / (1 - top / of)
  return { value: beyond(share.value), low: beyond(share.low), high: beyond(share.high) }
}

/**
 * Sum of squared percent shares; null for too few products. A dominant product is allowed here, since the index
 * measures dominance. Low and high use the low and high bound of every share.
 */
function hhiOf({ units, sample }: Groups): Range | null {
  if (tooFew(sample) || units.length < 2) return null
  const totals = units.flatMap((own) => totalOf(own) ?? [])
  const all = totalOf(totals)
  if (all === null) return null
  const shares = totals.flatMap((own) => shareOf([own], [without(all, own)]) ?? [])
  if (shares.length === 0) return null
  const at = (bound: keyof Range) => 10_000 * sum(shares.map((share) => share[bound] ** 2))
  return { value: at('value'), low: Math.max(at('low'), 10_000 / units.length), high: Math.min(at('high'), 10_000) }
}

const without = (all: Range, own: Range): Range => ({
  value: all.value - own.value,
  low: all.low - own.low,
  high: all.high - own.high,
})

/** This function is long: a flat list of figures. */
export function concentrationMetrics(context: MarketContext): ConcentrationMetrics {
  const { members } = context
  const groups = {
    products: groupsBy(members, (product) => product.asin),
    brands: groupsBy(members, (product) => product.brand),
    sellers: groupsBy(members, (product) => product.seller),
  }
  // With exactly ten names, the top ten always have 100%.
  const top = ({ names, sample, share }: Groups, first: Top) =>
    names.length > first && !tooFew(sample) ? share(first) : null
  const topsOf = (of: Groups): Record<Top, Range | null> => ({
    3: top(of, 3),
    10: top(of, 10),
    20: top(of, 20),
    50: top(of, 50),
  })
  const tops = { products: topsOf(groups.products), brands: topsOf(groups.brands), sellers: topsOf(groups.sellers) }
  const share = (label: TextKey, range: Range | null, note: TextKey) =>
    rangeFigure(context, label, 'percent', range, note)
  const count = (label: TextKey, { names }: Groups) =>
    derivedFigure(context, label, 'count', names.length > 0 ? names.length : null, 'note.market.names')
  const hhi = {
    products: hhiOf(groups.products),
    brands: hhiOf(groups.brands),
    sellers: hhiOf(groups.sellers),
  }
  const index = (label: TextKey, range: Range | null) => rangeFigure(context, label, 'count', range, 'note.market.hhi')
  const part = (label: TextKey, kindOf: (product: Product) => string | null, kind: string) => {
    const known = members.filter(({ product, units }) => kindOf(product) !== null && units !== null)
    return withholdTooFew(
      share(label, partShare(known, kindOf, kind), 'note.market.part'),
      soldBy(known),
      MIN_MARKET_SAMPLE,
    )
  }
  return {
    ...groups,
    tops,
    topTen: share('market.topTen', tops.products[10], 'note.market.topTen'),
    excess: share(
      'market.excess',
      beyondEven(tops.products[10], 10, groups.products.names.length),
      'note.market.excess',
    ),
    hhi,
    hhiProducts: index('market.hhiProducts', hhi.products),
    hhiBrands: index('market.hhiBrands', hhi.brands),
    topBrand: withholdTooFew(
      share('market.topBrand', groups.brands.share(1), 'note.market.topBrand'),
      groups.brands.sample,
      MIN_MARKET_SAMPLE,
    ),
    topBrandName: factFigure(context, 'market.topBrandName', 'text', groups.brands.names[0] ?? null),
    topTenBrands: share('market.topTenBrands', tops.brands[10], 'note.market.topNames'),
    topTenSellers: share('market.topTenSellers', tops.sellers[10], 'note.market.topNames'),
    brandCount: count('market.brandCount', groups.brands),
    sellerCount: count('market.sellerCount', groups.sellers),
    amazon: part('market.amazon', ({ fulfilment }) => fulfilment, 'AMZ' satisfies Fulfilment),
    chinese: part('market.chinese', ({ sellerCountry }) => sellerCountry, 'CN'),
  }
}

function partShare(known: readonly Member[], kindOf: (product: Product) => string | null, kind: string): Range | null {
  const units = (of: Member[]) => of.flatMap((member) => member.units ?? [])
  return shareOf(
    units(known.filter(({ product }) => kindOf(product) === kind)),
    units(known.filter(({ product }) => kindOf(product) !== kind)),
  )
}
