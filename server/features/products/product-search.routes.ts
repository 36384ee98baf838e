import { Readable } from 'node:stream'
import { type ProductFilter, productSearch } from '#contracts/api/product-search.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
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
import { fileOrNotFound } from '#server/platform/refusal.ts'
import { openSearchFile, type SearchFileQuery, searchFileAddresses } from '#server/platform/search-files.ts'
import type { SignedFiles } from '#server/platform/signed-address.ts'
import { type ProductExport, productsCsv, productsXlsx } from './product-export.ts'
import { type RowSource, rowReader } from './product-rows.ts'

type SearchWorld = RightsWorld & ScreenerWorld

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
    const files = await searchFileAddresses(
      world,
      { calls: productSearch, files: FILES, accountId: user.id },
      { search, language },
    )
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
      ...files,
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
  query: SearchFileQuery,
  type: string,
  bytesOf: (products: ProductExport) => AsyncIterable<Uint8Array>,
) {
  const { accountId, search, language } = await openSearchFile(world, FILES, productSearch.search.body, query)
  const { source, viewer } = await sourceOf(world, accountId, search)
  const { table, scope } = source
  const rows = rowsInOrder(table, matchingRows(table, search, scope, viewer), scope, search)
  const body = Readable.from(bytesOf({ source, rows, language }), { objectMode: false })
  // An import can replace the table while the file is sent.
  body.once('close', table.hold())
  const day = dayOf(world.clock.iso(), HOME_ZONE)
  return { body, name: `${PRODUCT_EXPORT_TEXTS[language].file}-${scope.marketplace}-${day}.${type}` }
}
