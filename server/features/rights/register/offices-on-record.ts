/** The offices with rights on record. Nothing is known about rights at the other offices. */
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'
import type { RightsOffices } from './change-feed.ts'
import type { Rights } from './rights.ts'

type Register = Pick<Rights, 'offices'>

/** @param sample true: sample data only; false: real rights only; by default both */
export function officesOnRecord({ offices }: Register, of: keyof RightsOffices, sample?: boolean): Office[] {
  const kinds = [true, false].filter((kind) => sample === undefined || kind === sample)
  return OFFICES.filter((office) => kinds.some((kind) => offices(kind)[of].has(office)))
}

/** True if all rights on record are sample data, which say nothing about real rights. */
export const isSampleOnly = (register: Register, of: keyof RightsOffices): boolean =>
  officesOnRecord(register, of, true).length > 0 && officesOnRecord(register, of, false).length === 0

export function missingOffices(
  register: Register,
  of: keyof RightsOffices,
  targets: readonly Office[],
  sample?: boolean,
): Office[] {
  const known = officesOnRecord(register, of, sample)
  return targets.filter((office) => !known.includes(office))
}
