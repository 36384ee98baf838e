import type { devSnapshots } from '#contracts/api/dev/devtools-snapshots.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DevWorld } from './dev.world.ts'

/** A world as it was. `madeAt`: the system's time. */
export interface Kept {
  name: string
  madeAt: string
  now: string
  bytes: number
}

/** What keeps and brings back worlds. */
export interface Snapshots {
  /** Latest first. */
  list(world: DevWorld): Kept[]
  take(world: DevWorld, name: string): Promise<void>
  /** False when there is none of the name, or it does not fit this version. */
  restore(world: DevWorld, name: string): Promise<boolean>
  remove(world: DevWorld, name: string): boolean
}

export function snapshotsHandlers(snapshots: Snapshots): Handlers<typeof devSnapshots, DevWorld> {
  const rows = (world: DevWorld) => ({
    row: snapshots.list(world).map(({ name, madeAt, now, bytes }) => ({ name, made_at: madeAt, now, bytes })),
  })
  return {
    index: ({ world }) => rows(world),
    async take({ world, body }) {
      await snapshots.take(world, body.name)
      return rows(world)
    },
    async restore({ world, body }) {
      if (!(await snapshots.restore(world, body.name))) throw refuse('snapshotNotFound', { name: body.name })
      return { world: world.id }
    },
    remove({ world, body }) {
      if (!snapshots.remove(world, body.name)) throw refuse('snapshotNotFound', { name: body.name })
      return rows(world)
    },
  }
}
