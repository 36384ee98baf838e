import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stubBrowser } from '#web/api/browser.test-support.ts'

stubBrowser()
const { TrendChart } = await import('./trend-chart.tsx')

const PERIODS = ['2026-08', '2026-09', '2026-10']
const render = (trend: readonly (number | null)[]) =>
  renderToStaticMarkup(<TrendChart trend={trend} periods={PERIODS} label="months" />)

test('marks the highest of the known searches', () => {
  const html = render([null, 300, 200])
  expect(html.match(/data-peak/g)).toHaveLength(1)
  expect(html.match(/<rect/g)).toHaveLength(3)
})

test.each([[[null, null, null]], [[0, 0, 0]], [[null, 0, null]], [[]]])('claims no peak of %j', (trend) => {
  const html = render(trend)
  expect(html).toContain('mining.trend.none')
  expect(html).not.toContain('<svg')
})
