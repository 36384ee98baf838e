/** What all charts share. */

import type { TextLabel, Unit } from '../figure.ts'
import type { Palette } from '../palette.ts'

/** An option of ECharts: plain data and formatters. Its full type is the chart library's, which contracts do not know. */
export type ChartOption = Record<string, unknown>

/** How to write and colour. */
export interface Pen {
  palette: Palette
  text(label: string | TextLabel): string
  value(value: number | string | null, unit: Unit): string
}

/** Text without outline: the SVG-to-PDF path draws outlines over the letters. */
export const plainText = (color: string, fontSize = 11) => ({
  color,
  fontSize,
  textBorderWidth: 0,
  textBorderColor: 'transparent',
})

export const frame = ({ palette }: Pen): ChartOption => ({
  animation: false,
  color: [...palette.series],
  textStyle: { color: palette.text },
})

export const tooltip = ({ palette }: Pen, trigger: 'axis' | 'item') => ({
  trigger,
  confine: true,
  backgroundColor: palette.surface,
  borderColor: palette.line,
  textStyle: plainText(palette.text, 12),
})

/** Room for axis labels of any length, as the labels need it. */
export const plot = (room: { left: number; right: number; top: number; bottom: number }) => ({
  ...room,
  outerBoundsMode: 'same',
  outerBoundsContain: 'axisLabel',
})
