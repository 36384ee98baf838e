/** The changes that this browser has announced, stored so that other tabs and reloads do not repeat them. */
import type { watches } from '#contracts/api/watches.ts'
import type { Output } from '#contracts/core/endpoint.ts'

export type Changed = Output<typeof watches.counts>['watches'][number]

const STORAGE_KEY = 'announced changes'

const keyOf = ({ kind, id }: Changed) => `${kind} ${id}`

/** Watches with more changes than were announced. */
export const newChanges = (changed: readonly Changed[], announced: Readonly<Record<string, number>>): Changed[] =>
  changed.filter((each) => each.unseen > (announced[keyOf(each)] ?? 0))

/** Announced changes by watch; empty when storage is blocked. */
export function readAnnounced(): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    // Safe cast: saveAnnounced has written it.
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** Stores the current counts; a watch whose changes were seen restarts at 0. */
export function saveAnnounced(changed: readonly Changed[]): void {
  const announced = Object.fromEntries(changed.map((each) => [keyOf(each), each.unseen]))
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(announced))
  } catch {
    // Storage is blocked: the notice repeats after a reload.
  }
}
