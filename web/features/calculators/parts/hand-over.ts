/**
 * Hands the freight of a unit from the freight calculator to the profit calculator, which takes it once. In memory, so the
 * next user of this browser does not see it.
 */
import type { HandedFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import { draft, type SetDraft, useDraft } from '#web/kit/draft.ts'

const handed = draft<HandedFreight>()

/** What was handed over, and its setter: with a value it hands over, without one it takes it away. */
export const useHandOver = (): [HandedFreight | undefined, SetDraft<HandedFreight>] => useDraft(handed)
