/** Rejects contradictory facts of a niche, as check-facts.ts does for a product. */
import type { NicheMonth } from '#contracts/model/niche.ts'
import { DamagedFacts } from '../asin/check-facts.ts'
import { sum, withoutNulls } from '../asin/metrics/statistics.ts'
import type { MarketFacts } from './facts.ts'
import { monthsBefore } from './metrics/newcomers.ts'

const ROUNDING = 1e-6

/** @throws {DamagedFacts} when months, products, keywords or shares of the niche break their invariants. */
export function checkMarketFacts(facts: MarketFacts): void {
  const faults = [
    ...summaryFaults(facts),
    ...monthFaults(facts.months),
    ...memberFaults(facts),
    ...shareFaults(facts),
    ...keywordFaults(facts),
  ]
  if (faults.length > 0) throw new DamagedFacts(facts.niche.id, faults)
}

/** `!(value >= 0)` also catches NaN. */
const negativeFaults = (of: string, numbers: Record<string, number | null>): string[] =>
  Object.entries(numbers).flatMap(([name, value]) =>
    value !== null && !(value >= 0) ? [`${name} of ${of} is ${value}`] : [],
  )

const PAIRS = [
  ['minimumUnitsSoldT90', 'maximumUnitsSoldT90'],
  ['minimumUnitsSoldT360', 'maximumUnitsSoldT360'],
  ['minimumAverageUnitsSoldT360', 'maximumAverageUnitsSoldT360'],
  ['minimumPrice', 'maximumPrice'],
] as const

function summaryFaults({ niche: { summary }, members, memberCount }: MarketFacts): string[] {
  const { searchVolumeT90, searchVolumeT360, avgPrice, avgPriceT360, productCount, demand, salesPotentialScore } =
    summary
  const growths = {
    searchVolumeGrowthT90: summary.searchVolumeGrowthT90,
    searchVolumeGrowthT180: summary.searchVolumeGrowthT180,
    searchVolumeGrowthT360: summary.searchVolumeGrowthT360,
  }
  return [
    ...negativeFaults('the summary', {
      searchVolumeT90,
      searchVolumeT360,
      avgPrice,
      avgPriceT360,
      productCount,
      demand,
      salesPotentialScore,
    }),
    ...PAIRS.flatMap(([low, high]) => [
      ...negativeFaults('the summary', { [low]: summary[low], [high]: summary[high] }),
      ...((summary[low] ?? 0) > (summary[high] ?? Number.POSITIVE_INFINITY) ? [`${low} is above ${high}`] : []),
    ]),
    ...Object.entries(growths).flatMap(([name, value]) =>
      value !== null && !(value >= -1) ? [`${name} is ${value}`] : [],
    ),
    ...(memberCount < members.length ? [`${members.length} products of ${memberCount}`] : []),
  ]
}

function monthFaults(months: readonly NicheMonth[]): string[] {
  return months.flatMap((point, at) => {
    const { month, price, units, revenue, ...counts } = point
    const before = months[at - 1]?.month
    const faults = negativeFaults(month, { price, units, revenue, ...counts })
    if (before && monthsBefore(`${month}-01`, 1).slice(0, 7) !== before) faults.push(`${month} follows ${before}`)
    // The average price is rounded to a minor unit, so revenue may be off by half a minor unit per unit sold.
    if (price !== null && units !== null && revenue !== null && Math.abs(revenue - price * units) > units / 2 + 1)
      faults.push(`revenue of ${month} is not price × units`)
    return faults
  })
}

function memberFaults({ members, niche }: MarketFacts): string[] {
  const asins = members.map(({ product }) => product.asin)
  return [
    ...(new Set(asins).size < asins.length ? ['a product stands in the niche twice'] : []),
    ...members.flatMap(({ product, units }) => {
      const { asin, price, rank, ratings, rating, stars, weight, boughtPastMonth } = product
      const faults = negativeFaults(asin, { price, rank, ratings, weight, boughtPastMonth, units })
      if (rating !== null && !(rating >= 0 && rating <= 5)) faults.push(`rating of ${asin} is ${rating}`)
      if (stars?.some((count) => !(count >= 0))) faults.push(`a number of stars of ${asin} is negative`)
      if ((product.source === 'sample') !== (niche.source === 'sample'))
        faults.push(`${asin} is of another class of source`)
      return faults
    }),
  ]
}

/** Each share must be between 0 and 1, and click shares must not sum to more than 1. */
function shareFaults({ members, parent, topics, niche, category }: MarketFacts): string[] {
  const single: Record<string, number | null> = {
    'the share of the ten best of the category': parent?.topTenShare ?? null,
    'the share of the brands of the category': parent?.topBrandsShare ?? null,
    'the share of the sellers of the category': parent?.topSellersShare ?? null,
    'the share of new products of the category': parent?.newShare ?? null,
    'the return rate of the parent': parent?.returnRate ?? null,
    'the return rate of the category': category?.returnRate ?? null,
    'the return rate': niche.summary.returnRateT360,
    ...Object.fromEntries((topics ?? []).map(({ kind, name, share }) => [`${kind} ${name}`, share])),
  }
  const clicks = withoutNulls(members.map(({ clickShare }) => clickShare))
  return [
    ...Object.entries(single).flatMap(([name, value]) =>
      value !== null && !(value >= 0 && value <= 1 + ROUNDING) ? [`${name} is ${value}`] : [],
    ),
    ...(sum(clicks) > 1 + ROUNDING || clicks.some((share) => !(share >= 0)) ? ['click shares do not add up'] : []),
  ]
}

function keywordFaults({ keywords }: MarketFacts): string[] {
  return (keywords ?? []).flatMap(({ text, searches, purchases, products, bid, trend, topThree }) => {
    const faults = negativeFaults(text, { searches, purchases, products, bid })
    if (trend.some((value) => !(value >= 0))) faults.push(`a month of ${text} is negative`)
    for (const name of ['clickShare', 'conversionShare'] as const) {
      const shares = topThree.map((top) => top[name])
      if (sum(shares) > 1 + ROUNDING || shares.some((share) => !(share >= 0)))
        faults.push(`${name} of ${text} do not add up`)
    }
    return faults
  })
}
