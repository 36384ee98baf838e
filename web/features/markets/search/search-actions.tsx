import { SavedFilters } from '#web/features/presets/public/saved-filters.tsx'
import { WatchSearch } from '#web/features/watches/public/watch-search.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useChips } from './use-chips.ts'
import { type MarketSearchState, searchBody } from './use-market-search.ts'

interface SearchActionsProps {
  state: MarketSearchState
  total: number | undefined
}

/** Saved filters, and a watch of the current one. */
export function SearchActions({ state, total }: SearchActionsProps) {
  const { t } = useTranslation('markets')
  const { search } = state
  const { sort: _, order: __, ...filter } = searchBody(search)
  const conditions = useChips(state).map(({ text }) => text)
  const parts = [
    ...(search.words ? [search.words] : []),
    ...(search.preset ? [t(`preset.names.${search.preset}`)] : conditions),
  ]
  return (
    <>
      <SavedFilters list="markets" />
      <WatchSearch kind="marketSearch" filter={filter} marketplace={search.marketplace} parts={parts} total={total} />
    </>
  )
}
