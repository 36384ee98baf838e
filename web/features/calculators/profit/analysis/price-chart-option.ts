/** The ECharts option of a chart that shows the profit at each price. */
import type { KnownCliff } from '#contracts/model/calculators/profit/cliffs.ts'
import type { PricePoint } from '#contracts/model/calculators/profit/price-curve.ts'
import type { Range } from '#contracts/model/range.ts'
import { type ChartOption, plainText, plot } from '#contracts/model/report/charts/option.ts'
import { palettes } from '#contracts/model/report/palette.ts'
import { ticksBetween } from '../../parts/scale.ts'

export interface PriceChart {
  curve: readonly PricePoint[]
  cliffs: readonly KnownCliff[]
  /** The current price. */
  price: number
  theme: 'light' | 'dark'
  money: (minor: number) => string
  range: (amount: Range) => string
  words: { now: string; net: (net: Range) => string }
}

/**
 * The price axis is linear, so a fee cliff is a vertical step of the line. This function is long because it is one
 * object literal.
 */
export function priceChartOption({ curve, cliffs, price, theme, money, range, words }: PriceChart): ChartOption {
  const palette = palettes[theme]
  const [gain = '', cliffColor = '', , , loss = ''] = palette.series
  const [from, to] = [curve[0]?.price ?? 0, curve.at(-1)?.price ?? 0]
  const prices = ticksBetween(from, to)
  const crossesZero = curve.some(({ net }) => net.low < 0) && curve.some(({ net }) => net.high > 0)
  return {
    animation: false,
    textStyle: { color: palette.text },
    grid: plot({ left: 4, right: 12, top: 28, bottom: 4 }),
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: palette.surface,
      borderColor: palette.line,
      textStyle: plainText(palette.text, 12),
      formatter: ([at]: { dataIndex: number }[]) => {
        const point = curve[at?.dataIndex ?? 0]
        return point ? `${money(point.price)}<br>${words.net(point.net)}` : ''
      },
    },
    xAxis: {
      type: 'value',
      min: from,
      max: to,
      axisTick: { show: false },
      axisLine: { onZero: false, lineStyle: { color: palette.line } },
      splitLine: { show: false },
      axisLabel: { ...plainText(palette.dim, 11), hideOverlap: true, customValues: prices, formatter: money },
    },
    yAxis: [
      {
        type: 'value',
        splitNumber: 4,
        scale: true,
        axisLine: { show: false },
        axisTick: { show: false },
        splitLine: { lineStyle: { color: palette.line } },
        axisLabel: { ...plainText(palette.dim, 11), formatter: money },
      },
      // A hidden axis from 0 to 1 for the vertical marks.
      { type: 'value', min: 0, max: 1, show: false },
    ],
    series: [
      ...bandOf(curve, gain),
      line(
        curve.map(({ price: at, net }) => [at, net.value]),
        gain,
      ),
      line(lossesOf(curve), loss),
      ...(crossesZero
        ? [
            {
              ...line(
                [
                  [from, 0],
                  [to, 0],
                ],
                loss,
                1,
              ),
              lineStyle: dashedLine(loss),
              symbol: 'none',
            },
          ]
        : []),
      ...cliffs.map(({ below, drop }) =>
        mark(below, { color: cliffColor, text: palette.text, top: `-${range(drop)}` }),
      ),
      mark(price, { color: palette.dim, text: palette.text, bottom: words.now }),
    ],
  }
}

const dashedLine = (color: string) => ({ width: 1, type: 'dashed', color })

type Point = readonly [price: number, net: number | null]

const line = (data: readonly Point[], color: string, width = 2) => ({
  type: 'line',
  data,
  showSymbol: false,
  symbolSize: 6,
  itemStyle: { color },
  lineStyle: { width, color },
})

/** Points with a loss and their neighbors, so that the red line touches the line of profits. */
const lossesOf = (curve: readonly PricePoint[]): Point[] =>
  curve.map(({ price, net }, at) => {
    const isLoss = [curve[at - 1], curve[at], curve[at + 1]].some((point) => point && point.net.value < 0)
    return [price, isLoss ? net.value : null]
  })

/** The series that fill the area between the bounds of the profit; none if all profits are exact. */
function bandOf(curve: readonly PricePoint[], color: string) {
  if (curve.every(({ net }) => net.low === net.high)) return []
  const part = (data: Point[], opacity: number) => ({
    type: 'line',
    stack: 'bounds',
    // By default ECharts does not stack bounds of different signs.
    stackStrategy: 'all',
    data,
    showSymbol: false,
    silent: true,
    itemStyle: { color },
    lineStyle: { width: 0 },
    areaStyle: { color, opacity },
  })
  return [
    part(
      curve.map(({ price, net }) => [price, net.low]),
      0,
    ),
    part(
      curve.map(({ price, net }) => [price, net.high - net.low]),
      0.2,
    ),
  ]
}

/** A vertical line at a price, with a label at one end. */
const mark = (
  at: number,
  { color, text, top, bottom }: { color: string; text: string; top?: string; bottom?: string },
) => ({
  type: 'line',
  yAxisIndex: 1,
  silent: true,
  // ECharts attaches labels to symbols only, so the symbols are too small to see.
  symbol: 'circle',
  symbolSize: 1,
  itemStyle: { color },
  lineStyle: dashedLine(color),
  tooltip: { show: false },
  data: [
    { value: [at, 0] },
    { value: [at, 0.06], ...end(bottom, 'right', text) },
    { value: [at, 1], ...end(top, 'top', text) },
  ],
})

const end = (label: string | undefined, position: string, color: string) =>
  label === undefined ? {} : { label: { show: true, position, formatter: label, ...plainText(color, 11) } }
