import { type ChartOption, plainText, plot } from '#contracts/model/report/charts/option.ts'
import { palettes } from '#contracts/model/report/palette.ts'
import type { Forecast, SeriesAnswer } from './series-answer.ts'

interface ForecastChart {
  months: SeriesAnswer['months']
  forecast: Forecast
  theme: 'light' | 'dark'
  count: (value: number) => string
  countRange: (bounds: { low: number; high: number }) => string
  words: { known: string; predicted: string; range80: string; range95: string }
}

/** Past months as a line, then the forecast inside its two intervals. Long: one object literal. */
export function forecastChartOption({ months, forecast, theme, count, countRange, words }: ForecastChart): ChartOption {
  const palette = palettes[theme]
  const [past = '', future = ''] = palette.series
  const last = months.at(-1)
  // The lines of past and forecast meet in the last month.
  const blank = months.slice(1).map(() => null)
  const ahead = (of: (month: Forecast['months'][number]) => number) => [
    ...blank,
    last?.units ?? null,
    ...forecast.months.map(of),
  ]
  const band = (range: 'range80' | 'range95', name: string, opacity: number) => {
    const part = {
      type: 'line',
      stack: range,
      showSymbol: false,
      silent: true,
      itemStyle: { color: future },
      lineStyle: { width: 0 },
    }
    return [
      { ...part, data: ahead((month) => month[range].low) },
      {
        ...part,
        name,
        data: [...blank, 0, ...forecast.months.map((month) => month[range].high - month[range].low)],
        areaStyle: { color: future, opacity },
      },
    ]
  }
  return {
    animation: false,
    textStyle: { color: palette.text },
    grid: plot({ left: 4, right: 12, top: 32, bottom: 4 }),
    legend: {
      top: 0,
      left: 0,
      selectedMode: false,
      icon: 'roundRect',
      itemWidth: 14,
      itemHeight: 8,
      textStyle: plainText(palette.text, 12),
      data: [words.known, words.predicted, words.range80, words.range95],
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: palette.surface,
      borderColor: palette.line,
      textStyle: plainText(palette.text, 12),
      formatter: ([first]: { dataIndex: number }[]) => {
        const at = first?.dataIndex ?? 0
        const known = months[at]
        if (known) return `${known.month}<br>${words.known} ${count(known.units)}`
        const month = forecast.months[at - months.length]
        if (!month) return ''
        return [
          month.month,
          `${words.predicted} ${count(month.units)}`,
          `${words.range80} ${countRange(month.range80)}`,
          `${words.range95} ${countRange(month.range95)}`,
        ].join('<br>')
      },
    },
    xAxis: {
      type: 'category',
      data: [...months, ...forecast.months].map(({ month }) => month),
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
      ...band('range95', words.range95, 0.15),
      ...band('range80', words.range80, 0.3),
      {
        name: words.known,
        type: 'line',
        data: months.map(({ units }) => units),
        showSymbol: false,
        symbolSize: 6,
        itemStyle: { color: past },
        lineStyle: { width: 2, color: past },
      },
      {
        name: words.predicted,
        type: 'line',
        data: ahead(({ units }) => units),
        symbolSize: 6,
        itemStyle: { color: future },
        lineStyle: { width: 2, type: 'dashed', color: future },
      },
    ],
  }
}
