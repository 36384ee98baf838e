import { account } from '#contracts/api/accounts/account.ts'
import { logInButton, NEW_PHONE, requestCode, robotBox } from './account-forms.ts'
import { expect, SELLER, sellerToken, test } from './support.ts'

const submit = '重置密码'

test('a seller resets a forgotten password by SMS, logs in with the new one and returns to the page', async ({
  page,
  world,
}) => {
  const earlier = await sellerToken(world)
  await page.goto('/product?asin=B0SAMPLE01&marketplace=US')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await page.getByLabel('验证码').fill(await requestCode(page, world, SELLER.phone))
  await page.getByLabel('新密码').fill('12345')
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByText('密码不能少于六位')).toBeVisible()
  await page.getByLabel('新密码').fill('seller-2026')
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByText('密码已重置，请用新密码登录')).toBeVisible()
  await expect(world.callAs(earlier)(account.info)).rejects.toMatchObject({ code: 401 })

  await expect(page.getByLabel('手机号')).toHaveValue(SELLER.phone)
  await page.getByLabel('密码', { exact: true }).fill('seller-2026')
  await robotBox(page).check()
  await logInButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: '确认分析' })).toBeVisible()
})

test('a phone without an account gets the same answer as a registered phone, and no password is reset', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/user/forget')
  await page.getByLabel('手机号').fill(NEW_PHONE)
  await robotBox(page).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText(/^验证码获取成功，已发送至 139\*{4}5678/)).toBeVisible()
  await page.getByLabel('验证码').fill('123456')
  await page.getByLabel('新密码').fill('seller-2026')
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByText('验证码错误或已失效，请重新获取')).toBeVisible()
})
