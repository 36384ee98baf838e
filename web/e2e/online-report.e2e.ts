import type { Page } from 'playwright/test'
import { devtools } from '#contracts/api/dev/devtools.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import { createFinishedReport, createReport, expect, FAILING_ASIN, SAMPLE_ASIN, test } from './support.ts'

const ADDRESS = `/product/online/US/${SAMPLE_ASIN}`

const chartsOf = (report: Report) =>
  report.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'chart')).length

const headingCountOf = ({ sections }: Report) => sections.length + 1

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ')

/** The text of a section, including text for screen readers. */
const sectionText = async (page: Page, key: string) =>
  collapseSpaces((await page.locator(`#section-${key}`).textContent()) ?? '')

/** Checks that each section shows all its numbers in the format of the language. */
async function expectEveryNumber(page: Page, report: Report, language: Language): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(headingCountOf(report))
  const figures = [...figuresOf(report)]
  expect(figures.length).toBeGreaterThan(200)
  const shown = new Map<string, string>()
  for (const { key } of report.sections) shown.set(key, await sectionText(page, key))
  const lost = figures
    .map((figure) => ({ section: figure.section, text: collapseSpaces(figure.text(language)) }))
    .filter(({ section, text }) => !shown.get(section)?.includes(text))
  expect(lost).toEqual([])
}

test('the English page shows every number of the report in the English format', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
  setLanguage,
}) => {
  const report = await createFinishedReport(world, await asSeller(), SAMPLE_ASIN)
  await setLanguage('en-US')
  await page.goto(ADDRESS)
  await expectEveryNumber(page, report, 'en-US')
})

test('a seller reads a report: every number has its source and every chart is drawn', async ({
  page,
  world,
  asSeller,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const report = await createFinishedReport(world, await asSeller(), SAMPLE_ASIN)
  const charts = chartsOf(report)
  expect(charts).toBeGreaterThanOrEqual(4)
  await page.goto(ADDRESS)
  await test.step('every number is on the page in its format', () => expectEveryNumber(page, report, 'zh-CN'))

  await test.step('every chart is drawn when it scrolls into view, without moving the page', async () => {
    const places = page.locator('[data-chart]')
    await expect(places).toHaveCount(charts)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const place of await places.all()) {
      await place.scrollIntoViewIfNeeded()
      await expect(place).toHaveAttribute('data-chart', 'drawn')
      expect(await place.locator('svg path').count()).toBeGreaterThan(0)
      expect(await place.locator('svg text').count()).toBeGreaterThan(0)
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  })

  await test.step('a number shows its source on hover, on focus and to screen readers', async () => {
    const mark = page.getByRole('button', { name: '数据口径：样例' }).first()
    await expect(mark).toHaveAccessibleDescription(/虚构的样例数据.*数据日期 \d{4}-\d\d-\d\d/)
    await mark.focus()
    await expect(page.getByRole('tooltip')).toContainText('数据日期')
    await page.keyboard.press('Tab')
    await page.mouse.move(0, 0)
    const number = page.locator('article li span[aria-describedby]').first()
    await number.hover()
    await expect(page.getByRole('tooltip').filter({ hasText: '虚构的样例数据' }).last()).toBeVisible()
  })
  expect(errors).toEqual([])
})

test('the chart code is not fetched until a chart is near the viewport', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await createReport(world, await asSeller(), SAMPLE_ASIN)
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(ADDRESS)
  await expect(page.locator('[data-chart="waiting"]').first()).toBeAttached()
  expect(scripts.filter((url) => /echarts/.test(url))).toEqual([])
  await page.locator('[data-chart]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('[data-chart="drawn"]').first()).toBeVisible()
  expect(scripts.filter((url) => /echarts/.test(url))).not.toEqual([])
})

test('the numbers of a chart are shown as a table on demand', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await createReport(world, await asSeller(), SAMPLE_ASIN)
  await page.goto(ADDRESS)
  const toggle = page.getByRole('button', { name: '查看数据' }).first()
  await toggle.click()
  const shown = page.getByRole('button', { name: '收起数据' })
  await expect(shown).toHaveAttribute('aria-expanded', 'true')
  const id = await shown.getAttribute('aria-controls')
  await expect(page.locator(`[id="${id}"]`).getByRole('table')).toBeVisible()
})

test('the table of contents links to sections and marks the current one', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await createReport(world, await asSeller(), SAMPLE_ASIN)
  await page.goto(ADDRESS)
  const contents = page.getByRole('navigation', { name: '报告目录' })
  await contents.getByRole('link', { name: '竞争格局' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '竞争格局' })).toBeInViewport()
  await expect(contents.getByRole('link', { name: '竞争格局' })).toHaveAttribute('aria-current', 'location')
})

test('a sample report says so at the top and at every section', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const report = await createFinishedReport(world, await asSeller(), SAMPLE_ASIN)
  await page.goto(ADDRESS)
  await expect(page.getByText('这是样例报告')).toBeVisible()
  // Not by text alone, because the marks of figures say the same.
  const badges = page.locator('section > header').getByText('样例数据', { exact: true })
  // The profit calculator has a head of its own.
  await expect(badges).toHaveCount(report.sections.length + 1)
})

test('a missing report links to the page that orders it', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(ADDRESS)
  await expect(page.getByRole('main').getByText('没有这份报告', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '去创建报告' }).click()
  await expect(page).toHaveURL(/\/product\?asin=B0SAMPLE01&marketplace=US$/)
})

test('a failed report says why and can be recreated', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  await createReport(world, await asSeller(), FAILING_ASIN)
  await page.goto(`/product/online/US/${FAILING_ASIN}`)
  await expect(page.getByRole('alert').filter({ hasText: '该商品的数据已损坏' })).toContainText('算力已退回')
  await expect(page.getByRole('button', { name: /^重新创建/ })).toBeEnabled()
})

test('the PDF is downloaded from the online report', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  await createReport(world, await asSeller(), SAMPLE_ASIN)
  await page.goto(ADDRESS)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载 PDF' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
})

test('the intellectual property section links to the infringement check of the same product', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  await createFinishedReport(world, await asSeller(), SAMPLE_ASIN)
  await page.goto(ADDRESS)
  const section = page.getByRole('region', { name: '知识产权' })
  await expect(section).toContainText('不构成法律意见')
  // The risk in a figure, a sentence and a table has the colour --bad of web/kit/tokens.css.
  for (const place of ['dd', 'li span', 'td'])
    await expect(section.locator(place, { hasText: /^高风险/ }).first()).toHaveCSS('color', 'rgb(179, 38, 30)')
  await section.getByRole('link', { name: '打开侵权查询' }).click()
  await expect(page).toHaveURL(`/ai/tort/query?asin=${SAMPLE_ASIN}&marketplace=US`)
  await expect(page.getByRole('textbox', { name: 'ASIN' })).toHaveValue(SAMPLE_ASIN)
})

test.describe('a reader in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('sees the day of a report in their own time zone', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
    const token = await asSeller()
    // In Shanghai it is already the next day.
    await world.call(devtools.clock, { body: { now: '2026-11-20T20:00:00.000Z', frozen: true } })
    await createFinishedReport(world, token, SAMPLE_ASIN)
    await page.goto(ADDRESS)
    const made = page.locator('dl > div').filter({ hasText: '生成日期' })
    await expect(made).toContainText('2026-11-20')
  })
})
