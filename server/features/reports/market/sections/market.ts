/** The market in the terms of Amazon's Product Opportunity Explorer. */
import type { NicheSummary } from '#contracts/model/niche.ts'
import type { Figure, Sentence, Unit } from '#contracts/model/report/figure.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { factFigure, labelFigure, type Range, rangeFigure } from '../../asin/context.ts'
import { figures, insight, missing, section, sentence } from '../../model/blocks.ts'
import type { MarketContext } from '../context.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'

const TYPES: Record<NonNullable<NicheSummary['nicheType']>, TextKey> = {
  general: 'nicheType.general',
  seasonal: 'nicheType.seasonal',
  growing: 'nicheType.growing',
  declining: 'nicheType.declining',
}

/** Empty if units or revenue of the whole market are known, because the verdict section shows those. */
function sizeSentence({ isLowerBound, revenue, isRevenueLowerBound, priced }: MarketMetrics['size']): Sentence[] {
  if (!isLowerBound || !isRevenueLowerBound) return []
  return [sentence('market.insight.sizeKnown', { known: priced.products, units: priced.units, revenue })]
}

/** The explorer gives bounds only, so the value is their middle. */
const between = (low: number | null, high: number | null): Range | null =>
  low === null || high === null ? null : { value: Math.round((low + high) / 2), low, high }

export function marketSection(
  context: MarketContext,
  { size, demand, bands, concentration }: MarketMetrics,
): Section<MarketSection> {
  const { niche } = context.facts
  const { summary } = niche
  const fact = (label: TextKey, unit: Unit, value: number | string | null): Figure =>
    factFigure(context, label, unit, value)
  const explorer = explorerFigures(context)
  return section('market', [
    ...insight(
      ...sizeSentence(size),
      // Sample rows always have units.
      ...(context.factMethod === 'sample'
        ? []
        : [
            sentence('market.insight.measured', {
              measured: size.measured,
              estimated: size.estimated,
              unknown: size.unknown,
            }),
            ...(Number(size.belowBadge.value) > 0
              ? [sentence('market.insight.below', { below: size.belowBadge })]
              : []),
          ]),
      sentence('market.insight.players', {
        products: size.products,
        brands: concentration.brandCount,
        sellers: concentration.sellerCount,
      }),
      sentence('market.insight.prices', {
        low: size.lowestPrice,
        high: size.highestPrice,
        mean: size.meanPrice,
        median: bands.medianPrice,
      }),
    ),
    ...figures(
      fact(
        'market.category',
        'text',
        niche.categoryPath.length > 0 ? niche.categoryPath.join(' › ') : summary.category,
      ),
      labelFigure(context, 'market.type', summary.nicheType && TYPES[summary.nicheType]),
      demand.period,
      size.products,
      fact('poe.avgPriceT360', 'money', summary.avgPriceT360),
    ),
    ...figures(...explorer),
    ...(explorer.every(({ value }) => value === null)
      ? [missing('missing.poe', null)]
      : explorer.some(({ value }) => value === null)
        ? [missing('missing.poePart', null)]
        : []),
    ...(size.units.value === null ? [missing('missing.marketUnits', 'products')] : []),
  ])
}

function explorerFigures(context: MarketContext): Figure[] {
  const { summary } = context.facts.niche
  const fact = (label: TextKey, unit: Unit, value: number | null): Figure => factFigure(context, label, unit, value)
  const bounds = (label: TextKey, low: number | null, high: number | null): Figure =>
    rangeFigure(context, label, 'count', between(low, high), 'note.poe.bounds')
  return [
    fact('poe.searchVolumeT90', 'count', summary.searchVolumeT90),
    fact('poe.searchVolumeGrowthT90', 'change', summary.searchVolumeGrowthT90),
    fact('poe.searchVolumeGrowthT180', 'change', summary.searchVolumeGrowthT180),
    fact('poe.searchVolumeT360', 'count', summary.searchVolumeT360),
    fact('poe.searchVolumeGrowthT360', 'change', summary.searchVolumeGrowthT360),
    bounds('poe.unitsT90', summary.minimumUnitsSoldT90, summary.maximumUnitsSoldT90),
    bounds('poe.unitsT360', summary.minimumUnitsSoldT360, summary.maximumUnitsSoldT360),
    bounds('poe.averageUnitsT360', summary.minimumAverageUnitsSoldT360, summary.maximumAverageUnitsSoldT360),
    fact('poe.salesPotentialScore', 'score', summary.salesPotentialScore),
  ]
}
