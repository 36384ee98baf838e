import type { EChartsCoreOption, EChartsType } from 'echarts/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadECharts, loadedECharts } from './load-echarts.ts'
import { widthFor } from './paper.ts'

export type DrawingState = 'waiting' | 'drawn' | 'failed'

export function useDrawing(
  ref: RefObject<HTMLElement | null>,
  option: EChartsCoreOption,
  wanted: boolean,
  onPick?: (index: number) => void,
): DrawingState {
  const [state, setState] = useState<DrawingState>('waiting')
  // A ref, because another listener must not redraw the chart.
  const picked = useRef(onPick)
  useEffect(() => {
    picked.current = onPick
  })
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
      chart.getZr().on('click', ({ offsetX, offsetY }) => {
        const index = indexAt(chart, [offsetX, offsetY])
        if (index !== undefined) picked.current?.(index)
      })
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

/** Undefined outside the plot, and in charts without one. */
function indexAt(chart: EChartsType | undefined, point: [number, number]): number | undefined {
  if (!chart?.containPixel('grid', point)) return undefined
  const [index] = chart.convertFromPixel('grid', point)
  return index === undefined ? undefined : Math.round(index)
}
