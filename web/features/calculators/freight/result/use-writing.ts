import type { Writing } from '#contracts/model/calculators/freight/figures.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'

/** How amounts and formulas are written for this reader. */
export const useWriting = (): Required<Writing> => ({ language: useLanguage(), grouping: useGrouping() })

/** `3–5`, or `4` if both bounds are equal. */
export const between = ({ low, high }: { low: number; high: number }): string =>
  low === high ? String(low) : `${low}–${high}`
