import { account } from '#contracts/api/accounts/account.ts'
import { confirmNoRobot, getCodeButton, latestCode, NEW_PHONE, requestCode, tabTo } from './account-forms.ts'
import { expect, SELLER, test } from './support.ts'

const PASSWORD = 'compass-2026'
const submit = '注册并登录'

test('a visitor registers from the login, returns to the page and has the gift', async ({ page, world }) => {
  const wanted = '/product?asin=B0SAMPLE01&marketplace=US'
  await page.goto(wanted)
  await page.getByRole('link', { name: '免费注册' }).click()
  await expect(page.getByText('首次注册赠送 30.00 算力')).toBeVisible()
  await page.getByLabel('验证码').fill(await requestCode(page, world, NEW_PHONE))
  await page.getByLabel('设置密码').fill(PASSWORD)
  const sent = page.waitForRequest(/account\/register/)
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: '确认分析' })).toBeVisible()
  await expect(page).toHaveURL(wanted)
  await expect(page.getByTitle('算力余额')).toContainText('30.00')
  expect((await sent).postDataJSON()).toMatchObject({ language: 'zh-CN', re: expect.stringMatching(/^U2FsdGVk/) })
  const { user } = await world.call(account.login, { body: { phone: NEW_PHONE, password: PASSWORD } })
  expect(user.phone).toBe('139****5678')
})

test('an empty form names every problem and focuses the first field', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/user/register')
  await page.getByRole('button', { name: submit }).click()
  for (const problem of ['请输入 11 位手机号', '请确认您不是机器人', '验证码格式错误', '密码不能少于六位']) {
    await expect(page.getByText(problem, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('手机号')).toBeFocused()
})

test('a registered phone gets no code, and the page does not reveal that the phone is registered', {
  tag: '@nightly',
}, async ({ page, world }) => {
  await page.goto('/user/register')
  await page.getByLabel('手机号').fill(SELLER.phone)
  await confirmNoRobot(page)
  await getCodeButton(page).click()
  await expect(page.getByText(/^验证码获取成功，已发送至 138\*{4}0000/)).toBeVisible()
  await page.getByLabel('验证码').fill('123456')
  await page.getByLabel('设置密码').fill(PASSWORD)
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByText('验证码错误或已失效，请重新获取')).toBeVisible()
  await expect(page.getByLabel('验证码')).toBeFocused()
  await expect(world.call(account.login, { body: { phone: SELLER.phone, password: PASSWORD } })).rejects.toMatchObject({
    code: 1201,
  })
})

test('a password manager recognizes the fields for the user name (the phone) and the new password', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/user/register')
  await expect(page.getByLabel('手机号')).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByLabel('设置密码')).toHaveAttribute('autocomplete', 'new-password')
})

test('a logged-in user is redirected', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/user/register')
  await expect(page.getByTitle('算力余额')).toBeVisible()
  await expect(page).not.toHaveURL(/\/user\//)
})

test('a visitor registers with the keyboard alone', { tag: '@nightly' }, async ({ page, world }) => {
  await page.goto('/user/register')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, /^手机号/)
  await page.keyboard.type(NEW_PHONE)
  await tabTo(page, /^我不是机器人/)
  await page.keyboard.press('Space')
  await tabTo(page, /^获取验证码$/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('验证码')).toBeFocused()
  await page.keyboard.type(await latestCode(world, NEW_PHONE))
  await tabTo(page, /^设置密码/)
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByTitle('算力余额')).toContainText('30.00')
})
