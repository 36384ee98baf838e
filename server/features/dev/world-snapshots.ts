/** Snapshots of worlds: one folder per name with the state, the files, and the dev settings. */
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
import type { SnapshotInfo } from './snapshots.routes.ts'

/** The contents of world.json: dev settings, which the state does not contain. */
interface Settings extends SnapshotInfo {
  clock: { now: string; frozen: boolean } | null
  scenarios: { accountId?: number | undefined; on: Scenario[] }[]
  faults: { rule: Rule; accountId?: number | undefined }[]
}

const STATE_FILE = 'state.sqlite'
const SETTINGS_FILE = 'world.json'
const FILES = 'files'

export function snapshotsIn(folder: string): SnapshotInfo[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((name) => {
      const settings = readSettings(join(folder, name))
      return settings ? [settings] : []
    })
    .toSorted((a, b) => b.madeAt.localeCompare(a.madeAt) || a.name.localeCompare(b.name))
}

/** Stores a snapshot under the name and deletes the oldest above the limit. */
export async function takeSnapshot(folder: string, world: DevWorld, name: string): Promise<void> {
  // Written under a temporary name and renamed when complete, so an interrupted snapshot never counts.
  const part = join(folder, `.${name}`)
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  await withSnapshot(world.db, (bytes) => {
    writeFileSync(join(part, STATE_FILE), bytes)
    cpSync(world.files, join(part, FILES), { recursive: true })
    writeFileSync(join(part, SETTINGS_FILE), JSON.stringify(settingsOf(world, name, sizeOf(part))))
  })
  removeSnapshot(folder, name)
  renameSync(part, join(folder, name))
  for (const { name: old } of snapshotsIn(folder).slice(SNAPSHOTS_KEPT)) removeSnapshot(folder, old)
}

export function removeSnapshot(folder: string, name: string): boolean {
  const hadSnapshot = existsSync(join(folder, name))
  rmSync(join(folder, name), { recursive: true, force: true })
  return hadSnapshot
}

export interface FoundSnapshot {
  state: string
  files: string
  arrange(world: DevWorld): void
}

export function findSnapshot(folder: string, name: string): FoundSnapshot | undefined {
  const place = join(folder, name)
  const settings = readSettings(place)
  return (
    settings && {
      state: join(place, STATE_FILE),
      files: join(place, FILES),
      arrange: (world) => restoreSettings(world, settings),
    }
  )
}

function settingsOf({ clock, scenarios, faults }: DevWorld, name: string, bytes: number): Settings {
  return {
    name,
    bytes,
    madeAt: new Date().toISOString(),
    now: clock.iso(),
    clock: clock.isMoved ? { now: clock.iso(), frozen: clock.isFrozen } : null,
    scenarios: [undefined, ...scenarios.accounts()].map((accountId) => ({ accountId, on: scenarios.of(accountId) })),
    faults: faults.rules(),
  }
}

function restoreSettings({ clock, scenarios, faults }: DevWorld, settings: Settings): void {
  if (settings.clock) {
    clock.freeze(settings.clock.frozen)
    clock.set(new Date(settings.clock.now))
  }
  for (const { accountId, on } of settings.scenarios) for (const each of on) scenarios.turn(each, true, accountId)
  for (const { rule, accountId } of settings.faults) faults.add(rule, accountId)
}

function readSettings(place: string): Settings | undefined {
  const file = join(place, SETTINGS_FILE)
  // The cast: this module wrote the file. Names that start with a dot are incomplete.
  return existsSync(file) && !/[/\\]\.[^/\\]*$/.test(place)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Settings)
    : undefined
}

const sizeOf = (folder: string) =>
  globSync('**/*', { cwd: folder }).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
