import { sql } from 'kysely'
import { MAIN_WORLD } from '#server/platform/world.ts'
import type { DevWorld } from './dev.world.ts'
import type { Living } from './worlds.routes.ts'

/** A world as developers see it in the list of all. */
export async function livingOf(world: DevWorld, times: Pick<Living, 'madeAt' | 'usedAt'>): Promise<Living> {
  const { id, db, requests, streams } = world
  const { rows } = await sql<{ users: number; bytes: number }>`
    SELECT (SELECT count(*) FROM account) AS users, page_count * page_size AS bytes
    FROM pragma_page_count(), pragma_page_size()`.execute(db)
  const { users, bytes } = rows[0] ?? { users: 0, bytes: 0 }
  const open = streams.list().length
  return { id, main: id === MAIN_WORLD, ...times, requests: requests.count, open, users, bytes: bytes + requests.bytes }
}
