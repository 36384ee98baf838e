import type { EChartsCoreOption, EChartsType } from 'echarts/core'
import { type RefObject, useEffect, useState } from 'react'
import { loadECharts, loadedECharts } from './load-echarts.ts'
import { widthFor } from './paper.ts'

export type DrawingState = 'waiting' | 'drawn' | 'failed'

export function useDrawing(
  ref: RefObject<HTMLElement | null>,
  option: EChartsCoreOption,
  wanted: boolean,
): DrawingState {
  const [state, setState] = useState<DrawingState>('waiting')
  useEffect(() => {
    const element = ref.current
    if (!wanted || !element) return
    let chart: EChartsType | undefined
    let isDisposed = false

    const resize = () => {
      chart?.resize({ width: widthFor(element) })
      // Printing does not wait for the next frame.
      chart?.getZr().flush()
    }
    const draw = ({ createChart }: NonNullable<ReturnType<typeof loadedECharts>>) => {
      if (isDisposed) return
      chart = createChart(element)
      // A copy, because ECharts removes the responsive layouts from the given object.
      chart.setOption({ ...option })
      resize()
      setState('drawn')
    }
    const loaded = loadedECharts()
    if (loaded) draw(loaded)
    else loadECharts().then(draw, () => setState('failed'))

    const observer = new ResizeObserver(resize)
    observer.observe(element)
    window.addEventListener('beforeprint', resize)
    window.addEventListener('afterprint', resize)
    return () => {
      isDisposed = true
      observer.disconnect()
      window.removeEventListener('beforeprint', resize)
      window.removeEventListener('afterprint', resize)
      chart?.dispose()
    }
  }, [ref, option, wanted])
  return state
}
