import { MAX_RIVALS, productResearch, type ResearchFilter } from '#contracts/api/product-research.ts'
import type { ProductFilter } from '#contracts/api/product-search.ts'
import { normalizeAsin } from '#contracts/core/rules.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { DEFAULT_MARKETPLACE, MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { RESEARCH_EXPORT_TEXTS } from '#contracts/model/screener/research-export.texts.ts'
import { type Catalogue, requireProduct } from '#server/features/catalogue/public.ts'
import { asinOf, matchingRows } from '#server/features/screener/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { joinLines } from '#server/platform/join-chunks.ts'
import { fileOrNotFound } from '#server/platform/refusal.ts'
import { openSearchFile, type SearchFileQuery, searchFileAddresses } from '#server/platform/search-files.ts'
import type { SignedFiles } from '#server/platform/signed-address.ts'
import { everyRow, type ListSource, type ListWorld, pageOf, sourceOf } from './list-products.ts'
import { type ProductExport, productsCsv, productsXlsx } from './product-export.ts'
import { productFile } from './product-search.routes.ts'
import { trafficColumns } from './research-export.ts'
import { type ResearchSource, researchRows } from './research-rows.ts'

const FILES: SignedFiles = { kind: 'research', seconds: 3600 }

export const productResearchHandlers: Handlers<typeof productResearch, ListWorld> = {
  async search({ world, user, language, body }) {
    const { page, size, ...search } = body
    const { list, research, filter } = await researchOf(world, user.id, search)
    const missing = missingOf(world.catalogue, list, search)
    const { row, ...facts } = pageOf(list, { ...filter, page, size })
    const rows = researchRows(row, research)
    const files = await searchFileAddresses(
      world,
      { calls: productResearch, files: FILES, accountId: user.id },
      { search, language },
    )
    return { row: rows, ...facts, missing, ...files }
  },
  csv: ({ world, query }) =>
    fileOrNotFound(() => fileOf(world, query, 'csv', (products) => joinLines(productsCsv(products)))),
  xlsx: ({ world, query }) => fileOrNotFound(() => fileOf(world, query, 'xlsx', productsXlsx)),
}

/** Replaces `rivalsOf` by the ASINs of the product and its rivals. Refuses an unknown product. */
async function researchOf<F extends ResearchFilter>(world: ListWorld, accountId: number, search: F) {
  const { rivalsOf, ...given } = search
  const marketplace = search.marketplace ?? DEFAULT_MARKETPLACE
  const shared = new Map<string, number>()
  let filter: Omit<F, 'rivalsOf'> & ProductFilter = given
  if (rivalsOf !== undefined) {
    const product = requireProduct(world.catalogue, rivalsOf, marketplace, accountId)
    for (const rival of world.catalogue.keywordRivals(product, MAX_RIVALS))
      shared.set(rival.product.asin, rival.sharedKeywords)
    filter = { ...given, asins: [product.asin, ...shared.keys()] }
  }
  const list = await sourceOf(world, accountId, filter)
  const research: ResearchSource = { catalogue: world.catalogue, scope: list.source.scope, shared }
  return { list, research, filter }
}

/** Typed ASINs that the list lacks even without its other filters. */
function missingOf(catalogue: Catalogue, { source, viewer }: ListSource, { asins = [], rivalsOf }: ResearchFilter) {
  if (rivalsOf !== undefined) return []
  const { table, scope } = source
  const known = new Set(
    asins.length > 0 ? Array.from(matchingRows(table, { asins }, scope, viewer), (row) => asinOf(table.asin(row))) : [],
  )
  return [...new Set(asins.map(normalizeAsin))]
    .filter((asin) => asin !== '' && !known.has(asin))
    .map((asin) => ({
      asin,
      elsewhere: whereIs(catalogue, asin, viewer.accountId).filter(
        ({ marketplace, data }) => marketplace !== scope.marketplace || data !== scope.data,
      ),
    }))
}

/** The marketplaces with this product; the account's own row counts instead of the public one, as in the list. */
const whereIs = (catalogue: Catalogue, asin: string, accountId: number) =>
  MARKETPLACES.flatMap((marketplace) => {
    const card = catalogue.card(asin, marketplace, accountId)
    return card ? [{ marketplace, data: card.source === 'sample' ? ('sample' as const) : ('imported' as const) }] : []
  })

async function fileOf(
  world: ListWorld,
  query: SearchFileQuery,
  type: string,
  bytesOf: (products: ProductExport) => AsyncIterable<Uint8Array>,
) {
  const { accountId, search, language } = await openSearchFile(world, FILES, productResearch.search.body, query)
  const { list, research, filter } = await researchOf(world, accountId, search)
  const { source } = list
  const rows = everyRow(list, filter)
  const extra = trafficColumns(source, rows, research, language)
  return productFile({ source, rows, language, extra }, bytesOf, {
    file: RESEARCH_EXPORT_TEXTS[language].file,
    day: dayOf(world.clock.iso(), HOME_ZONE),
    type,
  })
}
