import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'

import type { AssumedCosts } from '../profit-draft.ts'

/** Props that all groups of fields share. */
export interface GroupProps {
  input: ProfitInput
  /** Amounts that are marked as assumptions until the seller changes them. */
  assumed: AssumedCosts
  change: (part: Partial<ProfitInput>) => void
}
