import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'

import type { AssumedCosts } from '../profit-draft.ts'

/** What each group of fields reads and changes. */
export interface GroupProps {
  input: ProfitInput
  /** Amounts that are marked until the seller replaces them. */
  assumed: AssumedCosts
  change: (part: Partial<ProfitInput>) => void
}
