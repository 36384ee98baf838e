import { Readable } from 'node:stream'
import { type KeywordFilter, keywordSearch } from '#contracts/api/keyword-search.ts'
import { matches } from '#contracts/core/matches.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { Static } from '#contracts/core/schema.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { KEYWORD_EXPORT_TEXTS } from '#contracts/model/keywords/keyword-export.texts.ts'
import type { Language } from '#contracts/model/language.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { categoryTree, countByCategory, type ScreenerWorld } from '#server/features/screener/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { joinLines } from '#server/platform/join-chunks.ts'
import { fileOrNotFound, refuse } from '#server/platform/refusal.ts'
import {
  requireSigned,
  type SignedFiles,
  type SignedQuery,
  type SigningWorld,
  signedQuery,
} from '#server/platform/signed-address.ts'
import { type KeywordExport, keywordsCsv, keywordsXlsx } from './keyword-export.ts'
import { type RowSource, rowReader } from './keyword-rows.ts'
import { frequentWords } from './keyword-words.ts'
import { matchingRows, pageOfRows, rowsInOrder, scopeOf } from './search-keywords.ts'

type SearchWorld = SigningWorld & ScreenerWorld
type Search = Static<typeof keywordSearch.search.body>

const FILES: SignedFiles = { kind: 'keywords', seconds: 3600 }

export const keywordSearchHandlers: Handlers<typeof keywordSearch, SearchWorld> = {
  async search({ world, user, language, body }) {
    const { page = 1, size = PAGE_SIZE, ...search } = body
    const source = sourceOf(world, user.id, search)
    const { table, scope } = source
    const rows = matchingRows(table, search, scope)
    const total = rows.length
    const shown = pageOfRows(table, rows, search, { offset: (page - 1) * size, limit: size })
    // Before any wait, in which an import could replace the table and close its file.
    const row = Array.from(shown, rowReader(source))
    const key = await signedQuery(world, FILES, user.id)
    const file = (type: string) =>
      `/download/keywords/keywords.${type}?${key}&${new URLSearchParams({ q: JSON.stringify(search), lang: language })}`
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
      month: scope.month,
      csv: file('csv'),
      xlsx: file('xlsx'),
    }
  },
  words({ world, user, body }) {
    const { table, scope } = sourceOf(world, user.id, body)
    const rows = matchingRows(table, body, scope)
    return { row: frequentWords(table, rows), total: rows.length }
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
  query: SignedQuery & { q: string; lang?: Language },
  type: string,
  bytesOf: (keywords: KeywordExport) => AsyncIterable<Uint8Array>,
) {
  const accountId = await requireSigned(world, FILES, query)
  const search = readSearch(query.q)
  const source = sourceOf(world, accountId, search)
  const { table, scope } = source
  const rows = rowsInOrder(table, matchingRows(table, search, scope), search)
  const language = query.lang ?? 'zh-CN'
  const body = Readable.from(bytesOf({ source, rows, language }), { objectMode: false })
  // An import can replace the table while the file is sent.
  body.once('close', table.hold())
  const day = dayOf(world.clock.iso(), HOME_ZONE)
  return { body, name: `${KEYWORD_EXPORT_TEXTS[language].file}-${scope.marketplace}-${day}.${type}` }
}

/** The address was made from a valid search, so any other text is a forged address. */
function readSearch(text: string): Search {
  try {
    const search: unknown = JSON.parse(text)
    if (matches(keywordSearch.search.body, search)) return search
  } catch {
    // Not JSON.
  }
  throw refuse('fileNotFound')
}
