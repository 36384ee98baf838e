import type { Product } from '#contracts/model/catalogue.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { RightsFacts } from '#server/features/rights/public.facts.ts'
import type { AsinFacts } from './facts.ts'
import { chooseRivals } from './rivals/choose-rivals.ts'

export function loadAsinFacts(
  catalogue: Catalogue,
  product: Product,
  now: string,
  rights: RightsFacts | null = null,
): AsinFacts {
  const placements = catalogue.placements(product)
  return {
    product,
    history: catalogue.history(product),
    observations: catalogue.observations(product),
    placements: placements.length > 0 ? placements : null,
    ...chooseRivals(catalogue, product),
    rivalPlacements: placements.length > 0 ? catalogue.rivalPlacements(product) : null,
    category: catalogue.category(product),
    rankEvidence: catalogue.rankEvidence(product),
    rights,
    now,
  }
}
