import { useId, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import type { Patent } from '../../parts/use-patent.ts'
import classes from './comparison.module.css'

/** How the drawing is shown over the picture. */
export const OVERLAY_MODES = ['swipe', 'fade', 'agreement'] as const
export type OverlayMode = (typeof OVERLAY_MODES)[number]

interface OverlayProps {
  picture: string
  drawing: string
  likeness: NonNullable<Patent['likeness']>
  mode: OverlayMode
  /** Visible share of the drawing, 0–1. */
  share: number
}

/**
 * Stretches both images to a 1 × 1 square, whatever their aspect ratio, because the transform uses these coordinates.
 */
export function Overlay({ picture, drawing, likeness: { transform, agreement }, mode, share }: OverlayProps) {
  const { t } = useTranslation('patents')
  const clip = useId()
  const [aspect, setAspect] = useState(1)
  return (
    <div className={classes.overlay} style={{ aspectRatio: aspect }}>
      <img
        src={picture}
        alt=""
        onLoad={({ currentTarget }) => setAspect(currentTarget.naturalWidth / currentTarget.naturalHeight || 1)}
      />
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label={t(`compare.ways.${mode}`)}>
        {mode === 'agreement' ? (
          <Agreement grid={agreement} />
        ) : (
          <>
            <clipPath id={clip}>
              <rect width={mode === 'swipe' ? share : 1} height={1} />
            </clipPath>
            <g clipPath={`url(#${clip})`} opacity={mode === 'fade' ? share : 1}>
              {mode === 'swipe' && <rect className={classes.sheet} width={1} height={1} />}
              <image
                className={mode === 'fade' ? classes.lines : undefined}
                href={drawing}
                width={1}
                height={1}
                preserveAspectRatio="none"
                transform={`matrix(${transform.join(' ')})`}
              />
            </g>
          </>
        )}
      </svg>
      {mode === 'swipe' && <span className={classes.edge} style={{ left: `${share * 100}%` }} aria-hidden="true" />}
    </div>
  )
}

/**
 * Colors the cells where picture and drawing have the same lines. Another color shows the cells where only the picture
 * has lines.
 */
function Agreement({ grid }: { grid: readonly (readonly (number | null)[])[] }) {
  const height = 1 / grid.length
  return grid.flatMap((cells, row) =>
    cells.map((agrees, column) =>
      agrees === null ? null : (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position
          key={`${row} ${column}`}
          className={agrees >= 0.5 ? classes.agrees : classes.differs}
          x={column / cells.length}
          y={row * height}
          width={1 / cells.length}
          height={height}
          opacity={Math.abs(agrees - 0.5) + 0.1}
        />
      ),
    ),
  )
}
