/** A page shows one language at a time, also in content loaded before the language changed. */
import type { Page } from 'playwright/test'
import { reports } from '#contracts/api/reports/reports.ts'
import { violationsOf } from './axe.ts'
import { createFinishedReport, expect, SAMPLE_ASIN, test } from './support.ts'

const HAN = /\p{Unified_Ideograph}/u

/** Chinese texts and attributes on the page outside of elements with their own `lang`. */
const chineseTextsOn = (page: Page) =>
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
    // The avatar shows the first letter of the sample seller's name.
    return [document.title, ...spoken].filter((text) => han.test(text) && text !== '样')
  }, HAN.source)

/** Polls, because texts and server answers change language at different times. */
const expectEnglish = (page: Page) => expect.poll(() => chineseTextsOn(page)).toEqual([])

const english = (page: Page) => page.getByRole('button', { name: 'English' })
const chinese = (page: Page) => page.getByRole('button', { name: '中文' })

test('a server message is translated when the language changes', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/products/asin_fx/index')
  await page.getByLabel('ASIN', { exact: true }).fill('B0NOTHERE1')
  await expect(page.getByText('没有找到 ASIN B0NOTHERE1')).toBeVisible()
  await english(page).click()
  await expect(page.getByText('ASIN B0NOTHERE1 was not found')).toBeVisible()
  await expectEnglish(page)
})

test('a report ordered in Chinese is fully English on an English page, and after a switch to Chinese and back', {
  tag: '@nightly',
}, async ({ page, world, asSeller, setLanguage }) => {
  const { sections } = await createFinishedReport(world, await asSeller(), SAMPLE_ASIN)
  await setLanguage('en-US')
  await page.goto(`/product/online/US/${SAMPLE_ASIN}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(sections.length + 1)
  await expect(page).toHaveTitle('Online report · Seller Compass')
  await expectEnglish(page)
  expect(await violationsOf(page, { rules: 'sizes' })).toEqual([])
  await chinese(page).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('商品概览')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await english(page).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).not.toHaveText(HAN)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expectEnglish(page)
})

test('a card shows today and yesterday by the reader’s clock, and the date of older reports', {
  tag: '@nightly',
}, async ({ page, world, asSeller, setLanguage }) => {
  const token = await asSeller()
  await createFinishedReport(world, token, SAMPLE_ASIN)
  const [row] = (await world.callAs(token)(reports.productList, { query: { page: 1, size: 20 } })).row
  const changed = Date.parse(row?.updated_at ?? '')
  const time = page.getByRole('article').locator('time')
  await page.clock.setFixedTime(changed)
  await page.goto('/products/asin_fx/index')
  await expect(time).toHaveText(/^今天 \d\d:\d\d$/)
  await page.clock.setFixedTime(changed + 24 * 3_600_000)
  await page.reload()
  await expect(time).toHaveText(/^昨天 \d\d:\d\d$/)
  await setLanguage('en-US')
  await page.reload()
  await expect(time).toHaveText(/^yesterday, \d\d:\d\d$/)
  await page.clock.setFixedTime(changed + 10 * 24 * 3_600_000)
  await page.reload()
  await expect(time).toHaveText(/^\d{4}-\d\d-\d\d$/)
})

test('an open page changes today to yesterday at midnight', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await createFinishedReport(world, token, SAMPLE_ASIN)
  const [row] = (await world.callAs(token)(reports.productList, { query: { page: 1, size: 20 } })).row
  await page.clock.install({ time: Date.parse(row?.updated_at ?? '') })
  await page.goto('/products/asin_fx/index')
  const time = page.getByRole('article').locator('time')
  await expect(time).toHaveText(/^今天/)
  await page.clock.fastForward(24 * 3_600_000)
  await expect(time).toHaveText(/^昨天/)
})
