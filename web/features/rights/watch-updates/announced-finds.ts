/** The finds that this browser has announced, stored so that other tabs and reloads do not repeat them. */

interface Watch {
  id: number
  name: string
  found: number
}

const KEY = 'announced of watches'

/** Watches with more finds than were announced. */
export const newFinds = <W extends Watch>(watches: readonly W[], announced: Readonly<Record<string, number>>): W[] =>
  watches.filter(({ id, found }) => found > (announced[id] ?? 0))

/** Announced finds by watch id; empty when storage is blocked. */
export function readAnnounced(): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    // Safe cast: saveAnnounced has written it.
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** Stores the current counts; a viewed search restarts at 0. */
export function saveAnnounced(watches: readonly Watch[]): void {
  const announced = Object.fromEntries(watches.map(({ id, found }) => [id, found]))
  try {
    localStorage.setItem(KEY, JSON.stringify(announced))
  } catch {
    // Storage is blocked: the notice repeats after a reload.
  }
}
