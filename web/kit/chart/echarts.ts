/** The parts of ECharts that we use. They are a separate chunk, which loads for the first chart near the viewport. */
import { BarChart, LineChart, PieChart } from 'echarts/charts'
import { DataZoomComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([BarChart, LineChart, PieChart, DataZoomComponent, GridComponent, LegendComponent, TooltipComponent, SVGRenderer])

/** Draws SVG, which is sharp in print and at any zoom and has selectable text. */
export const createChart = (element: HTMLElement): EChartsType =>
  init(element, { textStyle: { fontFamily: getComputedStyle(element).fontFamily } }, { renderer: 'svg' })
