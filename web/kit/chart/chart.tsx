import type { EChartsCoreOption } from 'echarts/core'
import { useRef } from 'react'
import classes from './chart.module.css'
import { useDrawing } from './use-drawing.ts'
import { useNearViewport } from './use-near-viewport.ts'

export interface ChartProps {
  /** Memoise it: a new object redraws the chart. */
  option: EChartsCoreOption
  /** In pixels; reserved before the chart is drawn. */
  height: number
  /** Read by screen readers only. */
  label: string
  /** Shown if ECharts cannot be loaded. */
  failedText: string
  /**
   * Called with the place on the x axis that was clicked: the index of a category, or the value as a whole number. The
   * caller must offer the same action by keyboard.
   */
  onPick?: (place: number) => void
}

/** A chart, drawn when it is near the viewport. */
export function Chart({ option, height, label, failedText, onPick }: ChartProps) {
  const ref = useRef<HTMLDivElement>(null)
  const near = useNearViewport(ref)
  const state = useDrawing(ref, option, near, onPick)
  return (
    <div className={classes.place} style={{ height }}>
      <div ref={ref} className={classes.drawing} role="img" aria-label={label} data-chart={state} />
      {state === 'waiting' && <div className={classes.waiting} aria-hidden="true" />}
      {state === 'failed' && <p className={classes.failed}>{failedText}</p>}
    </div>
  )
}
