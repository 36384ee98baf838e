/** In the personal center a code sent to the phone replaces a missing or forgotten password. */
import type { Page } from 'playwright/test'
import { account } from '#contracts/api/accounts/account.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { latestCode, NEW_PHONE, requestCode } from './account-forms.ts'
import { violationsOf } from './axe.ts'
import { expect, SELLER, test, type World } from './support.ts'

const PASSWORD = 'first-password'

/** Registers by WeChat, links a phone and opens the security tab. */
async function registerByWechat(page: Page, world: World) {
  await page.goto('/user/login')
  await page.getByRole('tab', { name: '微信扫码' }).click()
  const link = page.getByRole('link', { name: /打开微信确认页/ })
  const state = new URL((await link.getAttribute('href')) ?? '').searchParams.get('state') ?? ''
  await world.call(devtools.wechat, { body: { state, act: 'confirm', openid: 'a-new-person' } })
  await page.getByLabel('验证码').fill(await requestCode(page, world, NEW_PHONE))
  await page.getByRole('button', { name: '绑定并登录' }).click()
  await expect(page).toHaveURL(/\/products/)
  // A phone gets one code a minute.
  await world.call(devtools.clock, { body: { advance: 60_000 } })
  await page.goto('/user-center?tab=security')
}

async function typeCode(form: ReturnType<Page['getByRole']>, world: World, phone: string) {
  await form.getByRole('button', { name: '获取验证码' }).click()
  await expect(form.getByText(/^验证码获取成功，已发送至 \d{3}\*{4}\d{4}/)).toBeVisible()
  await form.getByLabel('验证码').fill(await latestCode(world, phone))
}

test('a WeChat user sets a first password with a code and logs in with it', { tag: '@nightly' }, async ({
  page,
  world,
}) => {
  await registerByWechat(page, world)
  const card = page.getByRole('region', { name: '设置密码' })
  await expect(card.getByText('验证码将发送至 139****5678')).toBeVisible()
  await expect(card.getByLabel('原密码')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await typeCode(card, world, NEW_PHONE)
  await card.getByLabel('新密码').fill(PASSWORD)
  await card.getByRole('button', { name: '设置密码' }).click()
  const after = page.getByRole('region', { name: '修改密码' })
  await expect(after.getByText('密码已设置。')).toBeVisible()
  await expect(after.getByLabel('原密码')).toBeVisible()
  const body = { phone: NEW_PHONE, password: PASSWORD }
  await expect(world.call(account.login, { body })).resolves.toMatchObject({ user: { phone: '139****5678' } })
})

test('a WeChat user closes the account with a code', { tag: '@nightly' }, async ({ page, world }) => {
  await registerByWechat(page, world)
  await page.getByRole('button', { name: '注销账号' }).click()
  const dialog = page.getByRole('dialog', { name: '注销账号' })
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveCount(0)
  await dialog.getByLabel('验证码').fill('000000')
  await dialog.getByRole('button', { name: '确认注销' }).click()
  await expect(dialog.getByText('验证码错误或已失效，请重新获取')).toBeVisible()
  await typeCode(dialog, world, NEW_PHONE)
  await dialog.getByRole('button', { name: '确认注销' }).click()
  await expect(page.getByText(/^账号已注销。在 \d{4}-\d{2}-\d{2} 之前登录可恢复账号/)).toBeVisible()
})

test('a seller can change a forgotten password with a code, or return to the old password', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  await asSeller()
  await page.goto('/user-center?tab=security')
  const card = page.getByRole('region', { name: '修改密码' })
  await card.getByRole('button', { name: '忘记密码？用短信验证码' }).click()
  await card.getByRole('button', { name: '改用密码验证' }).click()
  await expect(card.getByLabel('原密码')).toBeVisible()
  await card.getByRole('button', { name: '忘记密码？用短信验证码' }).click()
  await typeCode(card, world, SELLER.phone)
  await card.getByLabel('新密码').fill(PASSWORD)
  await card.getByRole('button', { name: '修改密码' }).click()
  await expect(card.getByText(/^密码已修改。/)).toBeVisible()
  const body = { phone: SELLER.phone, password: PASSWORD }
  await expect(world.call(account.login, { body })).resolves.toMatchObject({ user: { phone: '138****0000' } })
})
