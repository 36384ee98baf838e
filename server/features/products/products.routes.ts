import type { products } from '#contracts/api/products.ts'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import { pictureOf, requireCard, requireProduct } from '#server/features/catalogue/public.ts'
import { loadAsinFacts, sectionCompleteness } from '#server/features/reports/public.ts'
import type { RightsWorld } from '#server/features/rights/public.ts'
import { expectedRights } from '#server/features/rights/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { cardOf, toAsinInfo } from './asin-info.ts'

/** A day is safe: a drawing changes only with a release, and a new photo has a new address. */
const PICTURE_CACHE = 'public, max-age=86400'

export const productsHandlers: Handlers<typeof products, RightsWorld> = {
  getAsinInfo: ({ world, user, body }) =>
    toAsinInfo(requireCard(world.catalogue, body.asin, body.marketplace ?? DEFAULT_MARKETPLACE, user.id)),
  asin({ world, user, body }) {
    const product = requireProduct(world.catalogue, body.asin, body.marketplace ?? DEFAULT_MARKETPLACE, user.id)
    const rights = expectedRights(world.rights, product)
    return {
      product: toAsinInfo(cardOf(product)),
      marketplaces: world.catalogue.marketplacesOf(product.asin, user.id),
      sections: sectionCompleteness(loadAsinFacts(world.catalogue, product, world.clock.iso(), rights)),
    }
  },
  async image({ world, params, query }) {
    const asin = params.file.slice(0, 10)
    // Pictures are public, so only rows without an owner are read.
    const product = world.catalogue.product(asin, params.marketplace, 0)
    const picture = product && (await pictureOf(product, query.size ?? 'webp', world.pictures))
    if (!picture) throw refuse('fileNotFound')
    return { body: picture, cache: PICTURE_CACHE, crossOrigin: true }
  },
}
