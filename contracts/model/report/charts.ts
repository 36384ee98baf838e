/**
 * Charts as ECharts options, drawn by the browser and, as SVG, by the PDF. Plain objects, because contracts import no chart
 * library. Both renderers need: no animation, no text outline (it hides digits on paper), and no font.
 */
import type { Language } from '../language.ts'
import type { Marketplace } from '../marketplaces.ts'
import type { Grouping } from '../number.ts'
import type { Chart } from './block-kinds.ts'
import { cartesianOption } from './charts/cartesian.ts'
import { barsOption, pieOption } from './charts/items.ts'
import type { ChartOption, Pen } from './charts/option.ts'
import { formatValue } from './format.ts'
import { palettes } from './palette.ts'
import { textOf } from './texts.ts'

export type { ChartOption } from './charts/option.ts'

/** Colors follow the theme; paper uses the light one. */
export function chartOption(
  chart: Chart,
  language: Language,
  marketplace: Marketplace,
  theme: 'light' | 'dark' = 'light',
  grouping?: Grouping,
): ChartOption {
  const pen: Pen = {
    palette: palettes[theme],
    text: (label) => (typeof label === 'string' ? label : textOf(language, label.text)),
    value: (value, unit) => formatValue(value, unit, language, marketplace, grouping),
  }
  if (chart.shape === 'cartesian') return cartesianOption(chart, pen)
  return chart.shape === 'bars' ? barsOption(chart, pen) : pieOption(chart, pen)
}
