/** Products and niches that a call names; the call is refused if there is none. */
import { isAsin, normalizeAsin } from '#contracts/core/rules.ts'
import type { Product } from '#contracts/model/catalogue.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Niche } from '#contracts/model/niche.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { Card, Catalogue } from './catalogue.ts'

/** Refuses an empty, malformed or unknown ASIN, or one that only other marketplaces have. */
export const requireProduct = (
  catalogue: Catalogue,
  typed: string,
  marketplace: Marketplace,
  accountId: number,
): Product => requireBy(catalogue, typed, marketplace, accountId, catalogue.product)

/** The same, reading only card fields. */
export const requireCard = (catalogue: Catalogue, typed: string, marketplace: Marketplace, accountId: number): Card =>
  requireBy(catalogue, typed, marketplace, accountId, catalogue.card)

function requireBy<T>(
  catalogue: Catalogue,
  typed: string,
  marketplace: Marketplace,
  accountId: number,
  find: (asin: string, marketplace: Marketplace, accountId: number) => T | undefined,
): T {
  const asin = requireAsin(typed)
  const known = find(asin, marketplace, accountId)
  if (known) return known
  const found = catalogue.marketplacesOf(asin, accountId)
  if (found.length === 0) throw refuse('asinNotFound', { asin })
  throw refuse('asinElsewhere', { asin, marketplace, found: found.join(', ') })
}

export function requireAsin(typed: string): string {
  const asin = normalizeAsin(typed)
  if (asin === '') throw refuse('emptyAsin')
  if (!isAsin(asin)) throw refuse('wrongAsin')
  return asin
}

export function requireNiche(catalogue: Catalogue, id: string, accountId: number): Niche {
  const niche = catalogue.niche(id, accountId)
  if (!niche) throw refuse('nicheNotFound')
  return niche
}
