import type { EChartsCoreOption, EChartsType } from 'echarts/core'
import { type RefObject, useEffect, useState } from 'react'
import { loadECharts, loadedECharts } from './load-echarts.ts'

/** Pixels across the printable part of an A4 page. */
const PAPER_WIDTH = 690

export type DrawingState = 'waiting' | 'drawn' | 'failed'

/** Draws the option in the element once it is wanted, and keeps the drawing at the size of the element. */
export function useDrawing(
  ref: RefObject<HTMLElement | null>,
  option: EChartsCoreOption,
  wanted: boolean,
): DrawingState {
  const [state, setState] = useState<DrawingState>('waiting')
  useEffect(() => {
    const element = ref.current
    if (!wanted || !element) return
    let drawing: EChartsType | undefined
    let left = false

    const draw = ({ drawIn }: NonNullable<ReturnType<typeof loadedECharts>>) => {
      if (left) return
      drawing = drawIn(element)
      drawing.setOption(option)
      setState('drawn')
    }
    const here = loadedECharts()
    if (here) draw(here)
    else loadECharts().then(draw, () => setState('failed'))

    const fit = () => drawing?.resize()
    const fitPaper = () => drawing?.resize({ width: Math.min(PAPER_WIDTH, element.clientWidth) })
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    window.addEventListener('beforeprint', fitPaper)
    window.addEventListener('afterprint', fit)
    return () => {
      left = true
      observer.disconnect()
      window.removeEventListener('beforeprint', fitPaper)
      window.removeEventListener('afterprint', fit)
      drawing?.dispose()
    }
  }, [ref, option, wanted])
  return state
}
