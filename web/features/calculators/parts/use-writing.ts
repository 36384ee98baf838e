import type { Reader, Writing } from '#contracts/model/calculators/writing.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'

/** The language and digit grouping in which texts and numbers are written for this reader. */
export const useReader = (): Required<Reader> => ({ language: useLanguage(), grouping: useGrouping() })

/** Adds a marketplace to the reader, because amounts are written in its currency. */
export const useWriting = (marketplace: Marketplace): Required<Writing> => ({ ...useReader(), marketplace })
