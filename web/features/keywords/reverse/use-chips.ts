import { REVERSE_TEXTS } from '#contracts/model/keywords/reverse-metrics.texts.ts'
import { REVERSE_NUMBERS } from '#contracts/model/keywords/reverse-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { Chip } from '#web/kit/list/filter-chips.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { metricChips } from '../mining/metric-chips.ts'
import { WORD_LISTS } from '../mining/term-text.ts'
import type { ReverseSearchState } from './use-reverse-search.ts'

/** What narrows the list besides ASINs and weeks, which have fields that always show. */
export function useChips({ search, set, setWords, ...setters }: ReverseSearchState): Chip[] {
  const { t } = useTranslation(['reverse', 'keywords'])
  const language = useLanguage()
  const reader = { marketplace: search.marketplace, language, grouping: useGrouping() }
  const { gap, move } = search
  const words = WORD_LISTS.flatMap((list) =>
    search[list].map((word) => ({
      id: `${list} ${word}`,
      text: t(`keywords:mining.chip.${list}`, { word }),
      remove: () =>
        setWords(
          list,
          search[list].filter((each) => each !== word),
        ),
    })),
  )
  return [
    ...(gap ? [{ id: 'gap', text: t('chip.gap', { name: t(`gap.${gap}`) }), remove: () => set({ gap: '' }) }] : []),
    ...(move
      ? [{ id: 'move', text: t('chip.move', { name: t(`move.${move}`) }), remove: () => set({ move: '' }) }]
      : []),
    ...words,
    ...metricChips(search.filter, setters, { numbers: REVERSE_NUMBERS, words: REVERSE_TEXTS[language], reader }),
  ]
}
