import type { devWorlds } from '#contracts/api/dev/devtools-worlds.ts'
import type { Handlers } from '#server/http/context.ts'
import { accountsOf, activityOf } from './activity.store.ts'
import type { DevWorld } from './dev.world.ts'

/** A world as the process holds it. Times are the system's, milliseconds since 1970. */
export interface Living {
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
  living(): Promise<Living[]>
  drop(id: string): Promise<boolean>
}

export const worldsHandlers = ({ living, drop }: WorldsOptions): Handlers<typeof devWorlds, DevWorld> => ({
  async index({ world }) {
    const all = (await living()).toSorted((a, b) => b.usedAt - a.usedAt)
    return {
      // Field by field: what is told of a world must never be the world, with its secret and its sessions.
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
