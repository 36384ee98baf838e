/** Draws charts as SVG with ECharts and without a browser; text is measured with the PDF's own fonts. */
import { BarChart, LineChart, PieChart } from 'echarts/charts'
import { GridSimpleComponent, LegendPlainComponent } from 'echarts/components'
import { type EChartsCoreOption, init, setPlatformAPI, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { measureText } from '#server/platform/pdf/typeface.ts'

use([BarChart, LineChart, PieChart, GridSimpleComponent, LegendPlainComponent, SVGRenderer])
setPlatformAPI({
  measureText: (text, font) => {
    const size = Number(/(\d+(?:\.\d+)?)px/.exec(font ?? '')?.[1] ?? 12)
    return { width: measureText(text, size, /bold|[6-9]00/.test(font ?? '') ? 'bold' : 'regular') }
  },
})

/** Draws an option as SVG, without animation. Width and height in points. */
export function chartSvg(option: EChartsCoreOption, width: number, height: number): string {
  // A new instance each time: a reused and resized one starts a frame timer, and the process never ends.
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  // Paper has no pointer, and ECharts warns about a tooltip without its component.
  const { tooltip: _, ...drawn } = option
  try {
    chart.setOption({ ...drawn, animation: false })
    return chart.renderToSVGString()
  } finally {
    chart.dispose()
  }
}
