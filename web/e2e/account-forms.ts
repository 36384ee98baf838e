import type { Page } from 'playwright/test'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { expect, SELLER, type World } from './support.ts'

export const NEW_PHONE = '13912345678'

export const robotBox = (page: Page) => page.getByLabel('我不是机器人')
export const logInButton = (page: Page) => page.getByRole('button', { name: '登录', exact: true })
export const getCodeButton = (page: Page) => page.getByRole('button', { name: '获取验证码' })

export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('手机号').fill(SELLER.phone)
  await page.getByLabel('密码', { exact: true }).fill(SELLER.password)
  await robotBox(page).check()
  await logInButton(page).click()
}

/** Ticks the box and waits until the browser has solved the challenge. */
export async function confirmNoRobot(page: Page): Promise<void> {
  await robotBox(page).check()
  await expect(page.getByText('验证通过')).toBeVisible()
}

export async function requestCode(page: Page, world: World, phone: string): Promise<string> {
  await page.getByLabel('手机号').fill(phone)
  await robotBox(page).check()
  await getCodeButton(page).click()
  await expect(page.getByText(/^验证码获取成功，已发送至 \d{3}\*{4}\d{4}/)).toBeVisible()
  return latestCode(world, phone)
}

export async function latestCode(world: World, phone: string): Promise<string> {
  const sent = async () => (await world.call(devtools.outbox)).row.find((message) => message.to === phone)?.text ?? ''
  await expect.poll(sent).toMatch(/\d{6}/)
  return /\d{6}/.exec(await sent())?.[0] ?? ''
}

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
      return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab')
        return focused()
      },
      { intervals: [0], message: `Tab reaches ${name}` },
    )
    .toMatch(name)
}
