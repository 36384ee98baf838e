import { Readable } from 'node:stream'
import { type ProductFilter, productSearch } from '#contracts/api/product-search.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { PRODUCT_EXPORT_TEXTS } from '#contracts/model/screener/product-export.texts.ts'
import { categoryTree, countByCategory, matchingRows } from '#server/features/screener/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { joinLines } from '#server/platform/join-chunks.ts'
import { fileOrNotFound } from '#server/platform/refusal.ts'
import { openSearchFile, type SearchFileQuery, searchFileAddresses } from '#server/platform/search-files.ts'
import type { SignedFiles } from '#server/platform/signed-address.ts'
import { everyRow, type ListWorld, pageOf, sourceOf } from './list-products.ts'
import { type ProductExport, productsCsv, productsXlsx } from './product-export.ts'

const FILES: SignedFiles = { kind: 'products', seconds: 3600 }

export const productSearchHandlers: Handlers<typeof productSearch, ListWorld> = {
  async search({ world, user, language, body }) {
    const { page: _page, size: _size, ...search } = body
    const list = await sourceOf(world, user.id, search)
    const page = pageOf(list, body)
    const files = await searchFileAddresses(
      world,
      { calls: productSearch, files: FILES, accountId: user.id },
      { search, language },
    )
    return { ...page, months: list.source.scope.months.toReversed(), ...files }
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

async function fileOf(
  world: ListWorld,
  query: SearchFileQuery,
  type: string,
  bytesOf: (products: ProductExport) => AsyncIterable<Uint8Array>,
) {
  const { accountId, search, language } = await openSearchFile(world, FILES, productSearch.search.body, query)
  const list = await sourceOf(world, accountId, search)
  return productFile({ source: list.source, rows: everyRow(list, search), language }, bytesOf, {
    file: PRODUCT_EXPORT_TEXTS[language].file,
    day: dayOf(world.clock.iso(), HOME_ZONE),
    type,
  })
}

/** A file of products. An import can replace the table while it is sent. */
export function productFile(
  products: ProductExport,
  bytesOf: (products: ProductExport) => AsyncIterable<Uint8Array>,
  { file, day, type }: { file: string; day: string; type: string },
) {
  const { table, scope } = products.source
  const body = Readable.from(bytesOf(products), { objectMode: false })
  body.once('close', table.hold())
  return { body, name: `${file}-${scope.marketplace}-${day}.${type}` }
}
