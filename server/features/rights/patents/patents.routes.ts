import { createReadStream, existsSync } from 'node:fs'
import { patents } from '#contracts/api/rights/patents.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { OFFICES } from '#contracts/model/rights/patent.ts'
import { type Catalogue, requireAsin } from '#server/features/catalogue/public.ts'
import { requireModule } from '#server/features/ledger/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { todayBy } from '#server/platform/clock.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { SignedQuery } from '#server/platform/signed-address.ts'
import { removePictures } from '../charged-query/query-pictures.ts'
import { drawingOf } from '../register/drawings.ts'
import type { RightsWorld } from '../rights.world.ts'
import { latestHandlers } from './latest.routes.ts'
import { listQueries, loadResult, requireQuery, toQuery } from './load-queries.ts'
import { designInQuery, detailOf } from './patent-detail.ts'
import { keyOf, ownerOf, paperName, paperUrl, pathOf } from './patents.files.ts'
import { formOf, refusalOf, thresholdsOf } from './patents.rules.ts'
import type { ResultPaper } from './pdf/result-paper.ts'
import { paperOf } from './printing.ts'
import { deleteQuery, deleteVerdicts, putVerdict, queryOf } from './queries.store.ts'
import { searchPatents } from './search-patents.ts'

/** A picture never changes under its address. */
const PICTURE_CACHE = 'private, max-age=3600'
/** A drawing changes when an import brings a better one. */
const DRAWING_CACHE = 'public, max-age=3600'

export interface PatentsOptions {
  print(paper: ResultPaper): Promise<Buffer>
}

/** This function is long: one short handler for each endpoint. */
export const patentsHandlers = ({ print }: PatentsOptions): Handlers<typeof patents, RightsWorld> => ({
  getAsinImg({ world, user, body }) {
    const asin = requireAsin(body.asin)
    return { img: pictureOfAsin(world.catalogue, asin, { accountId: user?.id ?? 0, marketplace: body.marketplace }) }
  },
  async getQueryId({ world, user, body }) {
    const module = requireModule(patents.getQueryId, body.mold_id)
    const form = formOf(body)
    const refusal = refusalOf(form, body.image)
    if (refusal) throw refusal
    const { id, charged } = await searchPatents(world, { accountId: user.id, module, form, image: body.image })
    return { queryId: String(id), charged }
  },
  async getPatentInfo({ world, user, body }) {
    const query = await requireQuery(world, user.id, body.queryId)
    const { query: searched, ...found } = await loadResult(world, query, body)
    return { ...found, query: toQuery(searched, await keyOf(world, user.id)) }
  },
  async patent({ world, user, query }) {
    const searched = query.queryId === undefined ? undefined : await requireQuery(world, user.id, query.queryId)
    const targets = targetsIn(query.targets)
    return detailOf(world, requirePatent(world, query.id), { query: searched, targets })
  },
  async judge({ world, user, body }) {
    const { verdict } = body
    const judged_at = world.clock.iso()
    return world.db.transaction().execute(async (trx) => {
      const query = await requireQuery({ db: trx }, user.id, body.queryId)
      const patent = requirePatent(world, body.id)
      const { design } = await designInQuery({ ...world, db: trx }, query, patent)
      // A request without a note keeps the note.
      const note = body.note ?? design.shown.note ?? ''
      // One verdict per design: it replaces that of another registration.
      const members = design.found.map((one) => one.patent.id)
      await deleteVerdicts(trx, query.id, members)
      if (verdict !== null || note.trim() !== '')
        await putVerdict(trx, { query_id: query.id, patent_id: patent.id, verdict, note, judged_at })
      return {}
    })
  },
  async queries({ world, user, query }) {
    const { page = 1, size = PAGE_SIZE } = query
    const { rows, total } = await listQueries(world, user.id, { page, size })
    const key = await keyOf(world, user.id)
    return { row: rows.map((row) => toQuery(row, key)), total, page, size }
  },
  async deleteQuery({ world, user, body }) {
    const { id } = await requireQuery(world, user.id, body.queryId)
    const picture = (await deleteQuery(world.db, user.id, id))?.picture ?? null
    if (picture !== null) removePictures(world, [picture])
    return {}
  },
  async queryPicture({ world, params, query }) {
    const { picture } = await queryOfFile(world, params.file, query)
    const path = picture === null ? undefined : pathOf(world, picture)
    if (path === undefined || !existsSync(path)) throw refuse('fileNotFound')
    return { body: createReadStream(path), cache: PICTURE_CACHE }
  },
  async print({ world, user, body, language }) {
    const query = await requireQuery(world, user.id, body.queryId)
    const options = { ...thresholdsOf(body), targets: body.targets, language: body.language ?? language }
    return { url: paperUrl(query.id, await keyOf(world, user.id), options) }
  },
  async pdf({ world, params, query, language: usual }) {
    const row = await queryOfFile(world, params.file, query)
    const { lang: language = usual, inline } = query
    const options = { language, thresholds: thresholdsOf(query, 'fileNotFound'), targets: targetsIn(query.targets) }
    const paper = await paperOf(world, row, options)
    return { body: await print(paper), ...(inline !== 1 && { name: paperName(row.id, language) }) }
  },
  async drawing({ world, params }) {
    const [id, no] = [Number(params.id), Number.parseInt(params.file, 10)]
    const { id: known } = requirePublished(world, id)
    const view = world.rights.views(known).find((each) => each.no === no)
    const drawn = view && (await drawingOf(view, world.drawings))
    if (!drawn) throw refuse('fileNotFound')
    return { body: drawn, cache: DRAWING_CACHE, crossOrigin: true }
  },
  ...latestHandlers,
})

/** The target offices of an address; undefined means those of the query. */
const targetsIn = (named: string | undefined) =>
  named === undefined ? undefined : OFFICES.filter((office) => named.split(',').includes(office))

async function queryOfFile(world: RightsWorld, file: string, signed: SignedQuery) {
  const row = await queryOf(world.db, await ownerOf(world, signed), Number.parseInt(file, 10))
  if (!row) throw refuse('fileNotFound')
  return row
}

function requirePublished({ rights, clock }: RightsWorld, id: number) {
  const patent = rights.patent(id, todayBy(clock))
  if (!patent) throw refuse('fileNotFound')
  return patent
}

function requirePatent({ rights, clock }: RightsWorld, id: number) {
  const patent = rights.patent(id, todayBy(clock))
  if (!patent) throw refuse('patentNotFound')
  return patent
}

/** The product's picture in the marketplace, else in the first marketplace with a picture. */
function pictureOfAsin(
  catalogue: Catalogue,
  asin: string,
  { accountId, marketplace }: { accountId: number; marketplace: Marketplace | undefined },
): string {
  const known = catalogue.marketplacesOf(asin, accountId)
  if (known.length === 0) throw refuse('asinNotFound', { asin })
  const first = marketplace ? [marketplace] : []
  for (const each of [...first, ...known]) {
    const url = catalogue.card(asin, each, accountId)?.imageUrl
    if (url) return url
  }
  throw refuse('pictureNotFound')
}
