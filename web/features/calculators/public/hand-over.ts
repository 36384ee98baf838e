/**
 * Passes the numbers of a report or of the freight calculator to the profit calculator, which reads them once. They
 * stay in memory, so that the next user of this browser does not see them.
 */
import type { HandedFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { draft, type SetDraft, useDraft } from '#web/kit/draft.ts'
import type { FilledProduct } from '../profit/fill-in.ts'

/** The calculation in the profit panel of a report. */
export interface ReportCalculation {
  from: 'report'
  product: Omit<FilledProduct, 'filled' | 'unknown'>
  /** The input before the seller changed it: the facts of the product, and an assumed cost and freight. */
  start: ProfitInput
  input: ProfitInput
}

export type HandOver = ReportCalculation | { from: 'freight'; freight: HandedFreight }

const pending = draft<HandOver>()

/** The pending hand-over and its setter; called without a value, the setter clears it. */
export const useHandOver = (): [HandOver | undefined, SetDraft<HandOver>] => useDraft(pending)
