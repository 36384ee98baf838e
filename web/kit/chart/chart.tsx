import type { EChartsCoreOption } from 'echarts/core'
import { useRef } from 'react'
import classes from './chart.module.css'
import { useDrawing } from './use-drawing.ts'
import { useNearViewport } from './use-near-viewport.ts'

export interface ChartProps {
  /** Keep it the same object from render to render: a new one is drawn anew. */
  option: EChartsCoreOption
  /** In pixels; reserved before anything is drawn. */
  height: number
  /** What a screen reader says in place of the picture. */
  label: string
  /** Shown in the place of a chart whose code could not be fetched. */
  failedText: string
}

/** A chart, drawn when it comes near the viewport. */
export function Chart({ option, height, label, failedText }: ChartProps) {
  const ref = useRef<HTMLDivElement>(null)
  const near = useNearViewport(ref)
  const state = useDrawing(ref, option, near)
  return (
    <div className={classes.place} style={{ height }}>
      <div ref={ref} className={classes.drawing} role="img" aria-label={label} data-chart={state} />
      {state === 'waiting' && <div className={classes.waiting} aria-hidden="true" />}
      {state === 'failed' && <p className={classes.failed}>{failedText}</p>}
    </div>
  )
}
