import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'

/** Props that all groups of fields share. */
export interface InputProps {
  input: FreightInput
  change: (part: Partial<FreightInput>) => void
}
