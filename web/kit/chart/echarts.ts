/** The parts of ECharts that our charts use; a chunk of its own, fetched when the first chart comes near. */
import { BarChart, LineChart, PieChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([BarChart, LineChart, PieChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer])

/** Drawn as SVG: sharp on paper and at any zoom, and its texts are texts. In the font of the page. */
export const drawIn = (element: HTMLElement): EChartsType =>
  init(element, { textStyle: { fontFamily: getComputedStyle(element).fontFamily } }, { renderer: 'svg' })
