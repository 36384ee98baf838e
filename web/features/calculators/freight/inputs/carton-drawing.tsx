import { useMemo } from 'react'
import type { Arrangement } from '#contracts/model/calculators/freight/carton-optimiser.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './dialogs.module.css'
import { isoBox } from './iso.ts'

/** An isometric drawing of a carton, with lines that show how the units are stacked in it. */
export function CartonDrawing({ arrangement: { inner, grid } }: { arrangement: Arrangement }) {
  const { t } = useTranslation('freight-cartons')
  const [x, y, z] = grid
  const { viewBox, faces, lines } = useMemo(() => isoBox(inner, grid), [inner, grid])
  return (
    <svg className={classes.drawing} viewBox={viewBox} role="img" aria-label={t('pack.drawing', { x, y, z })}>
      {faces.map((points, face) => (
        <polygon key={points} points={points} data-face={face} />
      ))}
      {lines.map(([from, to]) => (
        <line key={`${from} ${to}`} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      ))}
    </svg>
  )
}
