/** Generated from the list of screens: each opens in both languages, with a heading and a title, and without an error. */
import { LANGUAGES } from '#contracts/model/language.ts'
import { screens } from '#web/app/screens.ts'
import { expect, orderedReport, SAMPLE_ASIN, test } from './support.ts'

for (const language of LANGUAGES) {
  for (const screen of screens) {
    const address = screen.example ?? screen.path
    test(`${address} opens in ${language}`, async ({ page, world, asSeller, speaking }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await speaking(language)
      if (screen.auth === 'user') await orderedReport(world, await asSeller(), SAMPLE_ASIN)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(/ · /)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      // A key that has no text would show as itself.
      await expect(page.locator('body')).not.toContainText(/\b[a-z]+(\.[a-z]+){2,}\b/)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      expect(errors).toEqual([])
    })
  }
}

for (const language of LANGUAGES) {
  test(`the front page of somebody logged in fits a phone in ${language}`, async ({ page, asSeller, speaking }) => {
    await asSeller()
    await speaking(language)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('link', { name: /工作台|workspace/ })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}

test('an address that is no screen leads to the front page', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the language changes without a reload and stays', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/products/asin_fx/index')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ASIN analysis' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'ASIN analysis' })).toBeVisible()
})
