import { type ChartOption, plainText, plot } from '#contracts/model/report/charts/option.ts'
import { palettes } from '#contracts/model/report/palette.ts'

export interface WeekLines {
  /** Sundays, oldest first. */
  weeks: readonly string[]
  lines: readonly { name: string; values: readonly (number | null)[] }[]
  theme: 'light' | 'dark'
  write: (value: number | null) => string
  /** Small numbers at the top, as for ranks. */
  isRank: boolean
}

/** Ten lines with eight colors: the last two are dashed. */
const isDashed = (at: number, colors: number) => at >= colors

/** One line a product over the weeks. Long: one object literal. */
export function weekLinesOption({ weeks, lines, theme, write, isRank }: WeekLines): ChartOption {
  const palette = palettes[theme]
  return {
    animation: false,
    textStyle: { color: palette.text },
    grid: plot({ left: 4, right: 12, top: 36, bottom: 4 }),
    legend: {
      type: 'scroll',
      top: 0,
      left: 0,
      icon: 'roundRect',
      itemWidth: 14,
      itemHeight: 8,
      textStyle: plainText(palette.text, 12),
      pageTextStyle: plainText(palette.text, 12),
      pageIconColor: palette.text,
      data: lines.map(({ name }) => name),
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: palette.surface,
      borderColor: palette.line,
      textStyle: plainText(palette.text, 12),
      formatter: ([first]: { dataIndex: number }[]) => {
        const at = first?.dataIndex ?? 0
        return [weeks[at], ...lines.map(({ name, values }) => `${name} ${write(values[at] ?? null)}`)].join('<br>')
      },
    },
    xAxis: {
      type: 'category',
      data: [...weeks],
      position: isRank ? 'top' : 'bottom',
      axisTick: { show: false },
      axisLine: { onZero: false, lineStyle: { color: palette.line } },
      axisLabel: { ...plainText(palette.dim, 11), hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      inverse: isRank,
      min: isRank ? 1 : 0,
      minInterval: 1,
      splitNumber: 4,
      splitLine: { lineStyle: { color: palette.line } },
      axisLabel: { ...plainText(palette.dim, 11), formatter: write },
    },
    series: lines.map(({ name, values }, at) => {
      const color = palette.series[at % palette.series.length]
      return {
        name,
        type: 'line',
        data: [...values],
        // A rank of a single week between weeks without one has no line.
        showSymbol: isRank,
        symbolSize: 4,
        itemStyle: { color },
        lineStyle: { width: at === 0 ? 3 : 1.5, color, type: isDashed(at, palette.series.length) ? 'dashed' : 'solid' },
      }
    }),
  }
}
