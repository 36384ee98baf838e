/** Options of the charts of demand. Pure. */
import type { EChartsCoreOption } from 'echarts/core'
import { palettes } from '#contracts/model/report/palette.ts'

export interface Series {
  name: string
  values: readonly (number | null)[]
  kind: 'bar' | 'line'
  /** On the axis at the right. */
  isRight?: boolean
  write: (value: number | null) => string
}

export function demandOption(
  labels: readonly string[],
  series: readonly Series[],
  theme: 'light' | 'dark',
): EChartsCoreOption {
  const { series: colours, text, dim, line, surface } = palettes[theme]
  const axis = (isRight: boolean) => ({
    type: 'value',
    scale: isRight,
    axisLabel: {
      color: dim,
      formatter: (value: number) =>
        series.find((one) => (one.isRight ?? false) === isRight)?.write(value) ?? String(value),
    },
    splitLine: { show: !isRight, lineStyle: { color: line } },
  })
  const hasRight = series.some(({ isRight }) => isRight)
  return {
    animation: false,
    color: [...colours],
    textStyle: { color: text },
    grid: { left: 8, right: 8, top: 36, bottom: 8, containLabel: true },
    legend: { top: 0, left: 0, textStyle: { color: text }, itemWidth: 14, itemHeight: 8 },
    tooltip: {
      trigger: 'axis',
      backgroundColor: surface,
      borderColor: line,
      textStyle: { color: text },
      // Plain text, so that a name is not interpreted as markup.
      renderMode: 'richText',
      formatter: (points: { dataIndex: number }[]) => {
        const at = points[0]?.dataIndex ?? 0
        return [labels[at], ...series.map(({ name, values, write }) => `${name}: ${write(values[at] ?? null)}`)].join(
          '\n',
        )
      },
    },
    xAxis: {
      type: 'category',
      data: labels,
      // Labels of a year are left out only where they overlap; those of a longer history at even distances.
      axisLabel: { color: dim, fontSize: 11, ...(labels.length <= 12 && { interval: 0, hideOverlap: true }) },
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
    },
    yAxis: hasRight ? [axis(false), axis(true)] : [axis(false)],
    series: series.map(({ name, values, kind, isRight }) => ({
      name,
      type: kind,
      data: values,
      yAxisIndex: isRight ? 1 : 0,
      symbolSize: 5,
      barMaxWidth: 22,
    })),
  }
}
