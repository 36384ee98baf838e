import type { MarketFacts } from './facts.ts'
import { type Estimate, type Expected, total } from './golden-arithmetic.test-support.ts'

export function clickFigures({ members }: MarketFacts): Expected {
  const largest = (shares: number[], count: number) =>
    shares.length <= count ? null : total(shares.sort((a, b) => a - b).slice(-count))
  const isKnown = members.every(({ clickShare }) => clickShare !== null)
  const brands: Record<string, number> = {}
  for (const { product, clickShare } of isKnown ? members : [])
    brands[product.brand ?? ''] = (brands[product.brand ?? ''] ?? 0) + (clickShare ?? 0)
  const shares = isKnown ? members.map(({ clickShare }) => clickShare ?? 0) : []
  return {
    'market.clicksTopFive': largest(shares, 5),
    'market.clicksTopTwenty': largest(shares, 20),
    'market.clicksTopBrands': '' in brands ? null : largest(Object.values(brands), 5),
  }
}

export function explorerFigures({ niche: { summary } }: MarketFacts): Expected {
  const bounds = (low: number | null, high: number | null): Estimate | null =>
    low === null || high === null ? null : [Math.round((low + high) / 2), low, high]
  return {
    'poe.searchVolumeT90': summary.searchVolumeT90,
    'poe.searchVolumeGrowthT90': summary.searchVolumeGrowthT90,
    'poe.searchVolumeGrowthT180': summary.searchVolumeGrowthT180,
    'poe.searchVolumeT360': summary.searchVolumeT360,
    'poe.searchVolumeGrowthT360': summary.searchVolumeGrowthT360,
    'poe.unitsT90': bounds(summary.minimumUnitsSoldT90, summary.maximumUnitsSoldT90),
    'poe.unitsT360': bounds(summary.minimumUnitsSoldT360, summary.maximumUnitsSoldT360),
    'poe.averageUnitsT360': bounds(summary.minimumAverageUnitsSoldT360, summary.maximumAverageUnitsSoldT360),
    'poe.salesPotentialScore': summary.salesPotentialScore,
    'poe.minimumPrice': summary.minimumPrice,
    'poe.maximumPrice': summary.maximumPrice,
    'poe.avgPriceT360': summary.avgPriceT360,
  }
}
