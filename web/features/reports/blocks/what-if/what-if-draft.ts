/** What the seller typed into the what-if panel of a report. It is kept while the seller uses the profit calculator. */
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { AsinReport } from '#contracts/model/report/report.ts'
import { draft, useDraft } from '#web/kit/draft.ts'

interface WhatIfDraft {
  asin: string
  /** Identifies the version of the report. */
  madeAt: string
  input: ProfitInput
}

const whatIfDraft = draft<WhatIfDraft>()

/** `typed` is undefined until the seller types. `setTyped` without an argument deletes the typed input. */
export function useTypedInput({ asin, marketplace, madeAt }: AsinReport) {
  const [kept, keep] = useDraft(whatIfDraft)
  const inputIn = (each: WhatIfDraft | undefined) =>
    each?.asin === asin && each.madeAt === madeAt && each.input.marketplace === marketplace ? each.input : undefined
  return {
    typed: inputIn(kept),
    setTyped: (change?: (before: ProfitInput | undefined) => ProfitInput) =>
      keep(change && ((before) => ({ asin, madeAt, input: change(inputIn(before)) }))),
  }
}
