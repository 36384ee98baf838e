import type { patents } from '#contracts/api/rights/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { Risk } from '#contracts/model/rights/risk.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { PatentTags } from '../../parts/patent-tags.tsx'
import { titleOf } from '../../parts/patent-title.ts'
import { RiskTag } from '../../parts/risk-tag.tsx'
import { Similarity } from '../../parts/similarity.tsx'
import classes from './patent-card.module.css'

type Grant = Output<typeof patents.getNewLocList>['row'][number]
type Find = Output<typeof patents.watched>['row'][number]

interface PatentCardProps {
  patent: Grant & Partial<Pick<Find, 'similarity' | 'counts'>>
  /** The risk according to the user's thresholds. */
  risk?: Risk | null
  /** True if the patent is new since the last visit. */
  fresh: boolean
  onOpen: () => void
}

export function PatentCard({ patent, risk, fresh, onOpen }: PatentCardProps) {
  const { t } = useTranslation(['latest', 'rights'])
  const { title } = titleOf(patent, useLanguage())
  const { image, publicationNumber, locarno, applicants, grantedOn, similarity } = patent
  return (
    <article className={classes.card} data-fresh={fresh || undefined}>
      <div className={classes.stage}>
        <ProductPicture src={image || null} alt="" />
        {fresh && (
          <span className={classes.fresh}>
            <Tag tone="good">{t('new')}</Tag>
          </span>
        )}
      </div>
      <div className={classes.text}>
        <h3>
          <button type="button" className={classes.open} lang={title.lang} onClick={onOpen}>
            {title.text}
          </button>
        </h3>
        <p>
          {publicationNumber} · {locarno.join(', ')}
        </p>
        <p className={classes.owner}>{applicants.join(', ')}</p>
        <p>{t('granted', { day: grantedOn })}</p>
        {typeof similarity === 'number' && (
          <p className={classes.similarity}>
            <Similarity value={similarity} risk={risk ?? null} />
            {risk && <RiskTag risk={risk} />}
          </p>
        )}
        {patent.counts === false && <p>{t('rights:targets.notHere')}</p>}
        <PatentTags patent={patent} />
      </div>
    </article>
  )
}
