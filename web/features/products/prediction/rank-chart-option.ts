import type { prediction } from '#contracts/api/prediction.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { type ChartOption, plainText, plot } from '#contracts/model/report/charts/option.ts'
import { palettes } from '#contracts/model/report/palette.ts'

interface RankChart {
  answer: Output<typeof prediction.atRank>
  theme: 'light' | 'dark'
  count: (value: number) => string
  countRange: (bounds: { low: number; high: number }) => string
  rank: (value: number) => string
  words: { curve: string; interval: string; here: string }
}

/** Both axes are logarithmic, so the curve is a line. Long: one object literal. */
export function rankChartOption({ answer, theme, count, countRange, rank, words }: RankChart): ChartOption {
  const palette = palettes[theme]
  const [color = '', mark = ''] = palette.series
  const { curve, month } = answer
  const axis = {
    type: 'log',
    axisLine: { onZero: false, lineStyle: { color: palette.line } },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: palette.line } },
  }
  const bound = (of: 'low' | 'high') => ({
    type: 'line',
    data: curve.map((point) => [point.rank, point[of]]),
    showSymbol: false,
    silent: true,
    itemStyle: { color },
    lineStyle: { width: 1, type: 'dashed', color },
  })
  return {
    animation: false,
    textStyle: { color: palette.text },
    grid: plot({ left: 4, right: 16, top: 32, bottom: 4 }),
    legend: {
      top: 0,
      left: 0,
      selectedMode: false,
      textStyle: plainText(palette.text, 12),
      data: [words.curve, words.interval, words.here],
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: palette.surface,
      borderColor: palette.line,
      textStyle: plainText(palette.text, 12),
      formatter: (points: { dataIndex: number; seriesIndex: number }[]) => {
        const at = points.find(({ seriesIndex }) => seriesIndex === 0)
        const point = at && curve[at.dataIndex]
        if (!point) return ''
        return [
          rank(point.rank),
          `${words.curve} ${count(point.value)}`,
          `${words.interval} ${countRange(point)}`,
        ].join('<br>')
      },
    },
    xAxis: {
      ...axis,
      min: answer.ranks.best,
      max: answer.ranks.last,
      axisLabel: { ...plainText(palette.dim), hideOverlap: true, formatter: rank },
    },
    yAxis: { ...axis, axisLabel: { ...plainText(palette.dim), formatter: count } },
    series: [
      {
        name: words.curve,
        type: 'line',
        data: curve.map(({ rank: at, value }) => [at, value]),
        showSymbol: false,
        symbolSize: 6,
        itemStyle: { color },
        lineStyle: { width: 2, color },
      },
      { name: words.interval, ...bound('low') },
      bound('high'),
      {
        name: words.here,
        type: 'line',
        data: [[answer.rank, month.value]],
        symbol: 'circle',
        symbolSize: 12,
        itemStyle: { color: mark },
        lineStyle: { width: 0 },
        silent: true,
      },
    ],
  }
}
