import type { Chart, Series } from '../block-kinds.ts'
import type { Unit } from '../figure.ts'
import { type ChartOption, frame, type Pen, plainText, plot, tooltip } from './option.ts'

type Cartesian = Extract<Chart, { shape: 'cartesian' }>

/** With more categories, only every third is labeled, counted from the last. */
const CROWDED = 12

/** Labels that wrap instead of being skipped. */
const WORDS: readonly Unit[] = ['text', 'label', 'band']
/** Width per label in pixels on a chart of usual width; narrower charts drop some, which the table still shows. */
const wordWidth = (names: number) => Math.max(48, Math.floor(560 / names) - 4)

export function cartesianOption(chart: Cartesian, pen: Pen): ChartOption {
  const { palette } = pen
  const names = chart.categories.map((category) => pen.value(category, chart.categoryUnit))
  const step = names.length > CROWDED ? 3 : 1
  const sides = [chart.series.filter((series) => !series.second), chart.series.filter((series) => series.second)]
  const both = sides.every((series) => series.length > 0)
  return {
    ...frame(pen),
    legend: {
      top: 0,
      left: 'center',
      itemWidth: 14,
      itemHeight: 8,
      itemGap: 18,
      textStyle: plainText(palette.dim),
      data: chart.series.map((series) => pen.text({ text: series.label })),
    },
    grid: plot({ left: 4, right: 4, top: 34, bottom: 4 }),
    tooltip: tooltip(pen, 'axis'),
    xAxis: {
      type: 'category',
      data: names,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: palette.line } },
      axisLabel: {
        ...plainText(palette.dim, 10),
        hideOverlap: true,
        ...(WORDS.includes(chart.categoryUnit) ? { width: wordWidth(names.length), overflow: 'break' } : {}),
        interval: (index: number) => (names.length - 1 - index) % step === 0,
      },
    },
    yAxis: sides.flatMap((series, at) => (series.length > 0 ? [valueAxis(series, at === 1, pen)] : [])),
    series: chart.series.map((series, at) => seriesOption(series, at, both, WORDS.includes(chart.categoryUnit), pen)),
  }
}

function valueAxis(series: Series[], second: boolean, pen: Pen): ChartOption {
  const unit = series[0]?.unit ?? 'count'
  return {
    type: 'value',
    inverse: series.some((each) => each.inverse),
    // Axes of amounts start at zero, so that small changes look small. Ranks have no zero.
    scale: series.every((each) => each.type === 'line' && each.unit === 'rank'),
    ...(series.some((each) => each.unit === 'rank') ? { min: 1 } : {}),
    ...(unit === 'count' || unit === 'rank' ? { minInterval: 1 } : {}),
    splitNumber: 4,
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { show: !second, lineStyle: { color: pen.palette.line } },
    axisLabel: { ...plainText(pen.palette.dim, 10), formatter: (value: number) => pen.value(value, unit) },
  }
}

/** @param apart true for categories without an order (keywords): a connecting line would suggest values in between */
function seriesOption(series: Series, at: number, both: boolean, apart: boolean, pen: Pen): ChartOption {
  const color = pen.palette.series[at % pen.palette.series.length]
  return {
    name: pen.text({ text: series.label }),
    type: series.type,
    yAxisIndex: series.second && both ? 1 : 0,
    data: series.values,
    tooltip: { valueFormatter: (value: number | null | undefined) => pen.value(value ?? null, series.unit) },
    ...(series.type === 'bar'
      ? { barMaxWidth: 22, barCategoryGap: '35%', itemStyle: { color, borderRadius: [2, 2, 0, 0] } }
      : {
          symbol: 'circle',
          symbolSize: apart ? 9 : 4,
          z: 3,
          lineStyle: { width: apart ? 0 : 2, color },
          itemStyle: { color },
          connectNulls: false,
        }),
  }
}
