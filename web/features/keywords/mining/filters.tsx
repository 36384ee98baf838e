import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import { KEYWORD_CHOICES, KEYWORD_NUMBERS } from '#contracts/model/keywords/keyword-metrics.ts'
import { isLatestOnly } from '#contracts/model/screener/metric.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyFilterPanel } from '#web/kit/list/lazy-filter-panel.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { FILTER_GROUPS, type FilterGroup } from './filter-groups.ts'
import type { KeywordSearchState } from './use-keyword-search.ts'

interface FiltersProps {
  state: KeywordSearchState
  /** The month of the numbers; undefined: the last one. */
  month: string | undefined
}

/** Ranges and choices of the metrics of terms. */
export function Filters({ state: { search, setRange, setChoice }, month }: FiltersProps) {
  const { t } = useTranslation('keywords')
  return (
    <LazyFilterPanel
      // The cast: a key of the groups.
      groups={Object.entries(FILTER_GROUPS).map(([group, metrics]) => ({
        title: t(`mining.group.${group as FilterGroup}`),
        metrics,
      }))}
      numbers={KEYWORD_NUMBERS}
      choices={KEYWORD_CHOICES}
      words={KEYWORD_TEXTS[useLanguage()]}
      marketplace={search.marketplace}
      isHidden={(name) => month !== undefined && isLatestOnly(KEYWORD_NUMBERS, name)}
      filter={search.filter}
      onRange={setRange}
      onChoice={setChoice}
    />
  )
}
