/** A page speaks one language at a time, whatever was said before it was chosen. */
import type { Page } from 'playwright/test'
import { reports } from '#contracts/api/reports/reports.ts'
import { violationsOf } from './axe.ts'
import { expect, makeReport, SAMPLE_ASIN, test } from './support.ts'

const HAN = /\p{Unified_Ideograph}/u

/** What the page shows or speaks in Chinese outside of what is marked as Chinese: names and texts of attributes too. */
const chineseOn = (page: Page) =>
  page.evaluate((pattern) => {
    const han = new RegExp(pattern, 'u')
    const spoken = [...document.querySelectorAll('body *:not(script):not(style)')]
      .filter((element) => !element.closest('[lang]:not(html)'))
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? ''),
        ...['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ])
    // In the avatar stands the first letter of the sample seller's name.
    return [document.title, ...spoken].filter((text) => han.test(text) && text !== '样')
  }, HAN.source)

/** Texts and answers of a language come by ways of their own, the answers sometimes first. */
const speaksEnglish = (page: Page) => expect.poll(() => chineseOn(page)).toEqual([])

const english = (page: Page) => page.getByRole('button', { name: 'English' })
const chinese = (page: Page) => page.getByRole('button', { name: '中文' })

test('what the server said is said again in the language that is chosen', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/products/asin_fx/index')
  await page.getByLabel('ASIN', { exact: true }).fill('B0NOTHERE1')
  await expect(page.getByText('没有找到 ASIN B0NOTHERE1')).toBeVisible()
  await english(page).click()
  await expect(page.getByText('ASIN B0NOTHERE1 was not found')).toBeVisible()
  await speaksEnglish(page)
})

test('a report ordered in Chinese reads English from heading to last row once the page is English, and back', async ({
  page,
  world,
  asSeller,
  speaking,
}) => {
  const { sections } = await makeReport(world, await asSeller(), SAMPLE_ASIN)
  await speaking('en-US')
  await page.goto(`/product/online/US/${SAMPLE_ASIN}`)
  // The calculator has one of its own.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(sections.length + 1)
  await expect(page).toHaveTitle('Online report · Seller Compass')
  await speaksEnglish(page)
  expect(await violationsOf(page, { rules: 'sizes' })).toEqual([])
  await chinese(page).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('商品概览')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await english(page).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).not.toHaveText(HAN)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await speaksEnglish(page)
})

test('a card says today and yesterday by the reader’s clock, and the day of anything older', {
  tag: '@nightly',
}, async ({ page, world, asSeller, speaking }) => {
  const token = await asSeller()
  await makeReport(world, token, SAMPLE_ASIN)
  const [row] = (await world.callAs(token)(reports.productList, { query: { page: 1, size: 20 } })).row
  const changed = Date.parse(row?.updated_at ?? '')
  const time = page.getByRole('article').locator('time')
  await page.clock.setFixedTime(changed)
  await page.goto('/products/asin_fx/index')
  await expect(time).toHaveText(/^今天 \d\d:\d\d$/)
  await page.clock.setFixedTime(changed + 24 * 3_600_000)
  await page.reload()
  await expect(time).toHaveText(/^昨天 \d\d:\d\d$/)
  await speaking('en-US')
  await page.reload()
  await expect(time).toHaveText(/^yesterday, \d\d:\d\d$/)
  await page.clock.setFixedTime(changed + 10 * 24 * 3_600_000)
  await page.reload()
  await expect(time).toHaveText(/^\d{4}-\d\d-\d\d$/)
})

test('what was today is yesterday once midnight has passed over the open page', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await makeReport(world, token, SAMPLE_ASIN)
  const [row] = (await world.callAs(token)(reports.productList, { query: { page: 1, size: 20 } })).row
  await page.clock.install({ time: Date.parse(row?.updated_at ?? '') })
  await page.goto('/products/asin_fx/index')
  const time = page.getByRole('article').locator('time')
  await expect(time).toHaveText(/^今天/)
  await page.clock.fastForward(24 * 3_600_000)
  await expect(time).toHaveText(/^昨天/)
})
