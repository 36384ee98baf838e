/** Target offices: those whose rights are valid where the seller sells. Only they count for a verdict. */
import type { Marketplace } from '../marketplaces.ts'
import type { Office } from './patent.ts'

/**
 * By marketplace of the listing. EU countries have national and EU rights; Spain's office is not in our data. Hague
 * registrations (WO) are valid in designated countries, which our sources do not give, so users choose WO by hand.
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

/** Whether a right of the office counts; without target offices, all rights count. */
export const countsFor = (office: Office, targets: readonly Office[]): boolean =>
  targets.length === 0 || targets.includes(office)

/** Offices of EU members. */
const IN_UNION: readonly Office[] = ['DE', 'FR', 'IT', 'SE', 'IE', 'DK', 'AT', 'BX', 'FI']

/** Adds the EU office when the user adds a member country; the user can remove it again. */
export function targetsChosen(before: readonly Office[], chosen: readonly Office[]): Office[] {
  const isNew = IN_UNION.some((office) => chosen.includes(office) && !before.includes(office))
  return isNew && !chosen.includes('EU') ? ['EU', ...chosen] : [...chosen]
}
