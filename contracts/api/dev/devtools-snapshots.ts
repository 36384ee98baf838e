/** Named copies of a whole world: accounts, sessions, orders, reports, clock, scenarios, faults. */
import { data, endpoints } from '../../core/endpoint.ts'
import { array, integer, object, string } from '../../core/schema.ts'
import { instant } from '../../core/time.ts'

/** Per world. The payment providers are not part of a snapshot. */
export const SNAPSHOTS_KEPT = 20

const Name = string({ pattern: '^[\\w-]{1,64}$', description: '1 to 64 letters, digits, - or _' })

export const Snapshot = object({
  name: string(),
  made_at: instant('System time'),
  now: instant('Time on the clock of the world'),
  bytes: integer({ minimum: 0 }),
})
const list = data(object({ row: array(Snapshot, { description: 'Latest first' }) }))

export const devSnapshots = endpoints({
  index: {
    method: 'GET',
    path: '/__dev/snapshots',
    summary: 'The snapshots of this world',
    auth: 'guest',
    origin: 'ours',
    answer: list,
    failures: [],
  },
  take: {
    method: 'POST',
    path: '/__dev/snapshots',
    summary: 'Save this world under a name. Replaces a snapshot of the same name; beyond twenty, deletes the oldest',
    auth: 'guest',
    origin: 'ours',
    body: object({ name: Name }),
    answer: list,
    failures: [],
  },
  restore: {
    method: 'POST',
    path: '/__dev/snapshots/restore',
    summary: 'Restore this world from a snapshot and end its streams',
    auth: 'guest',
    origin: 'ours',
    body: object({ name: Name }),
    answer: data(object({ world: string() })),
    failures: ['snapshotNotFound'],
  },
  remove: {
    method: 'POST',
    path: '/__dev/snapshots/remove',
    summary: 'Delete a snapshot of this world',
    auth: 'guest',
    origin: 'ours',
    body: object({ name: Name }),
    answer: list,
    failures: ['snapshotNotFound'],
  },
})
