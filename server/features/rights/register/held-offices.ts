/** The offices whose rights are on record. Nothing can be said about the others. */
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'
import type { Rights } from './rights.ts'
import type { RightsOffices } from './rights-follow.ts'

type Held = Pick<Rights, 'offices'>

/** @param sample only made-up rights, or only real ones; either without it */
export function heldOffices({ offices }: Held, of: keyof RightsOffices, sample?: boolean): Office[] {
  const kinds = [true, false].filter((kind) => sample === undefined || kind === sample)
  return OFFICES.filter((office) => kinds.some((kind) => offices(kind)[of].has(office)))
}

/** Whether all that there is was made up: of real rights nothing can be said. */
export const isSampleOnly = (held: Held, of: keyof RightsOffices): boolean =>
  heldOffices(held, of, true).length > 0 && heldOffices(held, of, false).length === 0

/** The targets of which there are none. */
export function missingOffices(
  held: Held,
  of: keyof RightsOffices,
  targets: readonly Office[],
  sample?: boolean,
): Office[] {
  const known = heldOffices(held, of, sample)
  return targets.filter((office) => !known.includes(office))
}
