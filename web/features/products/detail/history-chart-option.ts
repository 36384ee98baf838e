import { type ChartOption, plainText, plot } from '#contracts/model/report/charts/option.ts'
import { palettes } from '#contracts/model/report/palette.ts'
import { type HistoryPoint, type Series, startsAtZero } from './history-points.ts'

export interface HistoryChart {
  points: readonly HistoryPoint[]
  series: readonly Series[]
  theme: 'light' | 'dark'
  nameOf: (series: Series) => string
  write: (series: Series, value: number | null) => string
  /** The events of a point, one text each. */
  eventsOf: (point: HistoryPoint) => string[]
}

/** Each series has an axis of its own; those of the first two are shown. Long: one object literal. */
export function historyChartOption({ points, series, theme, nameOf, write, eventsOf }: HistoryChart): ChartOption {
  const palette = palettes[theme]
  const colorOf = (at: number) => palette.series[at % palette.series.length]
  return {
    animation: false,
    textStyle: { color: palette.text },
    grid: plot({ left: 4, right: 4, top: 36, bottom: 44 }),
    legend: {
      top: 0,
      left: 0,
      icon: 'roundRect',
      itemWidth: 14,
      itemHeight: 8,
      textStyle: plainText(palette.text, 12),
      data: series.map(nameOf),
      selectedMode: false,
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: palette.surface,
      borderColor: palette.line,
      textStyle: plainText(palette.text, 12),
      formatter: ([first]: { dataIndex: number }[]) => {
        const point = points[first?.dataIndex ?? 0]
        if (!point) return ''
        const lines = series.map((each) => `${nameOf(each)} ${write(each, point.values[each] ?? null)}`)
        return [point.at, ...lines, ...eventsOf(point)].join('<br>')
      },
    },
    dataZoom: [
      { type: 'inside', zoomOnMouseWheel: 'ctrl', moveOnMouseMove: true },
      {
        type: 'slider',
        height: 20,
        bottom: 6,
        borderColor: palette.line,
        textStyle: plainText(palette.dim, 11),
        brushSelect: false,
      },
    ],
    xAxis: {
      type: 'category',
      data: points.map(({ at }) => at),
      axisTick: { show: false },
      axisLine: { onZero: false, lineStyle: { color: palette.line } },
      axisLabel: { ...plainText(palette.dim, 11), hideOverlap: true },
    },
    yAxis: [
      ...series.map((each, at) => ({
        type: 'value',
        show: at < 2,
        position: at === 1 ? 'right' : 'left',
        inverse: each === 'rank',
        scale: !startsAtZero(each),
        // A count below 5 would otherwise have several ticks of one number.
        ...(startsAtZero(each) && { min: 0 }),
        splitNumber: 4,
        axisLine: { show: false },
        axisTick: { show: false },
        splitLine: { show: at === 0, lineStyle: { color: palette.line } },
        axisLabel: { ...plainText(colorOf(at) ?? palette.dim, 11), formatter: (value: number) => write(each, value) },
      })),
      // A hidden axis from 0 to 1 for the marks of events.
      { type: 'value', min: 0, max: 1, show: false },
    ],
    series: [
      ...series.map((each, at) => ({
        name: nameOf(each),
        type: each === 'units' || each === 'revenue' ? 'bar' : 'line',
        yAxisIndex: at,
        data: points.map(({ values }) => values[each] ?? null),
        showSymbol: points.length < 3,
        symbolSize: 6,
        barMaxWidth: 22,
        connectNulls: true,
        itemStyle: { color: colorOf(at), ...((each === 'units' || each === 'revenue') && { opacity: 0.55 }) },
        lineStyle: { width: 2, color: colorOf(at) },
      })),
      {
        type: 'line',
        yAxisIndex: series.length,
        silent: true,
        symbol: 'triangle',
        symbolSize: 9,
        symbolRotate: 180,
        lineStyle: { width: 0 },
        itemStyle: { color: palette.text },
        data: points.map(({ events }) => (events.length > 0 ? 0.98 : null)),
      },
    ],
  }
}
