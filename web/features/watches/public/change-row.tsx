import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { WatchChange } from '#contracts/api/watches.ts'
import { formatChange, formatCount } from '#contracts/model/number.ts'
import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import type { NumberMetric } from '#contracts/model/screener/metric.ts'
import { marketPath, productPath } from '#web/features/catalogue/public/detail-paths.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { watchAddress } from '../watch-address.ts'
import classes from './change-row.module.css'

const UNITS: Partial<Record<WatchChange['what'], NumberMetric['unit']>> = {
  price: 'money',
  rank: 'rank',
  units: 'count',
  rating: 'rating',
}

/** Changes by the item that they are about, in the order of their first change. */
export function ChangeGroups({ changes }: { changes: readonly WatchChange[] }) {
  const { t } = useTranslation('watches')
  const groups = [...Map.groupBy(changes, ({ watchId }) => watchId).entries()]
  return (
    <ul className={classes.groups}>
      {groups.map(
        ([id, [first, ...more]]) =>
          first && (
            <li key={id}>
              <p className={classes.name}>
                <Link href={addressOf(first)} title={first.name}>
                  {first.name}
                </Link>
                <small>
                  {first.marketplace} · {t(`kind.${first.kind}`)}
                </small>
              </p>
              {[first, ...more].map((change) => (
                <ChangeRow key={change.id} change={change} />
              ))}
            </li>
          ),
      )}
    </ul>
  )
}

// A change does not carry the address of its search.
const addressOf = ({ kind, watchId, subject, marketplace }: WatchChange) =>
  kind === 'productSearch' || kind === 'marketSearch'
    ? '/dashboard?tab=watches'
    : watchAddress({ kind, id: watchId, subject, address: null, marketplace })

/** What happened, and when. */
export function ChangeRow({ change }: { change: WatchChange }) {
  const { t } = useTranslation('watches')
  const { at, isNew } = change
  return (
    <p className={classes.what}>
      <span>
        {isNew && (
          <>
            <Tag tone="good">{t('new')}</Tag>{' '}
          </>
        )}
        <ChangeText change={change} />
      </span>
      <time dateTime={at}>{moment(at)}</time>
    </p>
  )
}

function ChangeText({ change }: { change: WatchChange }): ReactNode {
  const { t } = useTranslation('watches')
  const [grouping, language] = [useGrouping(), useLanguage()]
  const { kind, what, before, after, marketplace, items, count } = change
  const unit = UNITS[what]
  const isMarket = kind === 'marketSearch'
  if (!unit) {
    return (
      <span>
        {t(`change.${what}`, { count: formatCount(count, grouping) })}
        {items.slice(0, 2).map(({ id, title }, at) => (
          <span key={id}>
            {at === 0 ? ' ' : ' · '}
            <Link href={(isMarket ? marketPath : productPath)(id, marketplace)} className={classes.product ?? ''}>
              {title ?? id}
            </Link>
          </span>
        ))}
      </span>
    )
  }
  const reader = { marketplace, language, grouping }
  const share = before && after !== null ? (after - before) / before : null
  // A smaller rank is better.
  const isBetter = share !== null && (what === 'rank' ? share < 0 : share > 0)
  return (
    <span>
      {t(`change.${what}`)} <span className={classes.figure}>{formatMetric({ unit }, before, reader)}</span>
      {' → '}
      <strong className={classes.figure}>{formatMetric({ unit }, after, reader)}</strong>
      {share !== null && what !== 'rating' && (
        <span className={classes.share} data-tone={what === 'price' ? undefined : isBetter ? 'good' : 'bad'}>
          {' '}
          {formatChange(share, grouping)}
        </span>
      )}
    </span>
  )
}
