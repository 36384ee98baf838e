import { type ChartOption, plainText, plot } from '#contracts/model/report/charts/option.ts'
import { palettes } from '#contracts/model/report/palette.ts'

export interface Band {
  name: string
  /** One pair a forecast month. */
  bounds: readonly { low: number; high: number }[]
  opacity: number
}

interface ForecastChart {
  months: readonly string[]
  past: readonly number[]
  /** One value a forecast month. */
  ahead: readonly number[]
  /** Wide ones first. */
  bands: readonly Band[]
  /** Another forecast to compare, one value a forecast month. */
  other?: { name: string; values: readonly number[] }
  theme: 'light' | 'dark'
  count: (value: number) => string
  countRange: (bounds: { low: number; high: number }) => string
  words: { known: string; predicted: string }
}

/** Past months as a line, then the forecast inside its intervals. Long: one object literal. */
export function forecastOption(chart: ForecastChart): ChartOption {
  const { months, past, ahead, bands, other, theme, count, words } = chart
  const palette = palettes[theme]
  const [known = '', future = '', third = ''] = palette.series
  // The lines of past and forecast meet in the last month.
  const blank = past.slice(1).map(() => null)
  const last = past.at(-1) ?? null
  const line = (name: string, data: readonly (number | null)[], color: string, type = 'solid') => ({
    name,
    type: 'line',
    data,
    showSymbol: type === 'dashed',
    symbolSize: 6,
    itemStyle: { color },
    lineStyle: { width: 2, color, type },
  })
  return {
    animation: false,
    textStyle: { color: palette.text },
    // The legend takes two lines on a phone.
    grid: plot({ left: 4, right: 12, top: 52, bottom: 4 }),
    legend: {
      top: 0,
      left: 0,
      selectedMode: false,
      icon: 'roundRect',
      itemWidth: 14,
      itemHeight: 8,
      textStyle: plainText(palette.text, 12),
      data: [words.known, words.predicted, ...bands.map(({ name }) => name), ...(other ? [other.name] : [])],
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: palette.surface,
      borderColor: palette.line,
      textStyle: plainText(palette.text, 12),
      formatter: ([first]: { dataIndex: number }[]) => linesAt(chart, first?.dataIndex ?? 0).join('<br>'),
    },
    xAxis: {
      type: 'category',
      data: months,
      axisTick: { show: false },
      axisLine: { onZero: false, lineStyle: { color: palette.line } },
      axisLabel: { ...plainText(palette.dim), hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      min: 0,
      splitNumber: 4,
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: palette.line } },
      axisLabel: { ...plainText(palette.dim), formatter: count },
    },
    series: [
      ...bands.flatMap((band) => bandSeries(band, { blank, last, color: future })),
      line(words.known, past, known),
      ...(other ? [line(other.name, [...blank, null, ...other.values], third, 'dotted')] : []),
      line(words.predicted, [...blank, last, ...ahead], future, 'dashed'),
    ],
  }
}

/** An invisible line at the lower bound, and the area above it. */
function bandSeries(
  { name, bounds, opacity }: Band,
  { blank, last, color }: { blank: readonly null[]; last: number | null; color: string },
) {
  const part = {
    type: 'line',
    stack: name,
    showSymbol: false,
    silent: true,
    // The legend takes it too, which tells the interval from the line.
    itemStyle: { color, opacity },
    lineStyle: { width: 0 },
  }
  return [
    { ...part, data: [...blank, last, ...bounds.map(({ low }) => low)] },
    { ...part, name, data: [...blank, 0, ...bounds.map(({ low, high }) => high - low)], areaStyle: { color, opacity } },
  ]
}

function linesAt({ months, past, ahead, bands, other, count, countRange, words }: ForecastChart, at: number): string[] {
  const month = months[at] ?? ''
  const known = past[at]
  if (known !== undefined) return [month, `${words.known} ${count(known)}`]
  const step = at - past.length
  const value = ahead[step]
  if (value === undefined) return []
  const compared = other?.values[step]
  return [
    month,
    `${words.predicted} ${count(value)}`,
    ...bands.flatMap(({ name, bounds }) => (bounds[step] ? [`${name} ${countRange(bounds[step])}`] : [])),
    ...(other && compared !== undefined ? [`${other.name} ${count(compared)}`] : []),
  ]
}
