import { TERM_TEXTS } from '#contracts/model/keywords/search-term-metrics.texts.ts'
import type { NumberMetric } from '#contracts/model/screener/metric.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { rangeText } from '#web/kit/list/condition-text.ts'
import type { Chip } from '#web/kit/list/filter-chips.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import type { TermSearchState } from './use-term-search.ts'

interface Metrics {
  numbers: Readonly<Record<string, NumberMetric>>
  names: Readonly<Record<string, string>>
}

/** What is set besides words, match, period, marketplace and category, which have fields that always show. */
export function useChips({ search, brand, set, setRange }: TermSearchState, { numbers, names }: Metrics): Chip[] {
  const { t } = useTranslation('search-terms')
  const language = useLanguage()
  const reader = { marketplace: search.marketplace, language, grouping: useGrouping() }
  const texts = { with: search.with, without: search.without, brand }
  return [
    ...(search.model
      ? [
          {
            id: 'model',
            text: t('chip.model', { model: TERM_TEXTS[language].models[search.model] }),
            remove: () => set({ model: '' }),
          },
        ]
      : []),
    ...(['with', 'without', 'brand'] as const)
      .filter((name) => texts[name].trim() !== '')
      .map((name) => ({
        id: name,
        text: t(`chip.${name}`, { words: texts[name] }),
        remove: () => set({ [name]: '' }),
      })),
    ...Object.entries(search.range).flatMap(([name, bounds]) => {
      const metric = numbers[name]
      if (!metric || !bounds) return []
      return [
        { id: name, text: rangeText(names[name] ?? name, metric, bounds, reader), remove: () => setRange(name, {}) },
      ]
    }),
  ]
}
