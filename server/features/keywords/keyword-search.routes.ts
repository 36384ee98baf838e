import { Readable } from 'node:stream'
import { type KeywordFilter, keywordSearch } from '#contracts/api/keyword-search.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { KEYWORD_EXPORT_TEXTS } from '#contracts/model/keywords/keyword-export.texts.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { categoryTree, countByCategory, type ScreenerWorld } from '#server/features/screener/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { joinLines } from '#server/platform/join-chunks.ts'
import { fileOrNotFound } from '#server/platform/refusal.ts'
import { openSearchFile, type SearchFileQuery, searchFileAddresses } from '#server/platform/search-files.ts'
import type { SignedFiles, SigningWorld } from '#server/platform/signed-address.ts'
import { type KeywordExport, keywordsCsv, keywordsXlsx } from './keyword-export.ts'
import { type RowSource, rowReader } from './keyword-rows.ts'
import { scopeOf } from './keyword-scope.ts'
import { frequentWords } from './keyword-words.ts'
import { matchingRows, pageOfRows, rowsInOrder } from './search-keywords.ts'

type SearchWorld = SigningWorld & ScreenerWorld

const FILES: SignedFiles = { kind: 'keywords', seconds: 3600 }

export const keywordSearchHandlers: Handlers<typeof keywordSearch, SearchWorld> = {
  async search({ world, user, language, body }) {
    const { page = 1, size = PAGE_SIZE, ...search } = body
    const source = sourceOf(world, user.id, search)
    const { table, scope } = source
    const rows = matchingRows(table, search, scope)
    const total = rows.length
    const shown = pageOfRows(table, rows, scope, search, { offset: (page - 1) * size, limit: size })
    // Before any wait, in which an import could replace the table and close its file.
    const row = Array.from(shown, rowReader(source))
    const files = await searchFileAddresses(
      world,
      { calls: keywordSearch, files: FILES, accountId: user.id },
      { search, language },
    )
    return {
      row,
      total,
      all: scope.all,
      page,
      size,
      marketplace: scope.marketplace,
      currency: marketplaces[scope.marketplace].currency,
      data: scope.data,
      hasBoth: scope.hasBoth,
      months: scope.months.toReversed(),
      ...files,
    }
  },
  words({ world, user, body }) {
    const source = sourceOf(world, user.id, body)
    const rows = matchingRows(source.table, body, source.scope)
    return { row: frequentWords(source, rows), total: rows.length }
  },
  categories({ world, user, body }) {
    const { table, scope } = sourceOf(world, user.id, body)
    const { categories } = table.facts
    const counted = (filter: KeywordFilter) =>
      countByCategory(table.category, categories.length, matchingRows(table, filter, scope))
    const matching = counted({ ...body, category: undefined })
    const tree = categoryTree(categories, counted({}), matching)
    return { row: tree.map(({ count, ...node }) => ({ ...node, keywords: count })) }
  },
  csv: ({ world, query }) =>
    fileOrNotFound(() => fileOf(world, query, 'csv', (keywords) => joinLines(keywordsCsv(keywords)))),
  xlsx: ({ world, query }) => fileOrNotFound(() => fileOf(world, query, 'xlsx', keywordsXlsx)),
}

function sourceOf(world: ScreenerWorld, accountId: number, filter: KeywordFilter): RowSource {
  const table = world.screener.keywords()
  return { table, scope: scopeOf(table, filter, accountId) }
}

async function fileOf(
  world: SearchWorld,
  query: SearchFileQuery,
  type: string,
  bytesOf: (keywords: KeywordExport) => AsyncIterable<Uint8Array>,
) {
  const { accountId, search, language } = await openSearchFile(world, FILES, keywordSearch.search.body, query)
  const source = sourceOf(world, accountId, search)
  const { table, scope } = source
  const rows = rowsInOrder(table, matchingRows(table, search, scope), scope, search)
  const body = Readable.from(bytesOf({ source, rows, language }), { objectMode: false })
  // An import can replace the table while the file is sent.
  body.once('close', table.hold())
  const day = dayOf(world.clock.iso(), HOME_ZONE)
  const what = [
    KEYWORD_EXPORT_TEXTS[language].file,
    scope.marketplace,
    ...(scope.chosen ? [scope.chosen.month] : []),
    day,
  ]
  return { body, name: `${what.join('-')}.${type}` }
}
