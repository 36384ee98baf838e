import { Readable } from 'node:stream'
import { type SearchTermFilter, searchTerms } from '#contracts/api/search-terms.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { TERM_EXPORT_TEXTS } from '#contracts/model/keywords/search-term-export.texts.ts'
import { categoryTree, countByCategory } from '#server/features/screener/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { joinLines } from '#server/platform/join-chunks.ts'
import { type ListFile, listCsv, listXlsx } from '#server/platform/list-file.ts'
import { fileOrNotFound } from '#server/platform/refusal.ts'
import { openSearchFile, type SearchFileQuery, searchFileAddresses } from '#server/platform/search-files.ts'
import type { SignedFiles, SigningWorld } from '#server/platform/signed-address.ts'
import { allTerms, matchingTerms, pageOfTerms, termsInOrder } from './find-terms.ts'
import { type ReadTerm, termFile } from './term-export.ts'
import { historyOf } from './term-history-answer.ts'
import { termReader } from './term-rows.ts'
import { holdTables, scopeAnswer, sourceOfTerms, type TermWorld } from './term-source.ts'

type World = SigningWorld & TermWorld

const FILES: SignedFiles = { kind: 'search-terms', seconds: 3600 }

export const searchTermsHandlers: Handlers<typeof searchTerms, World> = {
  async search({ world, user, language, body }) {
    const { page = 1, size = PAGE_SIZE, ...search } = body
    const source = sourceOfTerms(world, user.id, search)
    const all = allTerms(source).length
    const rows = matchingTerms(source, search)
    const total = rows.length
    const shown = pageOfTerms(source, rows, search, { offset: (page - 1) * size, limit: size })
    // Before any wait, in which an import could replace the tables and close their files.
    const row = Array.from(shown, termReader(source))
    const files = await searchFileAddresses(
      world,
      { calls: searchTerms, files: FILES, accountId: user.id },
      { search, language },
    )
    return { row, total, all, page, size, ...scopeAnswer(source.scope), ...files }
  },
  categories({ world, user, body }) {
    const source = sourceOfTerms(world, user.id, body)
    const { facts, category } = source.table
    const counted = (filter: SearchTermFilter) =>
      countByCategory(category, facts.categories.length, matchingTerms(source, filter))
    const matching = counted({ ...body, category: undefined })
    const tree = categoryTree(facts.categories, counted({}), matching)
    return { row: tree.map(({ count, ...node }) => ({ ...node, terms: count })) }
  },
  history: ({ world, user, query }) => historyOf(world, user.id, query.id),
  csv: ({ world, query }) => fileOrNotFound(() => fileOf(world, query, 'csv', (list) => joinLines(listCsv(list)))),
  xlsx: ({ world, query }) => fileOrNotFound(() => fileOf(world, query, 'xlsx', listXlsx)),
}

async function fileOf(
  world: World,
  query: SearchFileQuery,
  type: string,
  bytesOf: (list: ListFile<ReadTerm>) => AsyncIterable<Uint8Array>,
) {
  const { accountId, search, language } = await openSearchFile(world, FILES, searchTerms.search.body, query)
  const source = sourceOfTerms(world, accountId, search)
  const rows = termsInOrder(source, matchingTerms(source, search), search)
  const body = Readable.from(bytesOf(termFile(source, rows, language)), { objectMode: false })
  body.once('close', holdTables(source))
  const { marketplace, period } = source.scope
  return { body, name: `${TERM_EXPORT_TEXTS[language].terms}-${marketplace}-${period}.${type}` }
}
