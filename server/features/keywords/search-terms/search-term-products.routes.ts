import { Readable } from 'node:stream'
import type { TermProductRow } from '#contracts/api/search-term-products.ts'
import { searchTermProducts, type TermProductFilter } from '#contracts/api/search-term-products.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { TERM_EXPORT_TEXTS } from '#contracts/model/keywords/search-term-export.texts.ts'
import type { Handlers } from '#server/http/context.ts'
import { orderedPage, orderedRows } from '#server/platform/columns/order.ts'
import { joinLines } from '#server/platform/join-chunks.ts'
import { type ListFile, listCsv, listXlsx } from '#server/platform/list-file.ts'
import { fileOrNotFound } from '#server/platform/refusal.ts'
import { openSearchFile, type SearchFileQuery, searchFileAddresses } from '#server/platform/search-files.ts'
import type { SignedFiles, SigningWorld } from '#server/platform/signed-address.ts'
import { aggregateProducts } from './aggregate-products.ts'
import { matchingProducts, productOrder } from './find-term-products.ts'
import { allTerms, matchingTerms } from './find-terms.ts'
import { termProductFile } from './term-product-export.ts'
import { termProductReader } from './term-product-rows.ts'
import type { SourceOfTerms } from './term-rows.ts'
import { holdTables, scopeAnswer, sourceOfTerms, type TermWorld } from './term-source.ts'

type World = SigningWorld & TermWorld

const FILES: SignedFiles = { kind: 'search-term-products', seconds: 3600 }

export const searchTermProductsHandlers: Handlers<typeof searchTermProducts, World> = {
  async search({ world, user, language, body }) {
    const { page = 1, size = PAGE_SIZE, ...search } = body
    const source = sourceOfTerms(world, user.id, search)
    const all = countProducts(source, allTerms(source))
    const { terms, columns, codes } = find(source, search)
    const { values, direction } = productOrder(columns, search)
    const shown = orderedPage(codes, values, direction, { offset: (page - 1) * size, limit: size })
    // Before any wait, in which an import could replace the tables and close their files.
    const row = Array.from(shown, termProductReader(source, { columns, terms, codes: shown }))
    const files = await searchFileAddresses(
      world,
      { calls: searchTermProducts, files: FILES, accountId: user.id },
      { search, language },
    )
    return {
      row,
      total: codes.length,
      all,
      terms: terms.length,
      page,
      size,
      ...scopeAnswer(source.scope),
      ...files,
    }
  },
  csv: ({ world, query }) => fileOrNotFound(() => fileOf(world, query, 'csv', (list) => joinLines(listCsv(list)))),
  xlsx: ({ world, query }) => fileOrNotFound(() => fileOf(world, query, 'xlsx', listXlsx)),
}

/** The matching terms, what they say about products, and the matching products. */
function find(source: SourceOfTerms, filter: TermProductFilter) {
  const terms = matchingTerms(source, filter)
  const columns = aggregateProducts(source, terms)
  return { terms, columns, codes: matchingProducts(source, columns, filter) }
}

function countProducts({ table }: SourceOfTerms, rows: Uint32Array): number {
  const isClicked = new Uint8Array(table.asins.length + 1)
  for (const { product } of table.top) for (const row of rows) isClicked[product[row]!] = 1
  isClicked[0] = 0
  return isClicked.reduce((sum, each) => sum + each, 0)
}

async function fileOf(
  world: World,
  query: SearchFileQuery,
  type: string,
  bytesOf: (list: ListFile<TermProductRow>) => AsyncIterable<Uint8Array>,
) {
  const { accountId, search, language } = await openSearchFile(world, FILES, searchTermProducts.search.body, query)
  const source = sourceOfTerms(world, accountId, search)
  const { terms, columns, codes } = find(source, search)
  const { values, direction } = productOrder(columns, search)
  const rows = orderedRows(codes, values, direction)
  const read = termProductReader(source, { columns, terms, codes: rows })
  const list = termProductFile({ scope: source.scope, rows, read }, language)
  const body = Readable.from(bytesOf(list), { objectMode: false })
  body.once('close', holdTables(source))
  const { marketplace, period } = source.scope
  return { body, name: `${TERM_EXPORT_TEXTS[language].products}-${marketplace}-${period}.${type}` }
}
