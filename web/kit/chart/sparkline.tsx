import { memo } from 'react'
import { roundTo } from '#contracts/model/number.ts'
import classes from './sparkline.module.css'

interface SparklineProps {
  values: readonly number[]
  label: string
}

const WIDTH = 112
const HEIGHT = 32
/** Keeps the stroke inside the drawing. */
const EDGE = 2

/** A small line from zero, for the cells of a list. */
export const Sparkline = memo(function Line({ values, label }: SparklineProps) {
  const most = Math.max(...values, 1)
  const step = (WIDTH - 2 * EDGE) / Math.max(values.length - 1, 1)
  const points = values.map((value, at) => {
    const y = HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE)
    return `${roundTo(EDGE + at * step, 1)},${roundTo(y, 1)}`
  })
  return (
    <svg className={classes.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <title>{label}</title>
      <polyline points={points.join(' ')} />
    </svg>
  )
})
