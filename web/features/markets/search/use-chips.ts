import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import { MARKET_NUMBERS, type MarketChoice, type MarketNumber } from '#contracts/model/screener/market-metrics.ts'
import { chosenText, rangeText } from '#web/kit/list/condition-text.ts'
import type { Chip } from '#web/kit/list/filter-chips.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import type { MarketSearchState } from './use-market-search.ts'

/** What is set besides the fields that always show. */
export function useChips({ search, setRange, setChoice }: MarketSearchState): Chip[] {
  const language = useLanguage()
  const reader = { marketplace: search.marketplace, language, grouping: useGrouping() }
  const { names, values } = MARKET_TEXTS[language]
  const { range, choice } = search.filter
  return [
    // The casts: keys of a filter of metrics.
    ...Object.entries(range).map(([name, bounds]) => ({
      id: name,
      text: rangeText(names[name as MarketNumber], MARKET_NUMBERS[name as MarketNumber], bounds, reader),
      remove: () => setRange(name, {}),
    })),
    ...Object.entries(choice).map(([name, chosen]) => ({
      id: name,
      text: chosenText(names[name as MarketChoice], values[name as MarketChoice], chosen, language),
      remove: () => setChoice(name, []),
    })),
  ]
}
