import type { productDetail } from '#contracts/api/product-detail.ts'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import { estimateUnits, requireProduct } from '#server/features/catalogue/public.ts'
import { checkedProducts, type RightsWorld } from '#server/features/rights/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { detailOf } from './product-detail.ts'

export const productDetailHandlers: Handlers<typeof productDetail, RightsWorld> = {
  async detail({ world, user, language, body }) {
    const { catalogue, db } = world
    const product = requireProduct(catalogue, body.asin, body.marketplace ?? DEFAULT_MARKETPLACE, user.id)
    const checked = (await checkedProducts(db, user.id, product.marketplace)).get(product.asin)
    const detail = detailOf(
      {
        product,
        history: catalogue.history(product),
        weeks: catalogue.weeks(product),
        observations: catalogue.observations(product),
        placements: catalogue.placements(product),
        niche: catalogue.nicheOf(product) ?? null,
        estimate: product.source === 'sample' ? null : estimateUnits(product, catalogue.rankEvidence(product)),
      },
      language,
    )
    return { ...detail, rights: checked ? { risk: checked.risk, id: checked.id } : null }
  },
}
