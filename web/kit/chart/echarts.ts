/** The parts of ECharts in use: a chunk of its own, loaded for the first chart near the viewport. */
import { BarChart, LineChart, PieChart } from 'echarts/charts'
import { DataZoomComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([BarChart, LineChart, PieChart, DataZoomComponent, GridComponent, LegendComponent, TooltipComponent, SVGRenderer])

/** As SVG: sharp in print and at any zoom, with selectable text. */
export const createChart = (element: HTMLElement): EChartsType =>
  init(element, { textStyle: { fontFamily: getComputedStyle(element).fontFamily } }, { renderer: 'svg' })
