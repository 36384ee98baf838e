import type { NicheInfo } from '#contracts/api/markets.ts'
import type { Static } from '#contracts/core/schema.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { formatMoney, minorUnits } from '#contracts/model/money.ts'
import { formatChange, formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { Glance } from '../glance.tsx'
import classes from './niche.module.css'

export type Niche = Static<typeof NicheInfo>

const UNKNOWN = '—'
const TERMS = { brief: 3, whole: 8 }

export function NicheFacts({ niche, brief = false }: { niche: Niche; brief?: boolean }) {
  const { t } = useTranslation(['reports', 'frame'])
  const language = useLanguage()
  const { nicheTitle, nicheTitleZh, nicheTitleEn, marketplace, nicheSummary, topSearchTermMetrics } = niche
  const title = (language === 'zh-CN' ? nicheTitleZh : nicheTitleEn) ?? nicheTitle
  const listing = marketplaces[marketplace].language
  const terms = topSearchTermMetrics.slice(0, TERMS[brief ? 'brief' : 'whole'])
  return (
    <Glance
      layout="below"
      picture={{
        src: niche.referenceAsinImageUrl,
        alt: t('market.pictureOf', { title }),
        name: title,
      }}
      marks={
        <>
          <Tag tone="plain">{marketplace}</Tag>
          {niche.sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
          {nicheSummary.category && <span className={classes.quiet}>{nicheSummary.category}</span>}
        </>
      }
      title={title}
      whole={nicheTitle}
      about={
        <>
          {title !== nicheTitle && (
            <p className={classes.quiet} lang={listing}>
              {nicheTitle}
            </p>
          )}
          {!brief && <p className={classes.quiet}>{t('fact.observedOn', { day: niche.observedOn })}</p>}
        </>
      }
      facts={useFacts(niche)}
    >
      {terms.length > 0 && (
        <p className={classes.terms}>
          <span>{t('market.terms')}</span>
          {terms.map(({ searchTerm }) => (
            <span key={searchTerm} className={classes.term} lang={listing}>
              {searchTerm}
            </span>
          ))}
        </p>
      )}
    </Glance>
  )
}

function useFacts({ nicheSummary: niche, marketplace }: Niche): [label: string, value: string][] {
  const { t } = useTranslation('reports')
  const grouping = useGrouping()
  const count = (value: number | null) => (value === null ? UNKNOWN : formatCount(value, grouping))
  const { minimumUnitsSoldT360: low, maximumUnitsSoldT360: high, avgPriceT360: price } = niche
  return [
    [t('market.volume'), count(niche.searchVolumeT360)],
    [
      t('market.growth'),
      niche.searchVolumeGrowthT360 === null ? UNKNOWN : formatChange(niche.searchVolumeGrowthT360, grouping),
    ],
    [t('market.units'), low === null && high === null ? UNKNOWN : `${count(low)} – ${count(high)}`],
    [t('market.price'), price === null ? UNKNOWN : formatMoney(minorUnits(price, marketplace), marketplace, grouping)],
    [t('market.products'), count(niche.productCount)],
  ]
}
