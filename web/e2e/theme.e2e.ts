import type { Page } from 'playwright/test'
import { expect, test } from './support.ts'

const LIST = '/products/asin_fx/index'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

async function choose(page: Page, theme: string) {
  await page.getByRole('button', { name: /^外观/ }).click()
  await page.getByRole('menuitemradio', { name: theme }).click()
  await expect(page.getByRole('button', { name: `外观: ${theme}` })).toBeFocused()
}

test('the theme follows the system until the seller chooses one, which is kept', async ({ page, asSeller }) => {
  await asSeller()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(LIST)
  await expect(page.getByRole('button', { name: '外观: 跟随系统' })).toBeVisible()
  const light = await ground(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).not.toBe(light)
  const dark = await ground(page)
  await choose(page, '浅色')
  await expect.poll(() => ground(page)).toBe(light)
  await page.reload()
  await expect(page.getByRole('button', { name: '外观: 浅色' })).toBeVisible()
  expect(await ground(page)).toBe(light)
  await choose(page, '跟随系统')
  await expect.poll(() => ground(page)).toBe(dark)
})

test('the server sends the page in the chosen theme, so that nothing flashes', { tag: '@nightly' }, async ({
  browser,
  page,
  asSeller,
}) => {
  await asSeller()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(LIST)
  await choose(page, '深色')
  const dark = await ground(page)
  const { cookies } = await page.context().storageState()
  const still = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'light' })
  await still.context().addCookies(cookies)
  await still.goto(page.url())
  expect(await still.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  await expect(still.locator('body')).toHaveCSS('background-color', dark)
  await still.context().close()
})

test('a theme change applies to other tabs', { tag: '@nightly' }, async ({ page, context, asSeller }) => {
  await asSeller()
  const other = await context.newPage()
  await other.goto(LIST)
  await page.goto(LIST)
  await choose(page, '深色')
  await expect(other.getByRole('button', { name: '外观: 深色' })).toBeVisible()
  expect(await ground(other)).toBe(await ground(page))
})
