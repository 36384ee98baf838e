import { Readable } from 'node:stream'
import { sourcing } from '#contracts/api/sourcing.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import type { Language } from '#contracts/model/language.ts'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import { OFFER_EXPORT_TEXTS } from '#contracts/model/sourcing/offer-export.texts.ts'
import {
  drawnPicture,
  hasAllWords,
  parseQuery,
  requireNiche,
  requireProduct,
} from '#server/features/catalogue/public.ts'
import type { RightsWorld } from '#server/features/rights/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { joinLines } from '#server/platform/join-chunks.ts'
import { fileOrNotFound, refuse } from '#server/platform/refusal.ts'
import { openSearchFile, type SearchFileQuery, searchFileAddresses } from '#server/platform/search-files.ts'
import type { SignedFiles } from '#server/platform/signed-address.ts'
import { beltsOf, beltsOfFamilies } from './belts.ts'
import { categoryTree } from './category-tree.ts'
import { designOf, designSearch } from './design-search.ts'
import { offersCsv, offersXlsx } from './offer-export.ts'
import { beltRow, offerRow, supplierCard, supplierRow } from './offer-rows.ts'
import { type FoundOffers, type OfferSearch, searchOffers } from './offer-search.ts'
import { familiesOf } from './product-families.ts'
import { findOffers, WORDS_LENGTH } from './search-offers.ts'
import type { Sourcing } from './sourcing.ts'

const FILES: SignedFiles = { kind: 'offers', seconds: 3600 }
/** Hits of each kind in a quick search. */
const QUICK = 5
const SAME_DESIGN = 12
const PICTURE_CACHE = 'public, max-age=604800'

export function sourcingHandlers({ stock }: Sourcing): Handlers<typeof sourcing, RightsWorld> {
  const designs = designSearch()
  const search = (world: RightsWorld, accountId: number, wanted: OfferSearch) =>
    searchOffers({ world, accountId, stock: stock(), designs }, wanted)
  const fileOf = async (
    world: RightsWorld,
    query: SearchFileQuery,
    type: string,
    bytesOf: (found: FoundOffers, language: Language) => AsyncIterable<Uint8Array>,
  ) => {
    const asked = await openSearchFile(world, FILES, sourcing.search.body, query)
    const found = await search(world, asked.accountId, asked.search)
    const { language } = asked
    const day = dayOf(world.clock.iso(), HOME_ZONE)
    return {
      body: Readable.from(bytesOf(found, language), { objectMode: false }),
      name: `${OFFER_EXPORT_TEXTS[language].file}-${day}.${type}`,
    }
  }
  return {
    async search({ world, user, language, body }) {
      const { page = 1, size = PAGE_SIZE, ...wanted } = body
      const { offers, data } = stock()
      designs.prepare(offers)
      const found = await search(world, user.id, wanted)
      const picture = found.descriptor && Buffer.from(found.descriptor).toString('base64url')
      const { image: _, words, ...rest } = wanted
      const again = {
        ...rest,
        ...(words !== undefined && { words: words.slice(0, WORDS_LENGTH) }),
        ...(picture && { picture }),
      }
      const files = await searchFileAddresses(
        world,
        { calls: sourcing, files: FILES, accountId: user.id },
        { search: again, language },
      )
      return {
        row: found.offers
          .slice((page - 1) * size, page * size)
          .map((known) => ({ ...offerRow(known), similarity: found.similarity?.get(known) ?? null })),
        total: found.offers.length,
        page,
        size,
        data,
        all: offers.length,
        searchedBy: found.by,
        product: found.product && {
          asin: found.product.asin,
          marketplace: found.product.marketplace,
          title: found.product.title,
        },
        picture,
        ...files,
      }
    },
    async searchThree({ body }) {
      const { suppliers, data } = stock()
      const query = parseQuery(body.field.slice(0, WORDS_LENGTH))
      if (query.words.length === 0) throw refuse('emptyKeyword')
      const offers = findOffers(stock(), { words: body.field })
      const makers = suppliers
        .filter(({ text }) => hasAllWords(query, [text]))
        .toSorted((a, b) => b.supplier.score - a.supplier.score || b.offers - a.offers)
      const belts = beltsOf(stock(), body.field)
      return {
        data,
        offers: offers.slice(0, QUICK).map(offerRow),
        suppliers: makers.slice(0, QUICK).map(supplierRow),
        belts: belts.slice(0, QUICK).map(beltRow),
        total: { offers: offers.length, suppliers: makers.length, belts: belts.length },
      }
    },
    category: async () => ({ data: stock().data, row: categoryTree(stock().offers) }),
    async belts({ world, user, query }) {
      const { keyword = '', asin, marketplace = DEFAULT_MARKETPLACE, nicheId } = query
      const known = stock()
      const rowsOf = () => {
        if (asin !== undefined)
          return beltsOfFamilies(known, familiesOf(requireProduct(world.catalogue, asin, marketplace, user.id)))
        if (nicheId !== undefined)
          return beltsOfFamilies(known, familiesOf(requireNiche(world.catalogue, nicheId, user.id)))
        return keyword.trim() === '' ? known.belts : beltsOf(known, keyword)
      }
      return { data: known.data, row: rowsOf().map(beltRow) }
    },
    async offer({ body }) {
      const { offer, offers, data } = stock()
      const known = offer(body.id)
      if (!known) throw refuse('offerNotFound')
      const { specifications, size, weight } = known.offer
      const [length, width, height] = size
      const others = offers.filter((each) => each.supplier !== known.supplier && designOf(each) === designOf(known))
      return {
        ...offerRow(known),
        data,
        specifications,
        size: { length, width, height },
        weight,
        supplier: supplierCard(known.supplier),
        sameDesign: others
          .toSorted((a, b) => (a.values.price ?? 0) - (b.values.price ?? 0))
          .slice(0, SAME_DESIGN)
          .map(offerRow),
      }
    },
    async image({ params, query }) {
      const known = stock().offer(Number.parseInt(params.file, 10))
      if (!known) throw refuse('fileNotFound')
      return {
        body: await drawnPicture(known.offer.shape, query.size ?? 'webp'),
        cache: PICTURE_CACHE,
        crossOrigin: true,
      }
    },
    csv: ({ world, query }) =>
      fileOrNotFound(() => fileOf(world, query, 'csv', (found, language) => joinLines(offersCsv(found, language)))),
    xlsx: ({ world, query }) => fileOrNotFound(() => fileOf(world, query, 'xlsx', offersXlsx)),
  }
}
