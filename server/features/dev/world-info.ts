import { bytesOfState } from '#server/db/snapshot.ts'
import { MAIN_WORLD } from '#server/platform/world.ts'
import type { DevWorld } from './dev.world.ts'
import type { WorldInfo } from './worlds.routes.ts'

export async function worldInfoOf(world: DevWorld, times: Pick<WorldInfo, 'madeAt' | 'usedAt'>): Promise<WorldInfo> {
  const { id, db, requests, streams } = world
  const { users } = await db
    .selectFrom('account')
    .select((e) => e.fn.countAll<number>().as('users'))
    .executeTakeFirstOrThrow()
  const bytes = await bytesOfState(db)
  const open = streams.list().length
  return {
    id,
    main: id === MAIN_WORLD,
    ...times,
    requests: requests.count,
    open,
    users: Number(users),
    bytes: bytes + requests.bytes,
  }
}
