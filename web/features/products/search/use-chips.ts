import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import { PRODUCT_NUMBERS, type ProductChoice, type ProductNumber } from '#contracts/model/screener/product-metrics.ts'
import { writeNames } from '#web/features/catalogue/public/name-list.rules.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { chosenText, rangeText } from '#web/kit/list/condition-text.ts'
import type { Chip } from '#web/kit/list/filter-chips.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import type { ProductSearchState } from './use-product-search.ts'

/** What is set besides marketplace, month, category and words, which have fields that always show. */
export function useChips({ search, set, setRange, setChoice }: ProductSearchState): Chip[] {
  const { t } = useTranslation('products')
  const language = useLanguage()
  const grouping = useGrouping()
  const reader = { marketplace: search.marketplace, language, grouping }
  const { names, values } = PRODUCT_TEXTS[language]
  const { range, choice } = search.filter
  const nameChips = (key: 'brands' | 'sellers') =>
    search[key].map((name) => ({
      id: `${key} ${name}`,
      text: t(`search.chip.${key}`, { name }),
      remove: () => set({ [key]: writeNames(search[key].filter((each) => each !== name)) }),
    }))
  return [
    // The casts: keys of a filter of metrics.
    ...Object.entries(range).map(([name, bounds]) => ({
      id: name,
      text: rangeText(names[name as ProductNumber], PRODUCT_NUMBERS[name as ProductNumber], bounds, reader),
      remove: () => setRange(name, {}),
    })),
    ...Object.entries(choice).map(([name, chosen]) => ({
      id: name,
      text: chosenText(names[name as ProductChoice], values[name as ProductChoice], chosen, language),
      remove: () => setChoice(name, []),
    })),
    ...(search.without
      ? [
          {
            id: 'without',
            text: t('search.chip.without', { words: search.without }),
            remove: () => set({ without: '' }),
          },
        ]
      : []),
    ...nameChips('brands'),
    ...nameChips('sellers'),
  ]
}
