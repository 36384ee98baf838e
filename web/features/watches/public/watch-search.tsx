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

const MARKETPLACE_LENGTH = 'US · '.length
const ELLIPSIS = '…'

/** As many parts as a name holds, and a sign that there are more. */
function shortened(parts: readonly string[], separator: string): string {
  const room = WATCH_NAME_MAX - MARKETPLACE_LENGTH - ELLIPSIS.length
  let name = ''
  for (const part of parts) {
    const longer = name === '' ? part : name + separator + part
    if (longer.length > room) return (name || longer.slice(0, room)) + ELLIPSIS
    name = longer
  }
  return name
}

/** Watches the current search for new matches. A search with too many matches says why it cannot be watched. */
export function WatchSearch({ kind, filter, marketplace, parts, total }: WatchSearchProps) {
  const { t } = useTranslation('watches')
  const isTooWide = total !== undefined && total > WATCHED_MATCHES_MAX
  const name = [marketplace, shortened(parts, t('separator')) || t(`kind.${kind}`)].join(' · ')
  return (
    <WatchButton
      kind={kind}
      subject={searchSubject(filter)}
      name={name}
      address={`${location.pathname}${location.search}`}
      {...(isTooWide && { refusal: t('tooWideToWatch', { count: WATCHED_MATCHES_MAX }) })}
    />
  )
}
