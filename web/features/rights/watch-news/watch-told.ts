/** Of which finds of saved searches this browser has told: once for all tabs, and not again after a reload. */

interface Watch {
  id: number
  name: string
  found: number
}

const KEY = 'told of watches'

/** Those that have found more than was told of them. */
export const newsOf = <W extends Watch>(watches: readonly W[], told: Readonly<Record<string, number>>): W[] =>
  watches.filter(({ id, found }) => found > (told[id] ?? 0))

/** How much was told of each, by its id; nothing where the browser keeps nothing. */
export function toldBefore(): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {} // written below alone
  } catch {
    return {}
  }
}

/** From now on nothing of these is told again. What was looked at begins anew. */
export function rememberTold(watches: readonly Watch[]): void {
  const told = Object.fromEntries(watches.map(({ id, found }) => [id, found]))
  try {
    localStorage.setItem(KEY, JSON.stringify(told))
  } catch {
    // A browser that keeps nothing tells again after a reload.
  }
}
