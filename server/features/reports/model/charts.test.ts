import { describe, expect, test } from 'vitest'
import type { Chart } from '#contracts/model/report/block-kinds.ts'
import { chartTable } from '#contracts/model/report/chart-table.ts'
import { chartOption } from '#contracts/model/report/charts.ts'
import { palettes } from '#contracts/model/report/palette.ts'
import { asinReport } from '../asin/asin-report.ts'
import { fullFacts } from '../asin/facts.test-support.ts'

const charts = asinReport(fullFacts()).sections.flatMap(({ blocks }) =>
  blocks.filter((block) => block.kind === 'chart'),
)
const chartOf = (title: Chart['title']) => {
  const found = charts.find((chart) => chart.title === title)
  if (!found) throw new Error(`no chart ${title}`)
  return found
}

function ranksAndPrices(): Chart {
  const [ranks, sales] = [chartOf('sales.chart.standing'), chartOf('sales.chart.units')]
  if (ranks.shape !== 'cartesian' || sales.shape !== 'cartesian') throw new Error('expected two cartesian charts')
  return { ...ranks, series: [...ranks.series, ...sales.series.slice(1)] }
}

function valuesAt(node: unknown, key: string): unknown[] {
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([name, value]) => (name === key ? [value] : valuesAt(value, key)))
}

test.each(charts)('$title has no animation, no font family and no text outline', (chart) => {
  const option = chartOption(chart, 'zh-CN', 'US')
  expect(option).toMatchObject({ animation: false })
  expect(valuesAt(option, 'fontFamily')).toEqual([])
  expect(valuesAt(option, 'textBorderWidth').every((width) => width === 0)).toBe(true)
  expect(valuesAt(option, 'textBorderColor').every((color) => color === 'transparent')).toBe(true)
  expect(JSON.stringify(option)).not.toMatch(/NaN|undefined/)
})

test('a chart has texts in its language and colours of its theme', () => {
  const chart = chartOf('sales.chart.units')
  expect(chartOption(chart, 'zh-CN', 'US')).toMatchObject({
    legend: { data: ['月销量', '售价'] },
    color: palettes.light.series,
  })
  expect(chartOption(chart, 'en-US', 'US', 'dark')).toMatchObject({
    legend: { data: ['Monthly units', 'Price'] },
    color: palettes.dark.series,
  })
})

describe('over 24 months', () => {
  const option = chartOption(ranksAndPrices(), 'zh-CN', 'DE') as {
    // the shape of a cartesian chart with two axes
    xAxis: { data: string[]; axisLabel: { interval(index: number): boolean } }
    yAxis: { inverse: boolean; axisLabel: { formatter(value: number): string } }[]
    series: { yAxisIndex: number; data: (number | null)[]; tooltip: { valueFormatter(value: number | null): string } }[]
  }
  test('a chart labels every third month, including the last', () => {
    const labelled = option.xAxis.data.filter((_, index) => option.xAxis.axisLabel.interval(index))
    expect(labelled).toHaveLength(8)
    expect(labelled.at(-1)).toBe('2026-10')
  })
  test('ranks have a reversed axis on the left and prices an axis on the right, each with its unit', () => {
    expect(option.yAxis.map((axis) => axis.inverse)).toEqual([true, false])
    expect(option.series.map((series) => series.yAxisIndex)).toEqual([0, 1])
    expect(option.yAxis.map((axis) => axis.axisLabel.formatter(12_345))).toEqual(['#12,345', '€123.45'])
    expect(option.series[1]?.tooltip.valueFormatter(null)).toBe('—')
  })
})

test('the legend of a ring shows the share of each part', () => {
  const option = chartOption(chartOf('traffic.chart.split'), 'zh-CN', 'US') as {
    // the shape of a ring
    legend: { formatter(name: string): string }
    series: { data: { name: string; value: number }[] }[]
  }
  const [first] = option.series[0]?.data ?? []
  expect(first?.name).toBe('自然流量占比')
  expect(option.legend.formatter('自然流量占比')).toMatch(/^自然流量占比 +[\d.]+%$/)
})

test.each(charts)('the table of $title contains every drawn value', (chart) => {
  const { columns, rows } = chartTable(chart)
  const drawn =
    chart.shape === 'cartesian'
      ? chart.series.flatMap((series) => series.values)
      : chart.items.map((item) => item.value)
  expect(rows.flatMap((row) => row.slice(1)).sort()).toEqual([...drawn].sort())
  expect(rows.every((row) => row.length === columns.length)).toBe(true)
})
