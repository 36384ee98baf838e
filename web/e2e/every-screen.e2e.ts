/**
 * Generated from the list of screens. A walk goes from screen to screen as a person does, without a reload, and each
 * screen is a step of it that is reported by its address.
 */
import type { Page } from 'playwright/test'
import { LANGUAGES, type Language } from '#contracts/model/language.ts'
import { redirects } from '#web/app/redirects.ts'
import { screens } from '#web/app/screens.ts'
import type { Screen } from '#web/kit/screen.ts'
import { expect, orderedReport, SAMPLE_ASIN, test } from './support.ts'
import { addressOf, open, titleOf } from './walk.ts'

const WIDTHS = [1440, 390]
/** Its address without the parts that may be left out. */
const shortest = ({ path }: Screen) => path.replace(/\/:\w+\?/g, '')

/** What went wrong in the page, so far as it says so; emptied by reading. */
function complaintsOf(page: Page): () => string[] {
  let complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  return () => {
    const said = complaints
    complaints = []
    return said
  }
}

/** It says what it is, in the language, and no width makes it scroll sideways. */
async function stands(page: Page, screen: Screen, language: Language, widths = WIDTHS) {
  await expect.soft(page).toHaveTitle(titleOf(screen, language))
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.soft(page.locator('html')).toHaveAttribute('lang', language)
  // A key that has no text would show as itself.
  await expect.soft(page.locator('body')).not.toContainText(/\b[a-z]+(\.[a-z]+){2,}\b/)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const reach = () => page.evaluate(() => document.documentElement.scrollWidth)
    // The frame follows the width a moment later.
    await expect.poll(reach, { intervals: [20] }).toBeLessThanOrEqual(width)
  }
}

for (const language of LANGUAGES) {
  test(`every screen opens for a seller in ${language}, as wide as a desk and as a phone`, async ({
    page,
    world,
    asSeller,
    speaking,
  }) => {
    const complaints = complaintsOf(page)
    await speaking(language)
    await orderedReport(world, await asSeller(), SAMPLE_ASIN)
    await page.goto('/')
    // The login lets nobody in who is in already.
    for (const screen of screens.filter(({ auth, frame }) => auth === 'user' || frame === 'page')) {
      for (const address of new Set([addressOf(screen), shortest(screen)])) {
        await test.step(address, async () => {
          if (address.includes(':')) return
          await open(page, address)
          await stands(page, screen, language)
          expect.soft(complaints(), address).toEqual([])
        })
      }
    }
  })

  test(`every address opens for a guest in ${language}, or leads to the login, which says why and knows the way`, async ({
    page,
    speaking,
  }) => {
    const complaints = complaintsOf(page)
    await speaking(language)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    for (const screen of screens) {
      const address = addressOf(screen)
      await test.step(address, async () => {
        await open(page, address)
        if (screen.auth === 'guest') {
          await stands(page, screen, language, [390])
          await expect.soft(page).toHaveURL(address)
        } else {
          await expect.soft(page).toHaveURL(`/user/login?back=${encodeURIComponent(address)}`)
          await expect.soft(page.getByRole('alert')).toContainText(/您还未登录|not logged in/)
        }
        expect.soft(complaints(), address).toEqual([])
      })
    }
  })

  test(`the front page of somebody logged in fits a phone in ${language}`, async ({ page, asSeller, speaking }) => {
    await asSeller()
    await speaking(language)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('link', { name: /工作台|workspace/ })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}

test('every redirect leads to a screen and keeps the query', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/dashboard')
  const end = (from: string): string => {
    const to = redirects[from as keyof typeof redirects] // any other path is answered by undefined
    return to ? end(to) : from
  }
  for (const from of Object.keys(redirects)) {
    await test.step(from, async () => {
      await open(page, `${from}?page=2`)
      // Whoever is in already is led on by the login.
      const to = from === '/user' ? end('/products') : `${end(from)}?page=2`
      await expect.soft(page).toHaveURL(to)
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

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
