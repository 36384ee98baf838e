import { devtools } from '#contracts/api/dev/devtools.ts'
import { confirmNoRobot, getCodeButton, latestCode, logInButton, requestCode, robotBox } from './account-forms.ts'
import { expect, SELLER, test } from './support.ts'

const MINUTE_MS = 60_000

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/user/login')
  await page.getByRole('tab', { name: '快捷登录' }).click()
})

test('a seller logs in with a code from an SMS', async ({ page, world }) => {
  const code = await requestCode(page, world, SELLER.phone)
  await expect(page.getByLabel('验证码')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByTitle('算力余额')).toContainText('1,000.00')
})

test('the code field has a digit keyboard and autofill from the SMS', { tag: '@nightly' }, async ({ page }) => {
  const code = page.getByLabel('验证码')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
})

test('requesting a code needs a phone and the accepted terms', { tag: '@nightly' }, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('getCode') && requests.push(request.url()))
  await page.getByLabel('手机号').fill('1380000')
  await getCodeButton(page).click()
  await expect(page.getByText('请输入 11 位手机号', { exact: true })).toBeVisible()
  await expect(page.getByLabel('手机号')).toBeFocused()
  await page.getByLabel('手机号').fill(SELLER.phone)
  await getCodeButton(page).click()
  await expect(page.getByText('请确认您不是机器人')).toBeVisible()
  await expect(robotBox(page)).toBeFocused()
  expect(requests).toEqual([])
})

test('a code of five digits and a wrong code show an error at the field', { tag: '@nightly' }, async ({
  page,
  world,
}) => {
  const code = await requestCode(page, world, SELLER.phone)
  await page.getByLabel('验证码').fill('12345')
  await logInButton(page).click()
  await expect(page.getByText('验证码格式错误')).toBeVisible()
  await expect(page.getByLabel('验证码')).toBeFocused()
  await page.getByLabel('验证码').fill(code === '123456' ? '654321' : '123456')
  await logInButton(page).click()
  await expect(page.getByText('验证码错误或已失效，请重新获取')).toBeVisible()
  await expect(page.getByLabel('验证码')).toBeFocused()
})

test('the next code is available after a minute; neither another login tab nor a reload shortens the wait', {
  tag: '@nightly',
}, async ({ page, world }) => {
  const first = await requestCode(page, world, SELLER.phone)
  const waiting = page.getByRole('button', { name: /^\d+ 秒后重发$/ })
  await expect(waiting).toBeDisabled()
  await page.clock.fastForward(30_000)
  await expect(waiting).toHaveText(/^(30|2\d) /)
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('tab', { name: '快捷登录' }).click()
  await expect(waiting).toBeDisabled()
  await page.reload()
  await page.getByRole('tab', { name: '快捷登录' }).click()
  await page.getByLabel('手机号').fill('13900000000')
  await expect(getCodeButton(page)).toBeEnabled()
  await page.getByLabel('手机号').fill(SELLER.phone)
  await expect(waiting).toBeDisabled()

  await page.clock.fastForward(MINUTE_MS)
  await world.call(devtools.clock, { body: { advance: MINUTE_MS } })
  await robotBox(page).check()
  await getCodeButton(page).click()
  await expect(page.getByText(/^验证码获取成功/)).toBeVisible()
  await expect.poll(() => latestCode(world, SELLER.phone)).not.toBe(first)
  await expect(page.getByLabel('验证码')).toBeFocused()
  await page.getByRole('link', { name: '忘记密码' }).click()
  await page.getByLabel('手机号').fill(SELLER.phone)
  await expect(waiting).toBeDisabled()
})

test('leaving the form while a code is requested starts no further challenge', { tag: '@nightly' }, async ({
  page,
}) => {
  const challenges: string[] = []
  page.on('request', (request) => request.url().includes('account/challenge') && challenges.push(request.url()))
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/account/getCode', (route) => held.then(() => route.continue()))
  await page.getByLabel('手机号').fill(SELLER.phone)
  await confirmNoRobot(page)
  const answered = page.waitForResponse(/account\/getCode/)
  await getCodeButton(page).click()
  await page.getByRole('link', { name: '忘记密码' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toHaveCount(0)
  letThrough()
  await answered
  // Answers arrive in order: after this one the page has handled the answer to the code request.
  await page.evaluate(() => fetch('/api/account/info').then((response) => response.text()))
  expect(challenges).toHaveLength(1)
})

test('a rate limit of the server shows the server message', { tag: '@nightly' }, async ({ page, world }) => {
  await requestCode(page, world, SELLER.phone)
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await page.getByRole('tab', { name: '快捷登录' }).click()
  await page.getByLabel('手机号').fill(SELLER.phone)
  await robotBox(page).check()
  await getCodeButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(/^尝试次数过多，请在 \d+ 秒后重试$/)
})

test('the arrow keys change the login tabs, which share the phone and the not-a-robot confirmation', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.getByLabel('手机号').fill(SELLER.phone)
  await confirmNoRobot(page)
  await page.getByRole('tab', { name: '快捷登录' }).press('ArrowLeft')
  await expect(page.getByRole('tab', { name: '密码登录' })).toBeFocused()
  await expect(page.getByRole('tab', { name: '密码登录' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('手机号')).toHaveValue(SELLER.phone)
  await expect(robotBox(page)).toBeChecked()
})
