/** The parts of the console, each with an address of its own: what arranges, what shows, what keeps. */
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

/** The part that an address names; the first when it names none. */
export const sectionIn = (search: URLSearchParams): Section =>
  SECTIONS.find((name) => name === search.get('part')) ?? SECTIONS[0]

/** Where the part stands. `from`: the page that somebody came from, kept for the link to what is arranged. */
export function addressOf(section: Section, from = ''): string {
  const query = new URLSearchParams({ ...(section !== SECTIONS[0] && { part: section }), ...(from && { from }) })
  return query.size > 0 ? `/__dev?${query}` : '/__dev'
}
