import { MAX_SIDE_BY_SIDE, type ReportKind } from '#contracts/model/report/report.ts'
import { draft, useDraft } from '#web/kit/draft.ts'

const chosen = { asin: draft<readonly number[]>(), market: draft<readonly number[]>() } as const
const NONE: readonly number[] = []

export interface CompareChoice {
  ids: readonly number[]
  has: (id: number) => boolean
  isFull: boolean
  toggle: (id: number) => void
  clear: () => void
}

/** The chosen reports stay chosen on all pages of the list, until the session ends. */
export function useCompareChoice(kind: ReportKind): CompareChoice {
  const [ids = NONE, choose] = useDraft(chosen[kind])
  const full = ids.length >= MAX_SIDE_BY_SIDE
  return {
    ids,
    isFull: full,
    has: (id) => ids.includes(id),
    toggle: (id) => {
      if (ids.includes(id)) choose(ids.filter((one) => one !== id))
      else if (!full) choose([...ids, id])
    },
    clear: () => choose(),
  }
}
