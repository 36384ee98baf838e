/**
 * The core of a world: one isolated system inside the process. The main world keeps its state in a file; the others live in
 * memory, made from a snapshot in milliseconds, so that parallel tests share one server without meeting. Each subject
 * declares what it needs besides in its own `*.world.ts`; server/app puts whole worlds together.
 */
import type { State } from '#server/db/state.ts'
import type { Clock } from './clock.ts'
import type { JobRunner } from './jobs.ts'

export const MAIN_WORLD = 'main'
/** Names that the other worlds may have. */
export const WORLD_ID = /^[a-zA-Z0-9_-]{1,64}$/

export interface World {
  readonly id: string
  readonly db: State
  readonly clock: Clock
  readonly jobs: JobRunner
  /** Folder of the world's files: PDFs of reports, and pictures that were searched. */
  readonly files: string
  /** Signs and hashes in this state: file addresses, challenges, codes. Each use puts its own name into what it signs. */
  readonly secret: string
}
