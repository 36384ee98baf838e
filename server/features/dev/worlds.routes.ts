import type { devWorlds } from '#contracts/api/dev/devtools-worlds.ts'
import type { Handlers } from '#server/http/context.ts'
import { accountsOf, activityOf } from './activity.store.ts'
import type { DevWorld } from './dev.world.ts'

/** Facts about a loaded world. Times are system time, in milliseconds since 1970. */
export interface WorldInfo {
  id: string
  main: boolean
  madeAt: number
  usedAt: number
  requests: number
  open: number
  users: number
  bytes: number
}

export interface WorldsOptions {
  list(): Promise<WorldInfo[]>
  drop(id: string): Promise<boolean>
}

export const worldsHandlers = ({ list, drop }: WorldsOptions): Handlers<typeof devWorlds, DevWorld> => ({
  async index({ world }) {
    const all = (await list()).toSorted((a, b) => b.usedAt - a.usedAt)
    return {
      // Copied field by field, so that the answer never contains the world itself with its secret and sessions.
      row: all.map(({ id, main, madeAt, usedAt, requests, open, users, bytes }) => ({
        id,
        main,
        requests,
        open,
        users,
        bytes,
        current: id === world.id,
        made_at: new Date(madeAt).toISOString(),
        used_at: new Date(usedAt).toISOString(),
      })),
    }
  },
  drop: async ({ body }) => ({ dropped: await drop(body.id) }),
  activity: ({ world }) => activityOf(world),
  accounts: async ({ world }) => ({ row: await accountsOf(world) }),
})
