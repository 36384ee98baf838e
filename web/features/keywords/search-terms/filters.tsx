import { isInPeriod, TERM_NUMBERS, type TermNumber } from '#contracts/model/keywords/search-term-metrics.ts'
import type { NumberMetric } from '#contracts/model/screener/metric.ts'
import type { MetricTexts } from '#contracts/model/screener/metric-texts.ts'
import { LazyFilterPanel } from '#web/kit/list/lazy-filter-panel.tsx'
import type { TermSearchState } from './use-term-search.ts'

interface FiltersProps {
  state: TermSearchState
  groups: readonly { title: string; metrics: readonly string[] }[]
  numbers: Readonly<Record<string, NumberMetric>>
  words: MetricTexts<string>
}

/** Ranges of the metrics that the kind of period has. */
export function Filters({ state: { search, setRange }, groups, numbers, words }: FiltersProps) {
  return (
    <LazyFilterPanel
      groups={groups}
      numbers={numbers}
      choices={{}}
      words={{ ...words, values: {} }}
      marketplace={search.marketplace}
      isHidden={(name) => Object.hasOwn(TERM_NUMBERS, name) && !isInPeriod(name as TermNumber, search.kind)} // checked
      filter={{ range: search.range, choice: {} }}
      onRange={setRange}
      onChoice={() => {}}
    />
  )
}
