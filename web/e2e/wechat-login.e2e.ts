import type { Page } from 'playwright/test'
import { center } from '#contracts/api/accounts/center.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { latestCode, NEW_PHONE, requestCode, robotBox } from './account-forms.ts'
import { violationsOf } from './axe.ts'
import { balance, expect, SELLER, sellerToken, test, type World } from './support.ts'

const POLL_MS = 2000
const qrCode = (page: Page) => page.getByRole('img', { name: '微信登录二维码' })
const confirmPage = (page: Page) => page.getByRole('link', { name: /打开微信确认页/ })

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/user/login')
  await page.getByRole('tab', { name: '微信扫码' }).click()
  await expect(qrCode(page)).toBeVisible()
})

async function actOnPhone(page: Page, world: World, act: Body<typeof devtools.wechat>['act'], openid?: string) {
  const { done } = await world.call(devtools.wechat, {
    body: { state: await stateOf(page), act, ...(openid && { openid }) },
  })
  expect(done).toBe(true)
  await page.clock.fastForward(POLL_MS)
}

test('a seller scans the code, sees the requesting device, confirms on the phone and is logged in', async ({
  page,
  context,
}) => {
  const [phone] = await Promise.all([context.waitForEvent('page'), confirmPage(page).click()])
  await phone.getByRole('button', { name: '以样例账号的微信允许登录' }).click()
  await expect(phone.getByRole('heading', { name: 'Are you trying to log in?' })).toBeVisible()
  await expect(phone.getByRole('definition')).toContainText([/\w/, '127.0.0.*'])
  expect(await violationsOf(phone)).toEqual([])
  await page.clock.fastForward(POLL_MS)
  await expect(page.getByText('请在手机上确认登录')).toBeVisible()
  await phone.getByRole('button', { name: 'Yes, log me in' }).click()
  await expect(phone.getByRole('heading', { name: 'Login confirmed' })).toBeVisible()
  await page.clock.fastForward(POLL_MS)
  await expect(balance(page)).toHaveText('1,000.00')
})

test('the confirmation page on the phone works without scripts, in Chinese too', { tag: '@nightly' }, async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  const { back = '' } = await world.call(devtools.wechat, { body: { state: await stateOf(page), act: 'allow' } })
  const phone = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false, locale: 'zh-CN' })
  await phone.addCookies([{ name: 'world', value: world.id, url: baseURL ?? '' }])
  const shown = await phone.newPage()
  await shown.goto(back)
  await shown.getByRole('button', { name: '不是我，取消' }).click()
  await expect(shown.getByRole('heading', { name: '已取消登录' })).toBeVisible()
  await phone.close()
  await page.clock.fastForward(POLL_MS)
  await expect(page.getByText('已取消登录')).toBeVisible()
})

test('the page that simulates WeChat can scan without confirming', { tag: '@nightly' }, async ({ page, context }) => {
  const [phone] = await Promise.all([context.waitForEvent('page'), confirmPage(page).click()])
  await phone.getByRole('button', { name: '扫码', exact: true }).click()
  await expect(phone.getByText('已扫码，登录页正等待确认')).toBeVisible()
})

test('a login refused on the phone says so, and the next code works', { tag: '@nightly' }, async ({ page, world }) => {
  await actOnPhone(page, world, 'refuse')
  await expect(page.getByText('已取消登录')).toBeVisible()
  await page.getByRole('button', { name: '刷新二维码' }).click()
  await actOnPhone(page, world, 'confirm')
  await expect(balance(page)).toHaveText('1,000.00')
})

test('an expired code says so and can be renewed', { tag: '@nightly' }, async ({ page, world }) => {
  await world.call(devtools.clock, { body: { advance: 120_000 } })
  await page.clock.fastForward(POLL_MS)
  await expect(page.getByText('二维码已失效')).toBeVisible()
  await expect(confirmPage(page)).toHaveCount(0)
  await page.getByRole('button', { name: '刷新二维码' }).click()
  await expect(page.getByText('二维码已失效')).toHaveCount(0)
  await expect(confirmPage(page)).toBeVisible()
})

test('a new WeChat user links a phone, and later logs in by scanning alone', {
  tag: '@nightly',
}, async ({ page, world }) => {
  await actOnPhone(page, world, 'confirm', 'a-new-person')
  await expect(page.getByText(/^微信验证通过/)).toBeVisible()
  await page.getByLabel('验证码').fill(await requestCode(page, world, NEW_PHONE))
  await page.getByRole('button', { name: '绑定并登录' }).click()
  await expect(balance(page)).toHaveText('30.00')

  await page.context().clearCookies({ name: 'token' })
  await page.goto('/user/login')
  await page.getByRole('tab', { name: '微信扫码' }).click()
  await actOnPhone(page, world, 'confirm', 'a-new-person')
  await expect(balance(page)).toHaveText('30.00')
})

test('a wrong code shows an error at its field and links no phone', { tag: '@nightly' }, async ({ page, world }) => {
  await actOnPhone(page, world, 'confirm', 'a-new-person')
  await page.getByLabel('手机号').fill(NEW_PHONE)
  await robotBox(page).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  const code = await latestCode(world, NEW_PHONE)
  await page.getByLabel('验证码').fill(code === '123456' ? '654321' : '123456')
  await page.getByRole('button', { name: '绑定并登录' }).click()
  await expect(page.getByText('验证码错误或已失效，请重新获取')).toBeVisible()
  await page.getByLabel('验证码').fill(code)
  await page.keyboard.press('Enter')
  await expect(balance(page)).toHaveText('30.00')
})

test('a lost answer is polled again and logs the seller in', { tag: '@nightly' }, async ({ page, world }) => {
  let lost = 0
  await page.route('**/api/account/getWechatQr', async (route) => {
    const answer = await route.fetch()
    if (lost > 0 || !(await answer.text()).includes('"token"')) return route.fulfill({ response: answer })
    lost++
    await route.abort('connectionreset')
  })
  await actOnPhone(page, world, 'confirm')
  await expect.poll(() => lost).toBe(1)
  await page.clock.fastForward(POLL_MS)
  await expect(balance(page)).toHaveText('1,000.00')
})

test('a closed account says so after the scan and can be restored', { tag: '@nightly' }, async ({ page, world }) => {
  const token = await sellerToken(world)
  await world.callAs(token)(center.close, { body: { password: SELLER.password } })
  await actOnPhone(page, world, 'confirm')
  await expect(page.getByText(/^该账号已注销，将于 \d{4}-\d{2}-\d{2}（北京时间）永久删除/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: '恢复账号并登录' }).click()
  await expect(balance(page)).toHaveText('1,000.00')
})

test('a hidden page stops polling and polls at once when it is shown', {
  tag: '@nightly',
}, async ({ page, world }) => {
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('getWechatQr') && requests.push(request.url()))
  await hide(page, true)
  await actOnPhone(page, world, 'confirm')
  await page.clock.fastForward(20 * POLL_MS)
  expect(requests).toEqual([])
  await hide(page, false)
  await expect(balance(page)).toHaveText('1,000.00')
  expect(requests).toHaveLength(1)
})

test('changing the login tab stops polling', { tag: '@nightly' }, async ({ page }) => {
  await page.getByRole('tab', { name: '密码登录' }).click()
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('getWechatQr') && requests.push(request.url()))
  await page.clock.fastForward(20 * POLL_MS)
  // Requests are sent in order, so when this one is answered, any pending poll has been sent too.
  await page.evaluate(() => fetch('/api/account/info').then((response) => response.text()))
  expect(requests).toEqual([])
})

const stateOf = async (page: Page) =>
  new URL((await confirmPage(page).getAttribute('href')) ?? '').searchParams.get('state') ?? ''

/** Playwright keeps every page visible, so this simulates a hidden one. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
