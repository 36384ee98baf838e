import { REPLACED } from '#web/kit/list/preset-values.ts'

/** Values of a list's address that belong to the moment, not to its filter. */
const MOMENTARY = ['page', 'view', 'colour', REPLACED]

/** The filter in an address as it is saved: without the page, in alphabetical order. Empty without a filter. */
export function filterQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams([...search].filter(([name]) => !MOMENTARY.includes(name)))
  kept.sort()
  return kept.toString()
}
