import { listingChecks, listingScore } from '#contracts/model/listing/listing.ts'
import { isTranslated } from '#contracts/model/listing/translated.ts'
import type { Check } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { type Context, derivedFigure } from '../context.ts'

export interface ListingMetrics {
  checks: Check[]
  isTranslated: boolean
  scoreFigure: Figure
  /** Comma-separated keys of the rules that the score leaves out because their facts are unknown. */
  basis: string
  losses: Check[]
}

export function listingMetrics(context: Context): ListingMetrics {
  const { product } = context.facts
  const checks = listingChecks(product, { method: context.factMethod, asOf: context.asOf })
  const lostPoints = (check: Check) => check.maximum - check.points
  return {
    checks,
    isTranslated: isTranslated(product),
    scoreFigure: derivedFigure(context, 'listing.score', 'score', listingScore(checks), 'note.listing'),
    basis: checks
      .filter(({ verdict }) => verdict === 'unknown')
      .map(({ rule }) => rule.key)
      .join(),
    losses: checks.filter((check) => lostPoints(check) > 0).sort((a, b) => lostPoints(b) - lostPoints(a)),
  }
}
