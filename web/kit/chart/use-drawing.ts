import type { EChartsCoreOption, EChartsType } from 'echarts/core'
import { type RefObject, useEffect, useState } from 'react'
import { loadECharts, loadedECharts } from './load-echarts.ts'
import { widthFor } from './paper.ts'

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

    const resize = () => {
      drawing?.resize({ width: widthFor(element) })
      // At once: paper does not wait for the next frame.
      drawing?.getZr().flush()
    }
    const draw = ({ drawIn }: NonNullable<ReturnType<typeof loadedECharts>>) => {
      if (left) return
      drawing = drawIn(element)
      // A copy: ECharts takes the layouts by width out of the option that it is given.
      drawing.setOption({ ...option })
      resize()
      setState('drawn')
    }
    const here = loadedECharts()
    if (here) draw(here)
    else loadECharts().then(draw, () => setState('failed'))

    const observer = new ResizeObserver(resize)
    observer.observe(element)
    window.addEventListener('beforeprint', resize)
    window.addEventListener('afterprint', resize)
    return () => {
      left = true
      observer.disconnect()
      window.removeEventListener('beforeprint', resize)
      window.removeEventListener('afterprint', resize)
      drawing?.dispose()
    }
  }, [ref, option, wanted])
  return state
}
