/**
 * The core of a world: one isolated system inside the process. The main world keeps its state in a file. Other worlds
 * live in memory, created from a snapshot in milliseconds, so that parallel tests share one server. Each subject
 * declares its own part in `*.world.ts`; server/app assembles worlds.
 */
import type { State } from '#server/db/state.ts'
import type { Clock } from './clock.ts'
import type { JobRunner } from './jobs.ts'

export const MAIN_WORLD = 'main'
export const WORLD_ID = /^[a-zA-Z0-9_-]{1,64}$/

export interface World {
  readonly id: string
  readonly db: State
  readonly clock: Clock
  readonly jobs: JobRunner
  /** Folder of report PDFs and searched pictures. */
  readonly files: string
  /** Key for signatures and hashes in this state. Each use adds its own purpose to what it signs. */
  readonly secret: string
}
