/** axe over what opens on top of the screens, and over states that the walks of `every-screen.e2e.ts` do not meet. */
import type { Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import { violationsOf } from './axe.ts'
import { card, expect, makeReport, SAMPLE_ASIN, test } from './support.ts'
import { arriveAt, GALLERY, turn } from './tour.ts'

const soft = expect.configure({ soft: true })

/** All rules in the light theme; in the dark only those about colours, as nothing else depends on the theme. */
const RULES_OF = { light: 'all', dark: 'colours' } as const

for (const [theme, tag] of [
  ['light', []],
  ['dark', ['@nightly']],
] as const)
  test(`axe finds nothing in menus, dialogs and toasts in the ${theme} theme`, { tag: [...tag] }, async ({
    page,
    world,
    asSeller,
  }) => {
    const findsNothing = async (where: string, part: string) =>
      soft(await violationsOf(page, { part, rules: RULES_OF[theme] }), where).toEqual([])
    await makeReport(world, await asSeller(), SAMPLE_ASIN)
    await arriveAt(page, '/products/asin_fx/index')
    await turn(page, theme)
    for (const name of [/^外观/, '打开个人菜单']) {
      await page.getByRole('button', { name }).first().click()
      await expect(page.getByRole('menu')).toBeVisible()
      await findsNothing(`the menu ${name}`, '[role="menu"]')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
    await card(page, SAMPLE_ASIN).hover()
    await findsNothing('the actions of a report', 'article')
    await card(page, SAMPLE_ASIN).getByRole('button', { name: '删除' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await findsNothing('the question before a report is deleted', '[role="dialog"]')
    await arriveAt(page, GALLERY)
    await turn(page, theme)
    for (const exhibit of ['dialog', 'top-up']) {
      await page.locator(`#${exhibit}`).getByRole('button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await findsNothing(exhibit, '[role="dialog"]')
      await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    const toasts = page.locator('#toasts').getByRole('button')
    for (const toast of await toasts.all()) await toast.click()
    await findsNothing('toasts', '[role="alert"]')
  })

/** In English, in the dark theme. */
async function findsNothingInTheDark(page: Page, where: string): Promise<void> {
  await turn(page, 'dark')
  expect.soft(await violationsOf(page), `${where} in the dark`).toEqual([])
}

test('axe finds nothing in English in the parts of the personal center', { tag: '@nightly' }, async ({
  page,
  asSeller,
  speaking,
}) => {
  await asSeller()
  await speaking('en-US')
  for (const tab of ['profile', 'ledger', 'orders', 'security']) {
    await arriveAt(page, `/user-center?tab=${tab}`)
    await findsNothingInTheDark(page, tab)
  }
})

test('axe finds nothing in English where one pays', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
  speaking,
}) => {
  const token = await asSeller()
  await speaking('en-US')
  const form = { type: 1, id: 102, number: 1, form_type: true, coupon: 'WELCOME20' }
  await world.callAs(token)(billing.createOrder, { body: form })
  await arriveAt(page, '/order?plan=102')
  await page.getByRole('textbox', { name: 'Coupon' }).fill(form.coupon)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This coupon is on another unpaid order')).toBeVisible()
  await findsNothingInTheDark(page, 'an order with another in its way')
  await page.getByRole('region', { name: 'Awaiting payment' }).getByRole('button', { name: /^Pay/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Waiting for your payment')
  await findsNothingInTheDark(page, 'waiting for a payment')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await findsNothingInTheDark(page, 'the question before a payment ends')
  await dialog.getByRole('button', { name: 'Cancel the payment' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Top up', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Top up credits' })).toBeVisible()
  await findsNothingInTheDark(page, 'the top-up dialog')
})
