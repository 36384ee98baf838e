/** The weekly ranks of products under one term. */
import type { keywordReverse } from '#contracts/api/keyword-reverse.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { asinOfCompared, type ComparedProduct } from './find-products.ts'
import { ranksIn } from './reverse-weeks.ts'

type Line = Output<typeof keywordReverse.history>['line'][number]

/** A product that is not found under the term has no rank in any week. */
export function termLine(compared: ComparedProduct, weeks: readonly string[], keywordId: number): Line {
  const { product, standings } = compared
  const standing = standings.find((each) => each.keywordId === keywordId)
  const ranks = weeks.map((week) => (standing && product ? ranksIn(standing, week, product.observedOn) : undefined))
  return {
    asin: asinOfCompared(compared),
    organic: ranks.map((each) => each?.organicRank ?? null),
    ad: ranks.map((each) => each?.adRank ?? null),
  }
}
