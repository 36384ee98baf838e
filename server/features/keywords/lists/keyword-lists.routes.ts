import { Readable } from 'node:stream'
import { type KeywordList, keywordLists, MAX_KEYWORD_LISTS, MAX_TAGS } from '#contracts/api/keyword-lists.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { LIST_EXPORT_TEXTS } from '#contracts/model/keywords/list-export.texts.ts'
import { DEFAULT_MARKETPLACE, marketplaces } from '#contracts/model/marketplaces.ts'
import type { State } from '#server/db/state.ts'
import type { ScreenerWorld } from '#server/features/screener/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { joinLines } from '#server/platform/join-chunks.ts'
import { listCsv, listXlsx } from '#server/platform/list-file.ts'
import { fileOrNotFound, refuse } from '#server/platform/refusal.ts'
import { openSearchFile, type SearchFileQuery, searchFileAddresses } from '#server/platform/search-files.ts'
import type { SignedFiles, SigningWorld } from '#server/platform/signed-address.ts'
import { type RowSource, rowReader } from '../keyword-rows.ts'
import { scopeOf } from '../keyword-scope.ts'
import { matchingRows, rowsInOrder } from '../search-keywords.ts'
import { addTerms } from './add-terms.ts'
import {
  type CountedList,
  deleteList,
  deleteTerms,
  insertList,
  listNamed,
  listOf,
  listsOf,
  setTags,
  termsById,
  termsOf,
  updateList,
} from './keyword-lists.store.ts'
import { briefOf } from './list-brief.ts'
import { listFile } from './list-export.ts'
import { countTags, type FoundTerm, filterTerms, findTerms, sortTerms, toListedTerm } from './listed-terms.ts'

type ListsWorld = SigningWorld & ScreenerWorld
type TermSearch = Body<typeof keywordLists.terms>

const FILES: SignedFiles = { kind: 'keyword-lists', seconds: 3600 }
/** Characters of what a term was found by. */
const DETAIL_LENGTH = 200

export const keywordListsHandlers: Handlers<typeof keywordLists, ListsWorld> = {
  async lists({ world, user }) {
    return { lists: (await listsOf(world.db, user.id)).map(toList) }
  },
  create({ world, user, body }) {
    const name = body.name.trim()
    const at = world.clock.iso()
    // One transaction, so that parallel calls cannot exceed the limit together.
    return world.db.transaction().execute(async (trx) => {
      if (await listNamed(trx, user.id, name)) throw refuse('listExists', { name })
      if ((await listsOf(trx, user.id)).length >= MAX_KEYWORD_LISTS)
        throw refuse('tooManyLists', { count: MAX_KEYWORD_LISTS })
      const { marketplace } = body
      const row = await insertList(trx, { account_id: user.id, marketplace, name, created_at: at, updated_at: at })
      return toList({ ...row, terms: 0 })
    })
  },
  rename({ world, user, body }) {
    const name = body.name.trim()
    const updated_at = world.clock.iso()
    return world.db.transaction().execute(async (trx) => {
      const list = await requireList(trx, user.id, body.list)
      const same = await listNamed(trx, user.id, name)
      if (same && same.id !== list.id) throw refuse('listExists', { name })
      await updateList(trx, list.id, { name, updated_at })
      return toList({ ...list, name, updated_at })
    })
  },
  remove({ world, user, body }) {
    return world.db.transaction().execute(async (trx) => {
      await deleteList(trx, (await requireList(trx, user.id, body.list)).id)
      return {}
    })
  },
  add({ world, user, body }) {
    const { terms, origin, detail } = body
    const added_at = world.clock.iso()
    return world.db.transaction().execute(async (trx) => {
      const list = await requireList(trx, user.id, body.list)
      const added = await addTerms(trx, list, { texts: terms, origin, detail: detail?.trim() || null, added_at })
      return { ...added, list: toList(added.list) }
    })
  },
  collect({ world, user, body: { list: id, search, count } }) {
    const table = world.screener.keywords()
    const scope = scopeOf(table, search, user.id)
    const rows = rowsInOrder(table, matchingRows(table, search, scope), scope, search).slice(0, count)
    // Before any wait, in which an import could replace the table and close its file.
    const texts = Array.from(rows, (row) => table.label(row).text)
    const detail = search.seeds?.join(', ').slice(0, DETAIL_LENGTH) || null
    const added_at = world.clock.iso()
    return world.db.transaction().execute(async (trx) => {
      const list = await requireList(trx, user.id, id)
      if (list.marketplace !== (search.marketplace ?? DEFAULT_MARKETPLACE)) throw refuse('otherMarketplace')
      const added = await addTerms(trx, list, { texts, origin: 'mining', detail, added_at })
      return { ...added, list: toList(added.list) }
    })
  },
  async terms({ world, user, language, body }) {
    const { page = 1, size = PAGE_SIZE, ...search } = body
    const { list, source, all, found } = await openList(world, user.id, search)
    const { scope } = source
    const rowOf = rowReader(source)
    const row = found.slice((page - 1) * size, page * size).map((each) => toListedTerm(each, rowOf))
    const files = await searchFileAddresses(
      world,
      { calls: keywordLists, files: FILES, accountId: user.id },
      { search, language },
    )
    return {
      list: toList(list),
      row,
      total: found.length,
      all: all.length,
      page,
      size,
      currency: marketplaces[list.marketplace].currency,
      data: scope.data,
      hasBoth: scope.hasBoth,
      tags: countTags(all),
      ...files,
    }
  },
  async brief({ world, user, body }) {
    const { list, source, found } = await openList(world, user.id, body)
    return {
      terms: found.length,
      ...briefOf(source, found),
      currency: marketplaces[list.marketplace].currency,
      data: source.scope.data,
    }
  },
  tag({ world, user, body: { list: id, terms, tag: typed, on } }) {
    const tag = typed.trim()
    return world.db.transaction().execute(async (trx) => {
      const list = await requireList(trx, user.id, id)
      let changed = 0
      for (const term of await termsById(trx, list.id, terms)) {
        // The cast: this subject wrote the tags.
        const tags = JSON.parse(term.tags) as string[]
        if (tags.includes(tag) === on) continue
        if (on && tags.length >= MAX_TAGS) throw refuse('tooManyTags', { count: MAX_TAGS })
        await setTags(trx, term.id, on ? [...tags, tag] : tags.filter((each) => each !== tag))
        changed++
      }
      return { changed }
    })
  },
  drop({ world, user, body: { list: id, terms } }) {
    const updated_at = world.clock.iso()
    return world.db.transaction().execute(async (trx) => {
      const list = await requireList(trx, user.id, id)
      const dropped = await deleteTerms(trx, list.id, terms)
      if (dropped > 0) await updateList(trx, list.id, { updated_at })
      return { dropped }
    })
  },
  csv: ({ world, query }) => fileOrNotFound(() => fileOf(world, query, 'csv', (list) => joinLines(listCsv(list)))),
  xlsx: ({ world, query }) => fileOrNotFound(() => fileOf(world, query, 'xlsx', listXlsx)),
}

async function requireList(db: State, accountId: number, id: number): Promise<CountedList> {
  const list = await listOf(db, accountId, id)
  if (!list) throw refuse('listNotFound')
  return list
}

interface OpenList {
  list: CountedList
  source: RowSource
  all: FoundTerm[]
  /** Those that match the filter, in its order. */
  found: FoundTerm[]
}

/** Reads the table of keywords after the last wait, in which an import could replace it. */
async function openList(world: ListsWorld, accountId: number, search: TermSearch): Promise<OpenList> {
  const list = await requireList(world.db, accountId, search.list)
  const terms = await termsOf(world.db, list.id)
  const table = world.screener.keywords()
  const scope = scopeOf(table, { marketplace: list.marketplace, data: search.data }, accountId)
  const source = { table, scope }
  const all = findTerms(source, terms)
  return { list, source, all, found: sortTerms(source, filterTerms(source, all, search), search) }
}

async function fileOf(
  world: ListsWorld,
  query: SearchFileQuery,
  type: string,
  bytesOf: (list: ReturnType<typeof listFile>) => AsyncIterable<Uint8Array>,
) {
  const { accountId, search, language } = await openSearchFile(world, FILES, keywordLists.terms.body, query)
  const { list, source, found } = await openList(world, accountId, search)
  const body = Readable.from(bytesOf(listFile(source, found, language)), { objectMode: false })
  // An import can replace the table while the file is sent.
  body.once('close', source.table.hold())
  const day = dayOf(world.clock.iso(), HOME_ZONE)
  return { body, name: `${LIST_EXPORT_TEXTS[language].file}-${list.marketplace}-${day}.${type}` }
}

const toList = ({ id, name, marketplace, terms, updated_at }: CountedList): KeywordList => ({
  id,
  name,
  marketplace,
  terms,
  updatedAt: updated_at,
})
