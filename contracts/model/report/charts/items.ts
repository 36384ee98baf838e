import type { Chart } from '../block-kinds.ts'
import { type ChartOption, frame, type Pen, plainText, plot, tooltip } from './option.ts'

type Items = Exclude<Chart, { shape: 'cartesian' }>

/** Widest label of a bar, in pixels. Longer names are cut; the table behind the chart shows them in full. */
const NAME_WIDTH = 150

const nameOf = ({ label }: Items['items'][number], { labelUnit }: Items, pen: Pen): string =>
  labelUnit && typeof label === 'string' ? pen.value(label, labelUnit) : pen.text(label)

export function barsOption(chart: Items, pen: Pen): ChartOption {
  const { palette } = pen
  return {
    ...frame(pen),
    grid: plot({ left: 4, right: 72, top: 4, bottom: 4 }),
    tooltip: { ...tooltip(pen, 'item'), valueFormatter: (value: number) => pen.value(value, chart.unit) },
    xAxis: { type: 'value', min: 0, axisLabel: { show: false }, splitLine: { show: false } },
    yAxis: {
      type: 'category',
      inverse: true,
      data: chart.items.map((item) => nameOf(item, chart, pen)),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: palette.line } },
      axisLabel: { ...plainText(palette.text), interval: 0, width: NAME_WIDTH, overflow: 'truncate' },
    },
    series: [
      {
        type: 'bar',
        data: chart.items.map((item) => item.value),
        barMaxWidth: 16,
        itemStyle: { borderRadius: [0, 2, 2, 0] },
        label: {
          show: true,
          position: 'right',
          ...plainText(palette.text),
          formatter: ({ value }: { value: number }) => pen.value(value, chart.unit),
        },
      },
    ],
  }
}

/** Position of ring and names. On a narrow chart, long names wrap beside a smaller ring. */
const ring = (radius: readonly (number | string)[], centre: string, names: string, width: number | null = null) => ({
  legend: { left: names, textStyle: { width, overflow: width === null ? 'none' : 'break' } },
  series: [{ radius, center: [centre, '50%'] }],
})

const WIDE = ring(['48%', '78%'], '28%', '52%')

const BY_ROOM = [
  { query: { maxAspectRatio: 1.9 }, option: ring([56, 88], '25%', '50%', 180) },
  { query: { maxWidth: 420 }, option: ring([34, 56], '22%', '45%', 120) },
  { option: WIDE },
]

export function pieOption(chart: Items, pen: Pen): ChartOption {
  const { palette } = pen
  const named = chart.items.map((item) => ({ name: nameOf(item, chart, pen), value: item.value }))
  const worded = new Map(named.map(({ name, value }) => [name, `${name}   ${pen.value(value, chart.unit)}`]))
  return {
    ...frame(pen),
    tooltip: { ...tooltip(pen, 'item'), valueFormatter: (value: number) => pen.value(value, chart.unit) },
    legend: {
      orient: 'vertical',
      left: WIDE.legend.left,
      top: 'middle',
      itemWidth: 12,
      itemHeight: 12,
      itemGap: 12,
      textStyle: plainText(palette.text),
      formatter: (name: string) => worded.get(name) ?? name,
    },
    series: [
      {
        type: 'pie',
        ...WIDE.series[0],
        label: { show: false },
        itemStyle: { borderColor: palette.surface, borderWidth: 2 },
        data: named,
      },
    ],
    media: BY_ROOM,
  }
}
