import { WATCH_NAME_MAX, WATCHED_MATCHES_MAX } from '#contracts/api/watches.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { searchSubject } from '#contracts/model/watch-subjects.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { WatchButton } from './watch-button.tsx'

interface WatchSearchProps {
  kind: 'productSearch' | 'marketSearch'
  /** The filter of the contract, without its order. */
  filter: object
  marketplace: Marketplace
  /** What is set, for the name of the watch. */
  parts: readonly string[]
  /** Matches; undefined while loading. */
  total: number | undefined
}

/** Watches the current search for new matches. A search with too many matches says why it cannot be watched. */
export function WatchSearch({ kind, filter, marketplace, parts, total }: WatchSearchProps) {
  const { t } = useTranslation('watches')
  const isTooWide = total !== undefined && total > WATCHED_MATCHES_MAX
  const name = parts.length > 0 ? parts.join(t('separator')) : t(`kind.${kind}`)
  return (
    <WatchButton
      kind={kind}
      subject={searchSubject(filter)}
      name={`${marketplace} · ${name}`.slice(0, WATCH_NAME_MAX)}
      address={`${location.pathname}${location.search}`}
      {...(isTooWide && { refusal: t('tooWideToWatch', { count: WATCHED_MATCHES_MAX }) })}
    />
  )
}
