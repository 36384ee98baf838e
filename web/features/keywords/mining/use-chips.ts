import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import { KEYWORD_NUMBERS } from '#contracts/model/keywords/keyword-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { Chip } from '#web/kit/list/filter-chips.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { metricChips } from './metric-chips.ts'
import { WORD_LISTS } from './term-text.ts'
import type { KeywordSearchState } from './use-keyword-search.ts'

/** What is set besides seeds, match, marketplace and category, which have fields that always show. */
export function useChips({ search, toggle, ...setters }: KeywordSearchState): Chip[] {
  const { t } = useTranslation('keywords')
  const language = useLanguage()
  const reader = { marketplace: search.marketplace, language, grouping: useGrouping() }
  const wordChips = WORD_LISTS.flatMap((list) =>
    search[list].map((word) => ({
      id: `${list} ${word}`,
      text: t(`mining.chip.${list}`, { word }),
      remove: () => toggle(list, word),
    })),
  )
  const words = KEYWORD_TEXTS[language]
  return [...wordChips, ...metricChips(search.filter, setters, { numbers: KEYWORD_NUMBERS, words, reader })]
}
