import type { AsinInfo } from '#contracts/api/products.ts'
import type { Static } from '#contracts/core/schema.ts'
import { formatMoney, minorUnits } from '#contracts/model/money.ts'
import { formatCount, formatRating } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { Glance } from './glance.tsx'
import classes from './product-facts.module.css'

const UNKNOWN = '—'

export function ProductFacts({ info }: { info: Static<typeof AsinInfo> }) {
  const { t } = useTranslation(['reports', 'frame'])
  const grouping = useGrouping()
  const { marketplace } = info
  const price = info.price === null ? UNKNOWN : formatMoney(minorUnits(info.price, marketplace), marketplace, grouping)
  const rating = info.rating === null ? UNKNOWN : `${formatRating(info.rating)} ★`
  const ratings = info.ratings === null ? '' : ` (${formatCount(info.ratings, grouping)})`
  const facts = [
    [t('fact.price'), price],
    [t('fact.rating'), rating + ratings],
    [t('fact.rank'), info.rank === null ? UNKNOWN : `#${formatCount(info.rank, grouping)}`],
    [t('fact.category'), info.category ?? UNKNOWN],
  ] as const
  return (
    <Glance
      layout="beside"
      picture={{ src: info.imageUrl, alt: info.title, name: info.brand ?? info.title }}
      marks={
        <>
          <span className={classes.asin}>{info.asin}</span>
          <Tag tone="plain">{info.marketplace}</Tag>
          {info.sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
        </>
      }
      title={info.title}
      about={
        <p className={classes.source}>
          {info.brand && <span>{t('fact.brand', { brand: info.brand })}</span>}
          <span>{t('fact.observedOn', { day: info.observedOn })}</span>
        </p>
      }
      facts={facts}
    />
  )
}
