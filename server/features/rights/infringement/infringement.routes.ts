import { createReadStream } from 'node:fs'
import { infringement } from '#contracts/api/rights/infringement.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { requireModule } from '#server/features/ledger/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { removePictures } from '../charged-query/query-pictures.ts'
import type { RightsWorld } from '../rights.world.ts'
import { checkInfringement } from './check-infringement.ts'
import { imagesOf, keyOf, pictureAt } from './infringement.files.ts'
import { listingOf } from './infringement.listing.ts'
import { deleteQuery, type ListedQuery, picturesOf, putVerdict, queriesOf, queryOf } from './infringement.store.ts'
import { storedResult } from './stored-result.ts'

/** A picture never changes under its address. */
const PICTURE_CACHE = 'private, max-age=3600'

export const infringementHandlers: Handlers<typeof infringement, RightsWorld> = {
  async create({ world, user, body }) {
    const module = requireModule(infringement.create, body.mold_id)
    return checkInfringement(world, { accountId: user.id, module, listing: await listingOf(world, user.id, body) })
  },
  async list({ world, user, query }) {
    const { page = 1, size = PAGE_SIZE } = query
    const { rows, total } = await queriesOf(world.db, user.id, { page, size })
    const key = await keyOf(world, user.id)
    return { row: rows.map((row) => toRow(row, key)), total, page, size }
  },
  async detail({ world, user, query }) {
    const row = await queryOf(world.db, user.id, query.id)
    if (!row) throw refuse('tortNotFound')
    const key = await keyOf(world, user.id)
    const { text, brand } = row
    return {
      row: toRow(row, key),
      result: storedResult(row),
      listing: { text, brand, images: imagesOf(row, key) },
    }
  },
  async judge({ world, user, body }) {
    const { id, verdict, note } = body
    if (!(await putVerdict(world.db, user.id, { id, verdict, note }))) throw refuse('tortNotFound')
    return {}
  },
  async remove({ world, user, body }) {
    const gone = await deleteQuery(world.db, user.id, body.id)
    if (!gone) throw refuse('tortNotFound')
    removePictures(world, picturesOf(gone))
    return {}
  },
  async picture({ world, params, query }) {
    const path = await pictureAt(world, params.file, query)
    if (path === undefined) throw refuse('fileNotFound')
    return { body: createReadStream(path), cache: PICTURE_CACHE }
  },
}

/** @param key signed parameters, see `keyOf` */
const toRow = (row: ListedQuery, key: string): Output<typeof infringement.list>['row'][number] => ({
  id: row.id,
  asin: row.asin,
  marketplace: row.marketplace,
  title: row.title,
  image: imagesOf(row, key)[0] ?? null,
  risk: row.risk,
  verdict: row.verdict,
  note: row.note,
  at: row.created_at,
})
