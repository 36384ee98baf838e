import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import { KEYWORD_NUMBERS, type KeywordChoice, type KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { chosenText, rangeText } from '#web/kit/list/condition-text.ts'
import type { Chip } from '#web/kit/list/filter-chips.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import type { KeywordSearchState } from './use-keyword-search.ts'

/** What is set besides seeds, match, marketplace and category, which have fields that always show. */
export function useChips({ search, setRange, setChoice, toggle }: KeywordSearchState): Chip[] {
  const { t } = useTranslation('keywords')
  const language = useLanguage()
  const reader = { marketplace: search.marketplace, language, grouping: useGrouping() }
  const { names, values } = KEYWORD_TEXTS[language]
  const { range, choice } = search.filter
  const wordChips = (list: 'with' | 'without') =>
    search[list].map((word) => ({
      id: `${list} ${word}`,
      text: t(`mining.chip.${list}`, { word }),
      remove: () => toggle(list, word),
    }))
  return [
    ...wordChips('with'),
    ...wordChips('without'),
    // The casts: keys of a filter of metrics.
    ...Object.entries(range).map(([name, bounds]) => ({
      id: name,
      text: rangeText(names[name as KeywordNumber], KEYWORD_NUMBERS[name as KeywordNumber], bounds, reader),
      remove: () => setRange(name, {}),
    })),
    ...Object.entries(choice).map(([name, chosen]) => ({
      id: name,
      text: chosenText(names[name as KeywordChoice], values[name as KeywordChoice], chosen, language),
      remove: () => setChoice(name, []),
    })),
  ]
}
