import type { Reader, Writing } from '#contracts/model/calculators/writing.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'

/** How texts and numbers are written for this reader. */
export const useReader = (): Required<Reader> => ({ language: useLanguage(), grouping: useGrouping() })

/** How amounts and formulas of a marketplace are written for this reader. */
export const useWriting = (marketplace: Marketplace): Required<Writing> => ({ ...useReader(), marketplace })
