import type { Page } from 'playwright/test'
import { account } from '#contracts/api/accounts/account.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import { formatPower } from '#contracts/model/number.ts'
import { NEW_PHONE, requestCode } from './account-forms.ts'
import { balance, expect, type World } from './support.ts'

export const GIFT = 30

/** Opens a page as a guest, registers from its login page, and returns the token. */
export async function registerFrom(page: Page, world: World, wanted: string): Promise<string> {
  await page.goto(wanted)
  await page.getByRole('link', { name: '免费注册' }).click()
  await page.getByLabel('验证码').fill(await requestCode(page, world, NEW_PHONE))
  await page.getByLabel('设置密码').fill('compass-2026')
  await page.getByRole('button', { name: '注册并登录' }).click()
  await expect(page).toHaveURL(wanted)
  await expect(balance(page)).toHaveText(formatPower(GIFT))
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')
  return token?.value ?? ''
}

const FIRST_REPORTS = [
  ['B0LONGNAME', 'US'],
  ['B0SAMPLEDE', 'DE'],
  ['B0SAMPLEJP', 'JP'],
] as const

export async function spendGift(world: World, token: string): Promise<void> {
  const call = world.callAs(token)
  const { user } = await call(account.info)
  const id = user.mold.find(({ enName }) => enName === 'asin_fx')?.id ?? 0
  for (const [asin, marketplace] of FIRST_REPORTS)
    await call(reports.productCreate, { body: { mold_id: id, asin, marketplace } })
  expect((await call(account.info)).user.power).toBe(0)
}
