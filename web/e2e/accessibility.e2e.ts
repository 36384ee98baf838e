/**
 * axe over every screen, in Chinese in the light and in English in the dark, and over what opens on top of them. Colours
 * do not depend on the language, nor anything else on the theme. Generated from the screens.
 */
import type { Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import { LANGUAGES } from '#contracts/model/language.ts'
import { violationsOf } from './axe.ts'
import { card, expect, finishedReport, orderedReport, SAMPLE_ASIN, test } from './support.ts'
import { arriveAt, everyScreen, GALLERY } from './tour.ts'

const THEMES = ['light', 'dark'] as const
const THEME_OF = { 'zh-CN': 'light', 'en-US': 'dark' } as const

/** In both themes, all rules in the one, those about colours in the other. */
async function findsNothing(page: Page, where: string, part: string): Promise<void> {
  await turn(page, 'light')
  expect.soft(await violationsOf(page, { part }), `${where} in the light`).toEqual([])
  await turn(page, 'dark')
  expect.soft(await violationsOf(page, { part, rules: 'colours' }), `${where} in the dark`).toEqual([])
}

async function turn(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
  // Colours on their way are neither of the two.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
}

for (const language of LANGUAGES) {
  test(`axe finds nothing on any screen in ${language}, and none scrolls sideways at twice the size`, async ({
    page,
    world,
    asSeller,
    speaking,
  }) => {
    // Against hanging only: on a busy machine fifty screens take their time.
    test.setTimeout(900_000)
    await speaking(language)
    const visit = (address: string) =>
      test.step(address, async () => {
        await arriveAt(page, address)
        await turn(page, THEME_OF[language])
        expect.soft(await violationsOf(page), `${address} in the ${THEME_OF[language]}`).toEqual([])
        // 1280 wide at 200 %: WCAG 1.4.4 and 1.4.10.
        await page.setViewportSize({ width: 640, height: 450 })
        const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        await expect.soft.poll(beyond, `${address} at 200 %`).toBeLessThanOrEqual(0)
        await page.setViewportSize({ width: 1440, height: 900 })
      })
    await everyScreen(world, asSeller, visit)
    await visit(GALLERY)
  })
}

test('axe finds nothing in menus, dialogs and toasts, in both themes', async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await orderedReport(world, token, SAMPLE_ASIN)
  await finishedReport(world, token, SAMPLE_ASIN)
  await arriveAt(page, '/products/asin_fx/index')
  for (const name of [/^外观/, '打开个人菜单']) {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('menu')).toBeVisible()
    await findsNothing(page, `the menu ${name}`, '[role="menu"]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await card(page, SAMPLE_ASIN).hover()
  await findsNothing(page, 'the actions of a report', 'article')
  await card(page, SAMPLE_ASIN).getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await findsNothing(page, 'the question before a report is deleted', '[role="dialog"]')
  await arriveAt(page, GALLERY)
  for (const exhibit of ['dialogs', 'top-up']) {
    await page.locator(`#${exhibit}`).getByRole('button').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await findsNothing(page, exhibit, '[role="dialog"]')
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const toasts = page.locator('#toasts').getByRole('button')
  for (const toast of await toasts.all()) await toast.click()
  await findsNothing(page, 'toasts', '[role="alert"]')
})

/** The way that the tours above leave out: English, in the dark. */
async function findsNothingInTheDark(page: Page, where: string): Promise<void> {
  await turn(page, 'dark')
  expect.soft(await violationsOf(page), `${where} in the dark`).toEqual([])
}

test('axe finds nothing in English in the parts of the personal center', async ({ page, asSeller, speaking }) => {
  await asSeller()
  await speaking('en-US')
  for (const tab of ['profile', 'ledger', 'orders', 'security']) {
    await arriveAt(page, `/user-center?tab=${tab}`)
    await findsNothingInTheDark(page, tab)
  }
})

test('axe finds nothing in English where one pays', async ({ page, world, asSeller, speaking }) => {
  const token = await asSeller()
  await speaking('en-US')
  const form = { type: 1, id: 102, number: 1, form_type: true, coupon: 'WELCOME20' }
  await world.callAs(token)(billing.createOrder, { body: form })
  await arriveAt(page, '/order?plan=102')
  await page.getByRole('textbox', { name: 'Coupon' }).fill(form.coupon)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This coupon is held by an order')).toBeVisible()
  await findsNothingInTheDark(page, 'an order with another in its way')
  await page.getByRole('region', { name: 'Waiting for payment' }).getByRole('button', { name: /^Pay/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Waiting for your payment')
  await findsNothingInTheDark(page, 'waiting for a payment')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await findsNothingInTheDark(page, 'the question before a payment ends')
  await dialog.getByRole('button', { name: 'Cancel the payment' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Top up', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Top up compute power' })).toBeVisible()
  await findsNothingInTheDark(page, 'the top-up dialog')
})

for (const theme of THEMES) {
  test(`axe sees a word that is too faint in the ${theme}`, async ({ page }) => {
    await arriveAt(page, GALLERY)
    await turn(page, theme)
    await page.evaluate(() => {
      const faint = document.createElement('p')
      faint.textContent = 'faint'
      faint.style.color = 'var(--faint)'
      document.querySelector('main')?.append(faint)
    })
    expect((await violationsOf(page, { rules: 'colours' })).join()).toContain('color-contrast')
  })
}
