import { formatCount } from '#contracts/model/number.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ProductPicture } from '#web/kit/parts/product-picture.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { RiskTag } from '#web/kit/rights/risk-tag.tsx'
import { Similarity } from '#web/kit/rights/similarity.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { PatentTags } from '../detail/patent-tags.tsx'
import { titleOf } from '../detail/patent-title.ts'
import { type Hit, riskOfHit } from './hit.ts'
import classes from './result.module.css'

interface HitCardProps {
  hit: Hit
  /** Address of the searched picture. */
  picture: string | null
  thresholds: Thresholds
  onOpen: () => void
}

/** One patent that was found: its best drawing beside the searched picture, how alike, how risky, whose, until when. */
export function HitCard({ hit, picture, thresholds, onOpen }: HitCardProps) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const { title, other } = titleOf(hit, language)
  const risk = riskOfHit(hit, thresholds)
  const [owner, ...others] = hit.applicants
  return (
    <article
      className={classes.card}
      aria-label={`${hit.publicationNumber} ${title.text}`}
      data-risk={risk ?? undefined}
    >
      <div className={classes.pair} data-alone={picture === null || undefined}>
        {picture !== null && <ProductPicture src={picture} alt={t('result.yours')} />}
        <ProductPicture src={hit.image || null} alt={t('result.drawing', { number: hit.publicationNumber })} />
      </div>
      <div className={classes.text}>
        {hit.similarity !== null && (
          <p className={classes.measure}>
            <span className={classes.caption}>{t('result.similarity')}</span>
            <Similarity value={hit.similarity} />
            {risk && <RiskTag risk={risk} />}
          </p>
        )}
        <h3>
          {/* It reaches over the whole card. */}
          <button type="button" className={classes.open} onClick={onOpen} lang={title.lang}>
            {title.text}
          </button>
        </h3>
        {other && (
          <p className={classes.second} lang={other.lang}>
            {other.text}
          </p>
        )}
        <p className={classes.second}>
          {hit.publicationNumber}
          {hit.locarno.length > 0 && ` · ${t('result.loc', { loc: hit.locarno.join(t('comma')) })}`}
        </p>
        <p className={classes.second}>
          {owner ?? t('result.noOwner')}
          {others.length > 0 && ` ${t('result.owners', { count: formatCount(hit.applicants.length, language) })}`}
        </p>
        <PatentTags patent={hit} />
        <p className={classes.foot}>
          <span>
            {hit.endsOn && t(hit.status === 'inForce' ? 'result.until' : 'result.since', { day: hit.endsOn })}
          </span>
          {hit.verdict && <Tag tone="plain">{t(`verdict.${hit.verdict}`)}</Tag>}
        </p>
      </div>
    </article>
  )
}
