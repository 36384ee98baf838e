import { WATCH_NAME_MAX, WATCHED_MATCHES_MAX } from '#contracts/api/watches.ts'
import { searchSubject } from '#contracts/model/watch-subjects.ts'
import { WatchButton } from '#web/features/watches/public/watch-button.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useChips } from './use-chips.ts'
import { type ProductSearchState, searchBody } from './use-product-search.ts'

interface WatchSearchProps {
  state: ProductSearchState
  total: number | undefined
}

/** Watches the current search for new matches. A search with too many matches says why it cannot be watched. */
export function WatchSearch({ state, total }: WatchSearchProps) {
  const { t } = useTranslation('products')
  const { search } = state
  const { sort: _, order: __, ...filter } = searchBody(search)
  const parts = [
    ...(search.preset ? [t(`preset.names.${search.preset}`)] : []),
    ...(search.words ? [search.words] : []),
    ...useChips(state).map(({ text }) => text),
  ]
  const isTooWide = total !== undefined && total > WATCHED_MATCHES_MAX
  return (
    <WatchButton
      kind="productSearch"
      subject={searchSubject(filter)}
      name={`${search.marketplace} · ${parts.join(t('preset.separator'))}`.slice(0, WATCH_NAME_MAX)}
      address={`${location.pathname}${location.search}`}
      {...(isTooWide && { refusal: t('search.tooWideToWatch', { count: WATCHED_MATCHES_MAX }) })}
    />
  )
}
