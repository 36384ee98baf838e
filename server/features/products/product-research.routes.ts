import { MAX_RIVALS, productResearch, type ResearchFilter } from '#contracts/api/product-research.ts'
import type { ProductFilter } from '#contracts/api/product-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { normalizeAsin } from '#contracts/core/rules.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { DEFAULT_MARKETPLACE, MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { RESEARCH_EXPORT_TEXTS } from '#contracts/model/screener/research-export.texts.ts'
import { type Catalogue, requireProduct } from '#server/features/catalogue/public.ts'
import { namedRows, productOfFamily, typedAsins } from '#server/features/screener/public.ts'
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
    const { list, source, filter, missing } = await researchOf(world, user.id, search)
    const { row, ...facts } = pageOf(list, { ...filter, page, size })
    const rows = researchRows(row, source)
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

interface Research<F> {
  list: ListSource
  /** What the lists of products take. */
  filter: Omit<F, 'rivalsOf'> & ProductFilter
  source: ResearchSource
  missing: Output<typeof productResearch.search>['missing']
}

/** Replaces `rivalsOf` by the ASINs of the product and its rivals. Refuses an unknown product. */
async function researchOf<F extends ResearchFilter>(
  world: ListWorld,
  accountId: number,
  search: F,
): Promise<Research<F>> {
  const { catalogue } = world
  const { rivalsOf, ...given } = search
  const rivals = rivalsOf === undefined ? undefined : rivalsFor(world, accountId, { ...search, rivalsOf })
  const filter = { ...given, ...rivals?.filter }
  const list = await sourceOf(world, accountId, filter)
  const { table, scope } = list.source
  const named = rivals?.named ?? (given.asins ?? []).map(normalizeAsin).filter((asin) => asin !== '')
  const rows = namedRows(table, named, scope, accountId)
  return {
    list,
    filter,
    source: { catalogue, scope, shared: rivals?.shared ?? new Map(), typed: typedAsins(table, rows) },
    missing: [...new Set(named)]
      .filter((asin) => !rows.has(asin))
      .map((asin) => ({
        asin,
        elsewhere: whereIs(catalogue, asin, accountId).filter(
          ({ marketplace, data }) => marketplace !== scope.marketplace || data !== scope.data,
        ),
      })),
  }
}

/** The product with its rivals, which are of its class. */
function rivalsFor(
  { catalogue, screener }: ListWorld,
  accountId: number,
  { rivalsOf, marketplace = DEFAULT_MARKETPLACE, data }: ResearchFilter & { rivalsOf: string },
) {
  const typed = normalizeAsin(rivalsOf)
  const isProduct = catalogue.product(typed, marketplace, accountId) !== undefined
  const family = isProduct ? undefined : productOfFamily(screener.products(), typed, marketplace, accountId)
  const product = requireProduct(catalogue, family ?? typed, marketplace, accountId)
  const rivals = catalogue.keywordRivals(product, MAX_RIVALS)
  return {
    named: [typed],
    shared: new Map(rivals.map((rival) => [rival.product.asin, rival.sharedKeywords])),
    filter: {
      data: data ?? (product.source === 'sample' ? ('sample' as const) : ('imported' as const)),
      asins: [product.asin, ...rivals.map((rival) => rival.product.asin)],
    },
  }
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
  const { list, source, filter } = await researchOf(world, accountId, search)
  const rows = everyRow(list, filter)
  const extra = trafficColumns(list.source, rows, source, language)
  return productFile({ source: list.source, rows, language, extra }, bytesOf, {
    file: RESEARCH_EXPORT_TEXTS[language].file,
    day: dayOf(world.clock.iso(), HOME_ZONE),
    type,
  })
}
