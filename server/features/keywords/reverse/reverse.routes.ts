import { Readable } from 'node:stream'
import { keywordReverse } from '#contracts/api/keyword-reverse.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { REVERSE_EXPORT_TEXTS } from '#contracts/model/keywords/reverse-export.texts.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Handlers } from '#server/http/context.ts'
import { joinLines } from '#server/platform/join-chunks.ts'
import { type ListFile, listCsv, listXlsx } from '#server/platform/list-file.ts'
import { fileOrNotFound } from '#server/platform/refusal.ts'
import { openSearchFile, type SearchFileQuery, searchFileAddresses } from '#server/platform/search-files.ts'
import type { SignedFiles, SigningWorld } from '#server/platform/signed-address.ts'
import type { ReverseWorld } from './find-products.ts'
import { lookUp } from './look-up.ts'
import { type ExportedTerm, reverseFile } from './reverse-export.ts'
import { foundOf, toRows } from './reverse-rows.ts'
import { searchTerms } from './search-reverse.ts'
import { termLine } from './term-history.ts'
import { trafficSource } from './traffic-sources.ts'

type World = SigningWorld & ReverseWorld

const FILES: SignedFiles = { kind: 'reverse', seconds: 3600 }

export const keywordReverseHandlers: Handlers<typeof keywordReverse, World> = {
  async search({ world, user, language, body }) {
    const { page = 1, size = PAGE_SIZE, ...search } = body
    const lookup = lookUp(world, search, user.id)
    const { marketplace, sample, observedOn } = lookup
    const terms = searchTerms(world, lookup, search)
    // Before any wait, in which an import could replace the table and close its file.
    const row = toRows(world, lookup, terms.slice((page - 1) * size, page * size))
    const files = await searchFileAddresses(
      world,
      { calls: keywordReverse, files: FILES, accountId: user.id },
      { search, language },
    )
    return {
      row,
      total: terms.length,
      all: lookup.rows.length,
      page,
      size,
      marketplace,
      currency: marketplaces[marketplace].currency,
      sample,
      observedOn,
      ...foundOf(lookup),
      ...files,
    }
  },
  sources({ world, user, body }) {
    const lookup = lookUp(world, body, user.id)
    return { ...foundOf(lookup), source: lookup.products.map((found) => trafficSource(found, lookup.weeks)) }
  },
  history({ world, user, body }) {
    const { id, ...query } = body
    const lookup = lookUp(world, query, user.id)
    return { ...foundOf(lookup), line: lookup.products.map((found) => termLine(found, lookup.weeks.all, id)) }
  },
  csv: ({ world, query }) => fileOrNotFound(() => fileOf(world, query, 'csv', (list) => joinLines(listCsv(list)))),
  xlsx: ({ world, query }) => fileOrNotFound(() => fileOf(world, query, 'xlsx', listXlsx)),
}

async function fileOf(
  world: World,
  query: SearchFileQuery,
  type: string,
  bytesOf: (list: ListFile<ExportedTerm>) => AsyncIterable<Uint8Array>,
) {
  const { accountId, search, language } = await openSearchFile(world, FILES, keywordReverse.search.body, query)
  const lookup = lookUp(world, search, accountId)
  const terms = searchTerms(world, lookup, search)
  const body = Readable.from(bytesOf(reverseFile({ world, lookup, terms, language })), { objectMode: false })
  // An import can replace the table while the file is sent.
  body.once('close', lookup.table.hold())
  const day = dayOf(world.clock.iso(), HOME_ZONE)
  return { body, name: `${REVERSE_EXPORT_TEXTS[language].file}-${lookup.marketplace}-${day}.${type}` }
}
