import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'

/** What each group of fields reads and changes. */
export interface InputProps {
  input: FreightInput
  change: (part: Partial<FreightInput>) => void
}
