import { useState } from 'react'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import type { Patent } from '../../parts/use-patent.ts'
import classes from './comparison.module.css'
import { OVERLAY_MODES, Overlay, type OverlayMode } from './overlay.tsx'

interface ComparisonProps {
  patent: Patent
  /** URL of the searched picture. */
  picture: string
}

/** True if the matrix mirrors: its determinant is negative. */
const isMirror = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]) => a * d - b * c < 0

/**
 * Shows the searched picture and the most similar drawing, and also overlays them if the comparison could align them.
 */
export function Comparison({ patent, picture }: ComparisonProps) {
  const { t } = useTranslation(['patents', 'patent'])
  const [mode, setMode] = useState<OverlayMode>('swipe')
  const [share, setShare] = useState(0.5)
  const { likeness, views, image } = patent
  const isMirrored = likeness !== null && isMirror(likeness.transform)
  // Labels at the ends of the slider. In swipe mode the drawing is uncovered from the left; in fade mode the drawing
  // becomes more visible toward the right.
  const [left, right] = mode === 'swipe' ? (['drawing', 'yours'] as const) : (['yours', 'drawing'] as const)
  const nameOf = { yours: t('patent:yours'), drawing: t('compare.drawing') }
  const drawing = views.find(({ no }) => no === likeness?.view)?.image ?? image
  return (
    <section className={classes.comparison} aria-label={t('compare.title')}>
      <figure>
        <ProductPicture src={picture} alt={t('patent:yours')} />
        <figcaption>{t('patent:yours')}</figcaption>
      </figure>
      <figure>
        <ProductPicture src={drawing || null} alt={t('compare.drawing')} />
        <figcaption>{t('compare.drawing')}</figcaption>
      </figure>
      {likeness && (
        <figure className={classes.laid}>
          <Overlay picture={picture} drawing={drawing} likeness={likeness} mode={mode} share={share} />
          <figcaption>
            <Choice
              label={t('compare.way')}
              options={OVERLAY_MODES.map((value) => ({ value, label: t(`compare.ways.${value}`) }))}
              value={mode}
              onChange={setMode}
            />
            {isMirrored && <p>{t('compare.mirrored')}</p>}
            {mode === 'agreement' ? (
              <p>{t('compare.legend')}</p>
            ) : (
              <label className={classes.slider}>
                <span>{nameOf[left]}</span>
                <input
                  type="range"
                  min={0}
                  max={100}
                  value={Math.round(share * 100)}
                  aria-label={t('compare.slider')}
                  onChange={({ currentTarget }) => setShare(currentTarget.valueAsNumber / 100)}
                />
                <span>{nameOf[right]}</span>
              </label>
            )}
          </figcaption>
        </figure>
      )}
    </section>
  )
}
