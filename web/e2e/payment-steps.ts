import type { Locator, Page } from 'playwright/test'
import { account } from '#contracts/api/accounts/account.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { expectToast, SELLER, type World } from './support.ts'

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

export async function openPaymentWindow(page: Page, button: Locator): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await button.click()
  return opened
}

export const couponField = (page: Page) => page.getByRole('textbox', { name: '优惠码' })

export async function applyCoupon(page: Page, code: string): Promise<void> {
  await couponField(page).fill(code)
  await couponField(page).press('Enter')
}

/** In our dialogs the button opens the payment window; on Alipay's page it pays. */
export const payButton = (within: Page | Locator, amount = '¥') =>
  within.getByRole('button', { name: new RegExp(`^(支付|Pay) ${amount}`) })

export async function confirmOrder(page: Page, amount: string): Promise<Locator> {
  await page.getByRole('button', { name: '提交订单' }).click()
  return payButton(dialog(page, '确认订单'), amount)
}

export const blockNextPopup = (page: Page) =>
  page.evaluate(() => {
    const open = window.open
    window.open = () => {
      window.open = open
      return null
    }
  })

export const payByAlipay = (cashier: Page): Promise<void> => payButton(cashier).click()

/** Pays on the card provider's page, by default with the successful test card of its documentation. */
export async function payByCard(hosted: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await hosted.getByLabel(/^(邮箱|Email)/).fill('buyer@example.com')
  await hosted.getByLabel(/^(卡号|Card number)/).fill(number)
  await hosted.getByLabel(/^(有效期|Expiration)/).fill('12 / 34')
  await hosted.getByLabel(/^(安全码|Security code|CVC)/).fill('123')
  await hosted.getByLabel(/^(持卡人姓名|Name|Cardholder)/).fill('Buyer')
  await hosted.getByRole('button', { name: /^(支付|Pay) / }).click()
}

export async function expectClosed(popup: Page): Promise<void> {
  if (!popup.isClosed()) await popup.waitForEvent('close')
}

/** Sets the seller's balance, in hundredths. */
export const setPower = (world: World, power: number) =>
  world.call(devtools.power, { body: { phone: SELLER.phone, power } })

export async function powerOf(world: World, token: string): Promise<number> {
  return (await world.callAs(token)(account.info)).user.power
}

export const expectPaidToast = (page: Page) => expectToast(page, '支付成功')
