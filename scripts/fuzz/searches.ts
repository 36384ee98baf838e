/** Design patent searches in the world of a run; each account has one saved search. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHAPE_PNG } from '#contracts/pact/given.ts'
import type { State } from '#server/db/state.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'
import { readPicture } from '#server/features/rights/picture-search/read-picture.ts'
import type { RightSearch } from '#server/features/rights/picture-search/right-search.ts'
import type { Hit, PictureRead } from '#server/features/rights/picture-search/tasks.ts'
import { NOW, SEARCHES, WATCHES } from './words.ts'

/** The picture and hits that every picture search stores. */
export interface SearchFixture {
  picture: PictureRead
  hits: readonly Hit[]
}

/** Runs once, because it takes 100 ms. */
export async function findOnce(search: RightSearch): Promise<SearchFixture> {
  const picture = await readPicture(search, SHAPE_PNG)
  const hits = await search.find({ filter: {}, descriptor: picture.descriptor, today: NOW.slice(0, 10) })
  return { picture, hits }
}

/** File name of the picture of searches and checks. */
export const PICTURE = 'patent-of-the-fuzz.png'

export async function insertSearches(
  db: State,
  owners: { seller: number; neighbour: number; stranger: number },
  { hits, picture }: SearchFixture,
  at: string,
): Promise<void> {
  const found = hits.map(({ patentId, view, similarity }) => [patentId, view, similarity])
  const words = { form: '{"title":"lamp"}', picture: null, descriptor: null }
  const pictured = { form: '{}', picture: PICTURE, descriptor: Buffer.from(picture.descriptor) }
  const rows = [
    { id: SEARCHES.words, account_id: owners.seller, search: 'a', ...words },
    { id: SEARCHES.pictured, account_id: owners.seller, search: 'b', ...pictured },
    { id: SEARCHES.neighbour, account_id: owners.neighbour, search: 'c', ...pictured },
    { id: SEARCHES.stranger, account_id: owners.stranger, search: 'd', ...pictured },
  ]
  const columns = { hits: JSON.stringify(found), found: hits.length, created_at: at }
  await db
    .insertInto('patent_query')
    .values(rows.map((row) => ({ ...row, ...columns })))
    .execute()
  const saved = [
    { id: WATCHES.seller, query_id: SEARCHES.pictured, account_id: owners.seller },
    { id: WATCHES.neighbour, query_id: SEARCHES.neighbour, account_id: owners.neighbour },
    { id: WATCHES.stranger, query_id: SEARCHES.stranger, account_id: owners.stranger },
  ]
  await db
    .insertInto('patent_watch')
    .values(saved.map((row) => ({ ...row, name: 'Lamps', created_at: at, looked_at: at })))
    .execute()
  await db
    .insertInto('patent_verdict')
    .values(verdictOf(SEARCHES.stranger, hits, at))
    .execute()
}

const verdictOf = (queryId: number, [first]: readonly Hit[], at: string) => ({
  query_id: queryId,
  patent_id: first?.patentId ?? 1,
  note: 'The base differs',
  judged_at: at,
  verdict: 'different' as const,
})

/** Writes the picture file that the rows name. */
export const writePicture = ({ files }: DevWorld, { picture }: SearchFixture) =>
  writeFileSync(join(files, PICTURE), picture.png)
