import type { devSnapshots } from '#contracts/api/dev/devtools-snapshots.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DevWorld } from './dev.world.ts'

/** A stored snapshot. `madeAt` is system time, `now` the world's. */
export interface SnapshotInfo {
  name: string
  madeAt: string
  now: string
  bytes: number
}

export interface Snapshots {
  list(world: DevWorld): SnapshotInfo[]
  take(world: DevWorld, name: string): Promise<void>
  /** False if there is none with this name, or its tables do not fit this version. */
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
