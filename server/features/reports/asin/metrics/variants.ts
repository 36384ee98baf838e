import type { Figure } from '#contracts/model/report/figure.ts'
import { type Context, derivedFigure } from '../context.ts'
import { monthlyUnits } from './units.ts'
import { potentialOf, type VariantGap, variantGrid } from './variant-gaps.ts'

export interface VariantMetrics {
  attributes: number
  gaps: VariantGap[]
  combinations: Figure
  count: Figure
  best: Figure
  /** Units of this variant alone. All other units in the report are totals over the variants. */
  ownUnits: Figure
}

export function variantMetrics(context: Context): VariantMetrics {
  const grid = variantGrid(context.facts.product.variants)
  const gaps = grid?.gaps ?? []
  const { product } = context.facts
  const share = product.variants.find(({ asin }) => asin === product.asin)?.unitShare ?? null
  const { range } = monthlyUnits(context)
  // A share of an estimate would look more exact than the estimate.
  const ownUnits = share !== null && range && range.low === range.high ? Math.round(range.value * share) : null
  const best = grid?.isRanked ? gaps.find((gap) => potentialOf(gap) > 0) : undefined
  return {
    attributes: grid?.attributes ?? 0,
    gaps,
    combinations: derivedFigure(
      context,
      'variants.combinations',
      'count',
      grid?.combinations ?? null,
      'note.variantGaps',
    ),
    count: derivedFigure(context, 'variants.gaps', 'count', grid ? gaps.length : null, 'note.variantGaps'),
    best: derivedFigure(context, 'column.missingVariant', 'text', best?.name ?? null, 'note.variantGaps'),
    ownUnits: derivedFigure(context, 'product.ownUnits', 'count', ownUnits, 'note.ownUnits'),
  }
}
