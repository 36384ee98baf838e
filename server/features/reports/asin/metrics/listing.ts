/** The listing's score and what drags it down. */
import { listingChecks, listingScore } from '#contracts/model/listing/listing.ts'
import { isTranslated } from '#contracts/model/listing/translated.ts'
import type { Check } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { type Context, derivedFigure } from '../context.ts'

export interface ListingMetrics {
  checks: Check[]
  isTranslated: boolean
  scoreFigure: Figure
  /** Keys of the rules that do not count for the score, as their facts are unknown. */
  basis: string
  /** Checks that lose points, those that lose most first. */
  losses: Check[]
}

export function listingMetrics(context: Context): ListingMetrics {
  const { product } = context.facts
  const checks = listingChecks(product, { method: context.factMethod, asOf: context.asOf })
  const lost = (check: Check) => check.maximum - check.points
  return {
    checks,
    isTranslated: isTranslated(product),
    scoreFigure: derivedFigure(context, 'listing.score', 'score', listingScore(checks), 'note.listing'),
    basis: checks
      .filter(({ verdict }) => verdict === 'unknown')
      .map(({ rule }) => rule.key)
      .join(),
    losses: checks.filter((check) => lost(check) > 0).sort((a, b) => lost(b) - lost(a)),
  }
}
