export const SECTIONS = [
  'scenarios',
  'faults',
  'time',
  'accounts',
  'requests',
  'activity',
  'upstream',
  'payments',
  'outbox',
  'snapshots',
  'worlds',
] as const
export type Section = (typeof SECTIONS)[number]

/** The section in the query; the first one by default. */
export const sectionIn = (search: URLSearchParams): Section =>
  SECTIONS.find((name) => name === search.get('part')) ?? SECTIONS[0]

/** `from`: the page that the developer came from. A link copied in the console leads back to that page. */
export function addressOf(section: Section, from = ''): string {
  const query = new URLSearchParams({ ...(section !== SECTIONS[0] && { part: section }), ...(from && { from }) })
  return query.size > 0 ? `/__dev?${query}` : '/__dev'
}
