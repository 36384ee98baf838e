/** Worlds as they were, by name, in folders: the state, the files of reports, and what was arranged. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Scenario } from '#contracts/api/dev/devtools-scenarios.ts'
import { SNAPSHOTS_KEPT } from '#contracts/api/dev/devtools-snapshots.ts'
import { withSnapshot } from '#server/db/snapshot.ts'
import type { DevWorld } from './dev.world.ts'
import type { Rule } from './faults.ts'
import type { Kept } from './snapshots.routes.ts'

/** What a world holds beside its state. */
interface Beside extends Kept {
  clock: { now: string; frozen: boolean } | null
  scenarios: { accountId?: number | undefined; on: Scenario[] }[]
  faults: { rule: Rule; accountId?: number | undefined }[]
}

const STATE = 'state.sqlite'
const BESIDE = 'world.json'
const FILES = 'files'

/** Latest first. */
export function snapshotsIn(folder: string): Kept[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((name) => {
      const beside = besideIn(join(folder, name))
      return beside ? [beside] : []
    })
    .toSorted((a, b) => b.madeAt.localeCompare(a.madeAt) || a.name.localeCompare(b.name))
}

/** Keeps the world under the name; the oldest of too many goes. */
export async function takeSnapshot(folder: string, world: DevWorld, name: string): Promise<void> {
  // What is cut short is no snapshot: it gets its name when it is whole.
  const part = join(folder, `.${name}`)
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  await withSnapshot(world.db, (bytes) => {
    writeFileSync(join(part, STATE), bytes)
    cpSync(world.files, join(part, FILES), { recursive: true })
    writeFileSync(join(part, BESIDE), JSON.stringify(besideOf(world, name, sizeOf(part))))
  })
  removeSnapshot(folder, name)
  renameSync(part, join(folder, name))
  for (const { name: old } of snapshotsIn(folder).slice(SNAPSHOTS_KEPT)) removeSnapshot(folder, old)
}

export function removeSnapshot(folder: string, name: string): boolean {
  const there = existsSync(join(folder, name))
  rmSync(join(folder, name), { recursive: true, force: true })
  return there
}

export interface Found {
  /** The state, to refill from. */
  state: string
  files: string
  /** Arranges a world that has the state as it was. */
  arrange(world: DevWorld): void
}

export function findSnapshot(folder: string, name: string): Found | undefined {
  const place = join(folder, name)
  const beside = besideIn(place)
  return beside && { state: join(place, STATE), files: join(place, FILES), arrange: (world) => arrange(world, beside) }
}

function besideOf({ clock, scenarios, faults }: DevWorld, name: string, bytes: number): Beside {
  return {
    name,
    bytes,
    madeAt: new Date().toISOString(),
    now: clock.iso(),
    clock: clock.moved ? { now: clock.iso(), frozen: clock.frozen } : null,
    scenarios: [undefined, ...scenarios.accounts()].map((accountId) => ({ accountId, on: scenarios.of(accountId) })),
    faults: faults.rules(),
  }
}

function arrange({ clock, scenarios, faults }: DevWorld, beside: Beside): void {
  if (beside.clock) {
    clock.freeze(beside.clock.frozen)
    clock.set(new Date(beside.clock.now))
  }
  for (const { accountId, on } of beside.scenarios) for (const each of on) scenarios.turn(each, true, accountId)
  for (const { rule, accountId } of beside.faults) faults.add(rule, accountId)
}

function besideIn(place: string): Beside | undefined {
  const file = join(place, BESIDE)
  // What this module has written, under a name that it gives only to what is whole.
  return existsSync(file) && !/[/\\]\.[^/\\]*$/.test(place)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Beside)
    : undefined
}

const sizeOf = (folder: string) =>
  globSync('**/*', { cwd: folder }).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
