import { useSearch } from 'wouter/use-browser-location'

/** In display order. */
export const SECTIONS = ['overview', 'profile', 'ledger', 'orders', 'security'] as const
export type Section = (typeof SECTIONS)[number]

/** The section of a query; the first one by default. */
export function sectionIn(search: string): Section {
  const named = new URLSearchParams(search).get('tab')
  return SECTIONS.find((section) => section === named) ?? SECTIONS[0]
}

export const useSection = (): Section => sectionIn(useSearch())

export const addressOf = (section: Section) =>
  section === SECTIONS[0] ? '/user-center' : `/user-center?tab=${section}`
