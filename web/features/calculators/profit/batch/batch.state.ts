/**
 * Keeps the batch in memory, so that it is still there after the seller has opened a row in the calculator. The file of
 * the batch never leaves the browser.
 */
import type { BatchDefaults } from '#contracts/model/calculators/profit/batch.ts'
import type { Language } from '#contracts/model/language.ts'
import { draft, useDraft } from '#web/kit/draft.ts'
import { BatchClient } from './batch-client.ts'
import type { OutcomeFilter, Sorting } from './batch-items.ts'
import type { BatchFileKind, BatchFormat, BatchOutcome, BatchProgress } from './batch-job.ts'

/** How the results are listed. */
export interface Listing {
  shown: OutcomeFilter
  sorting: Sorting
  page: number
}

interface BatchRun {
  /** Number of the run, so that a late answer of an earlier run is ignored. */
  run: number
  file: File
  defaults: BatchDefaults
}

export type Batch =
  | (BatchRun & { is: 'running'; progress: BatchProgress | null })
  | (BatchRun & { is: 'finished'; outcome: BatchOutcome; listing: Listing })
  /** The file was moved or changed on disk, or the worker failed. */
  | (BatchRun & { is: 'failed' })

const FIRST: Listing = { shown: 'all', sorting: { key: 'line', isDescending: false }, page: 1 }

const kept = draft<Batch>()
const client = new BatchClient()
let runs = 0

// A cancellation and the end of the session delete the draft; then the worker must stop and forget the file.
kept.current.subscribe((batch) => {
  if (!batch) client.cancel()
})

export function useBatch() {
  const [batch, set] = useDraft(kept)

  async function run(file: File, defaults: BatchDefaults): Promise<void> {
    if (batch?.is === 'running') client.cancel()
    const chosen: BatchRun = { run: ++runs, file, defaults }
    const update = (next: Batch) => set((now) => (now?.run === chosen.run ? next : now))
    set({ ...chosen, is: 'running', progress: null })
    try {
      const outcome = await client.run(file, defaults, (progress) => update({ ...chosen, is: 'running', progress }))
      update({ ...chosen, is: 'finished', outcome, listing: FIRST })
    } catch {
      // A cancellation has removed the draft, so this changes nothing.
      update({ ...chosen, is: 'failed' })
    }
  }

  return {
    batch,
    run,
    /** Stops a running batch, and forgets a finished one. */
    clear: () => set(),
    list: (change: Partial<Listing>) =>
      set((now) => (now?.is === 'finished' ? { ...now, listing: { ...now.listing, ...change } } : now)),
    write: (kind: BatchFileKind, format: BatchFormat, language: Language) => client.write(kind, format, language),
  }
}
