import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'

/** What each group of fields reads and changes. */
export interface GroupProps {
  input: ProfitInput
  change: (part: Partial<ProfitInput>) => void
}
