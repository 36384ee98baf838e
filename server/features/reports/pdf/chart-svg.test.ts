import { expect, test } from 'vitest'
import type { Chart } from '#contracts/model/report/block-kinds.ts'
import { chartOption } from '#contracts/model/report/charts.ts'
import { measureText } from '#server/platform/pdf/typeface.ts'
import { chartSvg } from './chart-svg.ts'
import { type Element, svgTree } from './svg-tree.ts'

const fulfilment: Chart = {
  kind: 'chart',
  shape: 'pie',
  title: 'concentration.chart.fulfilment',
  asOf: '2026-11-01',
  method: 'calculated',
  unit: 'count',
  items: [
    { label: 'FBA (fulfilled by Amazon)', value: 129_709 },
    { label: 'FBM (fulfilled by the seller)', value: 15_246 },
    { label: 'Sold by Amazon', value: 6743 },
  ],
}

const numbers = (text = '') => [...text.matchAll(/-?[\d.]+/g)].map(Number)

/** Left and right edges of the ring and of the names beside it. */
function extents(width: number, height: number) {
  const { children } = svgTree(chartSvg(chartOption(fulfilment, 'en-US', 'US'), width, height))
  const sector = children.find((each) => each.attributes.ecmeta_ssr_type === 'chart')
  // The path of the first sector starts at the top of the ring: x, y, then the radius of the arc.
  const [middle = 0, , radius = 0] = numbers(sector?.attributes.d)
  const names = children.filter((each) => each.name === 'text')
  const startOf = ({ attributes }: Element) => (numbers(attributes.transform)[0] ?? 0) + Number(attributes.x)
  return {
    ring: [middle - radius, middle + radius] as const,
    names: [
      Math.min(...names.map(startOf)),
      Math.max(...names.map((name) => startOf(name) + measureText(name.text.trimEnd(), 11))),
    ] as const,
    texts: names.map(({ text }) => text).join(''),
  }
}

test.each([
  ['on the smallest phone', 262, 220],
  ['on a phone, as tall as its neighbour', 330, 320],
  ['beside another chart', 440, 320],
  ['on a small tablet', 421, 320],
  ['across the page', 900, 220],
  ['on paper', 620, 150],
])('%s a ring does not overlap its names, and no name is cut', (_, width, height) => {
  const { ring, names, texts } = extents(width, height)
  expect(ring[0]).toBeGreaterThanOrEqual(0)
  expect(ring[1]).toBeLessThan(names[0])
  expect(names[1]).toBeLessThanOrEqual(width)
  expect(texts).toContain('129,709')
})
