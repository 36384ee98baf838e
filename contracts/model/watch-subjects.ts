/** Subjects of watches as text, the same for web and server, so that both find a watch by its subject. */
import type { Marketplace } from './marketplaces.ts'

export const productSubject = (marketplace: Marketplace, asin: string) => `${marketplace}/${asin}`

/** The filter without its month, since only the latest one changes, with its fields in alphabetical order. */
export function searchSubject(filter: object): string {
  const { month: _, ...rest } = filter as { month?: unknown }
  return JSON.stringify(inOrder(rest))
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(
    fields.map(([name, field]) => [name, inOrder(field)]).toSorted(([a], [b]) => (a! < b! ? -1 : 1)),
  )
}
