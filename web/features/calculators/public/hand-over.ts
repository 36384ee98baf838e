/**
 * Hands what a seller typed elsewhere to the profit calculator, which takes it once. In memory, so the next user of this
 * browser does not see it.
 */
import type { HandedFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { draft, type SetDraft, useDraft } from '#web/kit/draft.ts'
import type { FilledProduct } from '../profit/fill-in.ts'

/** The calculation in a report. */
export interface HandedCalculation {
  from: 'report'
  product: Omit<FilledProduct, 'filled' | 'unknown'>
  /** What the report began with: the facts of the product, and an assumed cost and freight. */
  start: ProfitInput
  input: ProfitInput
}

export type Handed = HandedCalculation | { from: 'freight'; freight: HandedFreight }

const handed = draft<Handed>()

/** What was handed over, and its setter: with a value it hands over, without one it takes it away. */
export const useHandOver = (): [Handed | undefined, SetDraft<Handed>] => useDraft(handed)
