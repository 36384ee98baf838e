/** Snapshots: everything of a world under a name, to return to: accounts, sessions, orders, reports, clock, scenarios, faults. */
import { data, endpoints } from '../../core/endpoint.ts'
import { array, integer, object, string } from '../../core/schema.ts'
import { instant } from '../../core/time.ts'

/** Of one world; the payment providers are outside of it and keep what they know. */
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
    refuses: [],
  },
  take: {
    method: 'POST',
    path: '/__dev/snapshots',
    summary: 'Keep this world as it is under a name; one of the same name is replaced, beyond twenty the oldest goes',
    auth: 'guest',
    origin: 'ours',
    body: object({ name: Name }),
    answer: list,
    refuses: [],
  },
  restore: {
    method: 'POST',
    path: '/__dev/snapshots/restore',
    summary: 'Put this world back to a snapshot and end its streams',
    auth: 'guest',
    origin: 'ours',
    body: object({ name: Name }),
    answer: data(object({ world: string() })),
    refuses: ['snapshotNotFound'],
  },
  remove: {
    method: 'POST',
    path: '/__dev/snapshots/remove',
    summary: 'Delete a snapshot of this world',
    auth: 'guest',
    origin: 'ours',
    body: object({ name: Name }),
    answer: list,
    refuses: ['snapshotNotFound'],
  },
})
