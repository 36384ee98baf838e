import { useSearch } from 'wouter/use-browser-location'

/** The parts of the personal center, in their order. The address names the one that is shown. */
export const SECTIONS = ['overview', 'profile', 'ledger', 'orders', 'security'] as const
export type Section = (typeof SECTIONS)[number]

/** The part that a query names; the first one when it names none. */
export function sectionIn(search: string): Section {
  const named = new URLSearchParams(search).get('tab')
  return SECTIONS.find((section) => section === named) ?? SECTIONS[0]
}

export const useSection = (): Section => sectionIn(useSearch())

export const addressOf = (section: Section) =>
  section === SECTIONS[0] ? '/user-center' : `/user-center?tab=${section}`
