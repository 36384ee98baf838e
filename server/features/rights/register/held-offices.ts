/** The offices with rights on record. Nothing is known about the others. */
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'
import type { Rights } from './rights.ts'
import type { RightsOffices } from './rights-follow.ts'

type Held = Pick<Rights, 'offices'>

/** @param sample true: sample data alone; false: real rights alone; by default both */
export function heldOffices({ offices }: Held, of: keyof RightsOffices, sample?: boolean): Office[] {
  const kinds = [true, false].filter((kind) => sample === undefined || kind === sample)
  return OFFICES.filter((office) => kinds.some((kind) => offices(kind)[of].has(office)))
}

/** Whether all rights on record are sample data, which say nothing about real rights. */
export const isSampleOnly = (held: Held, of: keyof RightsOffices): boolean =>
  heldOffices(held, of, true).length > 0 && heldOffices(held, of, false).length === 0

/** The target offices without any right on record. */
export function missingOffices(
  held: Held,
  of: keyof RightsOffices,
  targets: readonly Office[],
  sample?: boolean,
): Office[] {
  const known = heldOffices(held, of, sample)
  return targets.filter((office) => !known.includes(office))
}
