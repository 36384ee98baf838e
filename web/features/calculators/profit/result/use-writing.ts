import type { Writing } from '#contracts/model/calculators/profit/writing.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'

/** How amounts and formulas of a marketplace are written for this reader. */
export const useWriting = (marketplace: Marketplace): Writing => ({
  language: useLanguage(),
  marketplace,
  grouping: useGrouping(),
})
