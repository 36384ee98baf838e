import { Readable } from 'node:stream'
import { type ProductFilter, productSearch } from '#contracts/api/product-search.ts'
import { matches } from '#contracts/core/matches.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { Static } from '#contracts/core/schema.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import type { Language } from '#contracts/model/language.ts'
import { DEFAULT_MARKETPLACE, marketplaces } from '#contracts/model/marketplaces.ts'
import { PRODUCT_EXPORT_TEXTS } from '#contracts/model/screener/product-export.texts.ts'
import { checkedProducts, type RightsWorld } from '#server/features/rights/public.ts'
import {
  categoryTree,
  countByCategory,
  matchingRows,
  pageOfRows,
  rowsInOrder,
  type ScreenerWorld,
  scopeOf,
  type Viewer,
} from '#server/features/screener/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { joinLines } from '#server/platform/join-chunks.ts'
import { fileOrNotFound, refuse } from '#server/platform/refusal.ts'
import { requireSigned, type SignedFiles, type SignedQuery, signedQuery } from '#server/platform/signed-address.ts'
import { type ProductExport, productsCsv, productsXlsx } from './product-export.ts'
import { type RowSource, rowReader } from './product-rows.ts'

type SearchWorld = RightsWorld & ScreenerWorld
type Search = Static<typeof productSearch.search.body>

const FILES: SignedFiles = { kind: 'products', seconds: 3600 }

export const productSearchHandlers: Handlers<typeof productSearch, SearchWorld> = {
  async search({ world, user, language, body }) {
    const { page = 1, size = PAGE_SIZE, ...search } = body
    const { source, viewer } = await sourceOf(world, user.id, search)
    const { table, scope } = source
    const rows = matchingRows(table, search, scope, viewer)
    const shown = pageOfRows(table, rows, scope, search, { offset: (page - 1) * size, limit: size })
    // Before any wait, in which an import could replace the table and close its file.
    const row = Array.from(shown, rowReader(source))
    const key = await signedQuery(world, FILES, user.id)
    const file = (type: string) =>
      `/download/products/products.${type}?${key}&${new URLSearchParams({ q: JSON.stringify(search), lang: language })}`
    return {
      row,
      total: rows.length,
      all: scope.all,
      page,
      size,
      marketplace: scope.marketplace,
      currency: marketplaces[scope.marketplace].currency,
      data: scope.data,
      hasBoth: scope.hasBoth,
      month: scope.month ?? scope.months.at(-1) ?? null,
      months: scope.months.toReversed(),
      csv: file('csv'),
      xlsx: file('xlsx'),
    }
  },
  async categories({ world, user, body }) {
    const filter = { ...body, category: undefined }
    const { source, viewer } = await sourceOf(world, user.id, filter)
    const { table, scope } = source
    const { categories } = table.facts
    const counted = (search: ProductFilter) =>
      countByCategory(table.codes.category, categories.length, matchingRows(table, search, scope, viewer))
    const matching = counted(filter)
    const tree = categoryTree(categories, counted({}), matching)
    return { row: tree.map(({ count, ...node }) => ({ ...node, products: count })) }
  },
  csv: ({ world, query }) =>
    fileOrNotFound(() => fileOf(world, query, 'csv', (products) => joinLines(productsCsv(products)))),
  xlsx: ({ world, query }) => fileOrNotFound(() => fileOf(world, query, 'xlsx', productsXlsx)),
}

async function sourceOf(
  world: SearchWorld,
  accountId: number,
  filter: ProductFilter,
): Promise<{ source: RowSource; viewer: Viewer }> {
  const checked = await checkedProducts(world.db, accountId, filter.marketplace ?? DEFAULT_MARKETPLACE)
  const table = world.screener.products()
  const source = { table, scope: scopeOf(table, filter, accountId), checked }
  const viewer: Viewer = {
    accountId,
    checkedAsins: (risk) => [...checked.values()].filter((each) => each.risk === risk).map(({ asin }) => asin),
  }
  return { source, viewer }
}

async function fileOf(
  world: SearchWorld,
  query: SignedQuery & { q: string; lang?: Language },
  type: string,
  bytesOf: (products: ProductExport) => AsyncIterable<Uint8Array>,
) {
  const accountId = await requireSigned(world, FILES, query)
  const search = readSearch(query.q)
  const { source, viewer } = await sourceOf(world, accountId, search)
  const { table, scope } = source
  const rows = rowsInOrder(table, matchingRows(table, search, scope, viewer), scope, search)
  const language = query.lang ?? 'zh-CN'
  const body = Readable.from(bytesOf({ source, rows, language }), { objectMode: false })
  // An import can replace the table while the file is sent.
  body.once('close', table.hold())
  const day = dayOf(world.clock.iso(), HOME_ZONE)
  return { body, name: `${PRODUCT_EXPORT_TEXTS[language].file}-${scope.marketplace}-${day}.${type}` }
}

/** The address was made from a valid search, so any other text is a forged address. */
function readSearch(text: string): Search {
  try {
    const search: unknown = JSON.parse(text)
    if (matches(productSearch.search.body, search)) return search
  } catch {
    // Not JSON.
  }
  throw refuse('fileNotFound')
}
