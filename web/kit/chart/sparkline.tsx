import { memo } from 'react'
import { roundTo } from '#contracts/model/number.ts'
import classes from './sparkline.module.css'

interface SparklineProps {
  /** Oldest first. Null: not known, which leaves a gap. */
  values: readonly (number | null)[]
  /** Number of values that fill the width. Fewer values end at the right: their first periods are missing. */
  periods: number
  label: string
}

const WIDTH = 112
const HEIGHT = 32
/** Keeps the stroke inside the drawing. */
const EDGE = 2

/** A small line from zero, for the cells of a list. */
export const Sparkline = memo(function Line({ values, periods, label }: SparklineProps) {
  const most = Math.max(...values.map((value) => value ?? 0), 1)
  const step = (WIDTH - 2 * EDGE) / Math.max(periods - 1, 1)
  const parts = values.map((value, at) => {
    if (value === null) return ''
    const x = WIDTH - EDGE - (values.length - 1 - at) * step
    const y = HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE)
    const point = `${roundTo(x, 1)} ${roundTo(y, 1)}`
    // A value between two gaps is a dot: a line without length, with round ends.
    return (values[at - 1] ?? null) === null ? `M${point}h0` : `L${point}`
  })
  return (
    <svg className={classes.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <title>{label}</title>
      <path d={parts.join('')} />
    </svg>
  )
})
