/** What the browser tests of payment share: the window that opens, and how a buyer pays in it. */
import type { Locator, Page } from 'playwright/test'
import { account } from '#contracts/api/accounts/account.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { SELLER, tells, type World } from './support.ts'

/** The dialog that opens with this title. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Clicks, and answers with the payment window that opens. */
export async function windowOf(page: Page, button: Locator): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await button.click()
  return opened
}

export const couponField = (page: Page) => page.getByRole('textbox', { name: '优惠码' })

export async function applyCoupon(page: Page, code: string): Promise<void> {
  await couponField(page).fill(code)
  await couponField(page).press('Enter')
}

/** The button that pays: of ours it opens the payment, of Alipay's cashier it is the payment. */
export const payButton = (within: Page | Locator, amount = '¥') =>
  within.getByRole('button', { name: new RegExp(`^(支付|Pay) ${amount}`) })

/** From the page of orders to the button that opens the payment. */
export async function confirmOrder(page: Page, amount: string): Promise<Locator> {
  await page.getByRole('button', { name: '提交订单' }).click()
  return payButton(dialog(page, '确认订单'), amount)
}

/** As a browser does that lets no popup through, once. */
export const blockNextPopup = (page: Page) =>
  page.evaluate(() => {
    const open = window.open
    window.open = () => {
      window.open = open
      return null
    }
  })

/** Pays at Alipay's cashier, which the form in the window leads to. */
export const payByAlipay = (cashier: Page): Promise<void> => payButton(cashier).click()

/** Pays on the card provider's page with a card of its documentation. */
export async function payByCard(hosted: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await hosted.getByLabel(/^(邮箱|Email)/).fill('buyer@example.com')
  await hosted.getByLabel(/^(卡号|Card number)/).fill(number)
  await hosted.getByLabel(/^(有效期|Expiration)/).fill('12 / 34')
  await hosted.getByLabel(/^(安全码|Security code|CVC)/).fill('123')
  await hosted.getByLabel(/^(持卡人姓名|Name|Cardholder)/).fill('Buyer')
  await hosted.getByRole('button', { name: /^(支付|Pay) / }).click()
}

/** The window is closed by the page when the payment is told. */
export async function closesByItself(popup: Page): Promise<void> {
  if (!popup.isClosed()) await popup.waitForEvent('close')
}

/** Leaves the seller this much power, in hundredths. */
export const withPower = (world: World, power: number) =>
  world.call(devtools.power, { body: { phone: SELLER.phone, power } })

/** The balance as the server has it. */
export async function powerOf(world: World, token: string): Promise<number> {
  return (await world.callAs(token)(account.info)).user.power
}

/** The toast of SPEC section 4. */
export const saysPaid = (page: Page) => tells(page, '支付成功')
