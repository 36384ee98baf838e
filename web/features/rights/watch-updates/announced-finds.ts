/**
 * Stores how many finds (new patents that match a saved search) this browser has announced for each saved search, so
 * that other tabs and reloads do not announce them again.
 */

interface Watch {
  id: number
  name: string
  found: number
}

const KEY = 'announced of watches'

/** Returns the saved searches that have more finds than were announced. */
export const newFinds = <W extends Watch>(watches: readonly W[], announced: Readonly<Record<string, number>>): W[] =>
  watches.filter(({ id, found }) => found > (announced[id] ?? 0))

/** Returns the number of announced finds by id of the saved search; empty if storage is blocked. */
export function readAnnounced(): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    // The cast is safe, because only saveAnnounced writes this value.
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** Stores the current counts. The count of a search is 0 again after the user has viewed its finds. */
export function saveAnnounced(watches: readonly Watch[]): void {
  const announced = Object.fromEntries(watches.map(({ id, found }) => [id, found]))
  try {
    localStorage.setItem(KEY, JSON.stringify(announced))
  } catch {
    // Storage is blocked: the notice repeats after a reload.
  }
}
