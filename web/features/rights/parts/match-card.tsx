import type { ReactNode } from 'react'
import type { PatentRow } from '#contracts/api/rights/patent-rows.ts'
import type { Static } from '#contracts/core/schema.ts'
import { formatCount } from '#contracts/model/number.ts'
import { officeName } from '#contracts/model/rights/offices.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import type { Risk } from '#contracts/model/rights/risk.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './match-card.module.css'
import { Measure } from './measure.tsx'
import { PatentTags } from './patent-tags.tsx'
import { titleOf } from './patent-title.ts'

interface MatchCardProps {
  hit: Static<typeof PatentRow> & { similarity: number | null; offices?: readonly { office: Office }[] }
  /** URL of the searched picture. */
  picture: string | null
  /** Null when nothing was compared. */
  risk: Risk | null
  heading?: 'h2' | 'h3'
  onOpen: () => void
  children?: ReactNode
}

export function MatchCard({ hit, picture, risk, heading: Heading = 'h2', onOpen, children }: MatchCardProps) {
  const { t } = useTranslation(['patent', 'rights'])
  const grouping = useGrouping()
  const language = useLanguage()
  const { title, other } = titleOf(hit, language)
  const [owner, ...others] = hit.applicants
  return (
    <article
      className={classes.card}
      aria-label={`${hit.publicationNumber} ${title.text}`}
      data-risk={risk ?? undefined}
    >
      <div className={classes.pair} data-alone={picture === null || undefined}>
        {picture !== null && <ProductPicture src={picture} alt={t('yours')} />}
        <ProductPicture src={hit.image || null} alt={t('card.drawing', { number: hit.publicationNumber })} />
      </div>
      <div className={classes.text}>
        {hit.similarity !== null && <Measure similarity={hit.similarity} risk={risk} />}
        <Heading>
          {/* CSS extends the button over the whole card. */}
          <button type="button" className={classes.open} onClick={onOpen} lang={title.lang}>
            {title.text}
          </button>
        </Heading>
        {other && (
          <p className={classes.second} lang={other.lang}>
            {other.text}
          </p>
        )}
        <p className={classes.second}>
          {hit.publicationNumber}
          {hit.locarno.length > 0 && ` · ${t('card.loc', { loc: hit.locarno.join(t('rights:between')) })}`}
        </p>
        <p className={classes.second}>
          {owner ?? t('card.noOwner')}
          {others.length > 0 && ` ${t('card.owners', { count: formatCount(hit.applicants.length, grouping) })}`}
        </p>
        {hit.offices && hit.offices.length > 1 && (
          <p className={classes.second}>
            {t('rights:registered', {
              offices: hit.offices.map(({ office }) => officeName(office, language)).join(t('rights:between')),
            })}
          </p>
        )}
        <PatentTags patent={hit} />
        <p className={classes.foot}>
          <span>{hit.endsOn && t(hit.status === 'inForce' ? 'card.until' : 'card.since', { day: hit.endsOn })}</span>
          {children}
        </p>
      </div>
    </article>
  )
}
