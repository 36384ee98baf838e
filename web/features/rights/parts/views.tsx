import { useState } from 'react'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './detail.module.css'
import { Similarity } from './similarity.tsx'
import { riskOfHit, useThresholds } from './thresholds.ts'
import type { Patent } from './use-patent.ts'

/** Shows the drawings of a patent, starting with the drawing that is most similar to the searched picture. */
export function Views({ patent }: { patent: Patent }) {
  const { t } = useTranslation('patent')
  const { views, view, title } = patent
  const [thresholds] = useThresholds()
  const [chosen, setChosen] = useState(view)
  const shown = views.find(({ no }) => no === chosen) ?? views[0]
  return (
    <section className={classes.views} aria-label={t('views')}>
      <ProductPicture src={shown?.image ?? null} alt={shown ? `${title}: ${t(`view.${shown.kind}`)}` : title} />
      {views.length > 1 && (
        <div className={classes.thumbs}>
          {views.map(({ no, kind, image, similarity }) => (
            <button
              key={no}
              type="button"
              className={classes.thumb}
              aria-pressed={no === shown?.no}
              aria-label={t('show', { view: t(`view.${kind}`) })}
              title={t(`view.${kind}`)}
              onClick={() => setChosen(no)}
            >
              <ProductPicture src={image} alt="" />
              {similarity !== null && (
                <Similarity value={similarity} risk={riskOfHit({ ...patent, similarity }, thresholds)} />
              )}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
