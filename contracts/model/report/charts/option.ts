import type { TextLabel, Unit } from '../figure.ts'
import type { Palette } from '../palette.ts'

/** An ECharts option. Its real type belongs to the chart library, which contracts do not import. */
export type ChartOption = Record<string, unknown>

/** Palette and formatters of a drawing. */
export interface Pen {
  palette: Palette
  text(label: string | TextLabel): string
  value(value: number | string | null, unit: Unit): string
}

/** Without an outline, which the PDF would draw over the letters. */
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

/** Makes room for axis labels of any length. */
export const plot = (room: { left: number; right: number; top: number; bottom: number }) => ({
  ...room,
  outerBoundsMode: 'same',
  outerBoundsContain: 'axisLabel',
})
