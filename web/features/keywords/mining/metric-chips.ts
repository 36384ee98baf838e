/** Chips of the conditions on metrics. */
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Grouping } from '#contracts/model/number.ts'
import type { NumberMetric } from '#contracts/model/screener/metric.ts'
import { chosenText, rangeText } from '#web/kit/list/condition-text.ts'
import type { Chip } from '#web/kit/list/filter-chips.tsx'
import type { MetricWords } from '#web/kit/list/filter-panel.tsx'
import type { Bounds, MetricFilter } from '#web/kit/list/filter-text.ts'

interface ChipSetters {
  setRange: (name: string, bounds: Bounds) => void
  setChoice: (name: string, values: readonly string[]) => void
}

interface ChipReader {
  numbers: Readonly<Record<string, NumberMetric>>
  words: MetricWords
  reader: { marketplace: Marketplace; language: Language; grouping: Grouping }
}

export function metricChips(
  { range, choice }: MetricFilter,
  { setRange, setChoice }: ChipSetters,
  { numbers, words: { names, values }, reader }: ChipReader,
): Chip[] {
  return [
    ...Object.entries(range).flatMap(([name, bounds]) => {
      const metric = numbers[name]
      if (metric === undefined || bounds === undefined) return []
      const text = rangeText(names[name] ?? name, metric, bounds, reader)
      return [{ id: name, text, remove: () => setRange(name, {}) }]
    }),
    ...Object.entries(choice).map(([name, chosen = []]) => ({
      id: name,
      text: chosenText(names[name] ?? name, values[name] ?? {}, chosen, reader.language),
      remove: () => setChoice(name, []),
    })),
  ]
}
