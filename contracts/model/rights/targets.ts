/** The target offices: their rights are valid where the seller sells, so only these count for a verdict. */
import type { Marketplace } from '../marketplaces.ts'
import type { Office } from './patent.ts'

/**
 * By the marketplace of a listing. In the European Union both the national right and the Union's hold; Spain has no office
 * of its own here. Hague registrations (WO) hold where they designate, which no source here says, so they are chosen by hand.
 */
const TARGETS: Record<Marketplace, readonly Office[]> = {
  US: ['US'],
  UK: ['GB'],
  DE: ['EU', 'DE'],
  FR: ['EU', 'FR'],
  JP: ['JP'],
  CA: ['CA'],
  IT: ['EU', 'IT'],
  ES: ['EU'],
  IN: ['IN'],
}

export const targetsOf = (marketplace: Marketplace): readonly Office[] => TARGETS[marketplace]

/** Whether a right of the office counts. Without target offices every right counts. */
export const countsFor = (office: Office, targets: readonly Office[]): boolean =>
  targets.length === 0 || targets.includes(office)

/** Offices of countries where the Union's rights are valid too. */
const IN_UNION: readonly Office[] = ['DE', 'FR', 'IT', 'SE', 'IE', 'DK', 'AT', 'BX', 'FI']

/** Adds the EU office when the user adds a country of the Union. The user can remove it again. */
export function targetsChosen(before: readonly Office[], chosen: readonly Office[]): Office[] {
  const isNew = IN_UNION.some((office) => chosen.includes(office) && !before.includes(office))
  return isNew && !chosen.includes('EU') ? ['EU', ...chosen] : [...chosen]
}
