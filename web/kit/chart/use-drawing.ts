import type { EChartsCoreOption, EChartsType } from 'echarts/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { getLoadedECharts, loadECharts } from './load-echarts.ts'
import { widthFor } from './paper.ts'

export type DrawingState = 'waiting' | 'drawn' | 'failed'

export function useDrawing(
  ref: RefObject<HTMLElement | null>,
  option: EChartsCoreOption,
  wanted: boolean,
  onPick?: (place: number) => void,
): DrawingState {
  const [state, setState] = useState<DrawingState>('waiting')
  const drawn = useRef<EChartsType>(undefined)
  // A ref, so that a new option or listener applies to the existing chart.
  const latest = useRef({ option, onPick })
  useEffect(() => {
    const isRedrawn = latest.current.option !== option
    latest.current = { option, onPick }
    if (isRedrawn) drawn.current?.setOption(copyOf(option), { notMerge: true })
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
    const draw = ({ createChart }: NonNullable<ReturnType<typeof getLoadedECharts>>) => {
      if (isDisposed) return
      chart = createChart(element)
      drawn.current = chart
      chart.setOption(copyOf(latest.current.option))
      chart.getZr().on('click', ({ offsetX, offsetY }) => {
        const place = placeAt(chart, [offsetX, offsetY])
        if (place !== undefined) latest.current.onPick?.(place)
      })
      resize()
      setState('drawn')
    }
    const loaded = getLoadedECharts()
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
      drawn.current = undefined
    }
  }, [ref, wanted])
  return state
}

/** Copies the option, because ECharts removes the responsive layouts from the object that it receives. */
const copyOf = (option: EChartsCoreOption): EChartsCoreOption => ({ ...option })

/** The place on the x axis at a point; undefined outside the plot and in charts without axes. */
function placeAt(chart: EChartsType | undefined, point: [number, number]): number | undefined {
  if (!chart?.containPixel('grid', point)) return undefined
  const [place] = chart.convertFromPixel('grid', point)
  return place === undefined ? undefined : Math.round(place)
}
