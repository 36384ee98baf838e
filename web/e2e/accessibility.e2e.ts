/** Runs axe on menus, dialogs, toasts and states that `every-screen.e2e.ts` does not reach. */
import type { Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import { violationsOf } from './axe.ts'
import { card, createFinishedReport, expect, SAMPLE_ASIN, test } from './support.ts'
import { arriveAt, GALLERY, setTheme } from './tour.ts'

const soft = expect.configure({ soft: true })

/** In the dark theme only the colour rules run, since nothing else depends on the theme. */
const RULES_OF = { light: 'all', dark: 'colours' } as const

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing in menus, dialogs and toasts in the ${theme} theme`, { tag: '@nightly' }, async ({
    page,
    world,
    asSeller,
  }) => {
    const expectNoViolations = async (where: string, part: string) =>
      soft(await violationsOf(page, { part, rules: RULES_OF[theme] }), where).toEqual([])
    await createFinishedReport(world, await asSeller(), SAMPLE_ASIN)
    await arriveAt(page, '/products/asin_fx/index')
    await setTheme(page, theme)
    for (const name of [/^外观/, '打开个人菜单']) {
      await page.getByRole('button', { name }).first().click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectNoViolations(`the menu ${name}`, '[role="menu"]')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
    await card(page, SAMPLE_ASIN).hover()
    await expectNoViolations('the actions of a report', 'article')
    await card(page, SAMPLE_ASIN).getByRole('button', { name: '删除' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations('the confirmation before a report is deleted', '[role="dialog"]')
    await arriveAt(page, GALLERY)
    await setTheme(page, theme)
    for (const exhibit of ['dialog', 'top-up']) {
      await page.locator(`#${exhibit}`).getByRole('button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(exhibit, '[role="dialog"]')
      await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    const toasts = page.locator('#toasts').getByRole('button')
    for (const toast of await toasts.all()) await toast.click()
    await expectNoViolations('toasts', '[role="alert"]')
  })

async function expectNoDarkViolations(page: Page, where: string): Promise<void> {
  await setTheme(page, 'dark')
  expect.soft(await violationsOf(page), `${where} in the dark`).toEqual([])
}

test('axe finds nothing in the English tabs of the personal center', { tag: '@nightly' }, async ({
  page,
  asSeller,
  setLanguage,
}) => {
  await asSeller()
  await setLanguage('en-US')
  for (const tab of ['profile', 'ledger', 'orders', 'security']) {
    await arriveAt(page, `/user-center?tab=${tab}`)
    await expectNoDarkViolations(page, tab)
  }
})

test('axe finds nothing in the English order and payment dialogs', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
  setLanguage,
}) => {
  const token = await asSeller()
  await setLanguage('en-US')
  const form = { type: 1, id: 102, number: 1, form_type: true, coupon: 'WELCOME20' }
  await world.callAs(token)(billing.createOrder, { body: form })
  await arriveAt(page, '/order?plan=102')
  await page.getByRole('textbox', { name: 'Coupon' }).fill(form.coupon)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This coupon is on another unpaid order')).toBeVisible()
  await expectNoDarkViolations(page, 'an order blocked by another one')
  await page.getByRole('region', { name: 'Awaiting payment' }).getByRole('button', { name: /^Pay/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Waiting for your payment')
  await expectNoDarkViolations(page, 'waiting for a payment')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expectNoDarkViolations(page, 'the question before a payment is cancelled')
  await dialog.getByRole('button', { name: 'Cancel the payment' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Top up', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Top up credits' })).toBeVisible()
  await expectNoDarkViolations(page, 'the top-up dialog')
})
