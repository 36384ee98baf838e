import { account } from '#contracts/api/accounts/account.ts'
import { logIn } from './account-forms.ts'
import { violationsOf } from './axe.ts'
import { expect, SELLER, sellerToken, test } from './support.ts'

test('a seller ends another session, exports the data, closes the account with the password and restores it', async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  const other = await sellerToken(world)
  await page.goto('/user-center?tab=security')
  await test.step('ends only the other session', async () => {
    const card = page.getByRole('region', { name: '登录设备' })
    await expect(card.getByRole('listitem')).toHaveCount(2)
    await expect(card.getByText('本机')).toHaveCount(1)
    await card.getByRole('button', { name: /^退出 / }).click()
    await expect(card.getByRole('listitem')).toHaveCount(1)
    await expect(world.callAs(other)(account.info)).rejects.toMatchObject({ code: 401 })
    await expect(world.callAs(token)(account.info)).resolves.toMatchObject({ user: { phone: '138****0000' } })
  })
  await test.step('exports all data as a zip', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出数据' }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.zip$/)
  })
  await page.getByRole('button', { name: '注销账号' }).click()
  const dialog = page.getByRole('dialog', { name: '注销账号' })
  await expect(dialog.getByLabel('密码', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByLabel('密码', { exact: true }).fill('seller124')
  await dialog.getByRole('button', { name: '确认注销' }).click()
  await expect(dialog.getByText('密码错误', { exact: true })).toBeVisible()
  await dialog.getByLabel('密码', { exact: true }).fill(SELLER.password)
  await dialog.getByRole('button', { name: '确认注销' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  await expect(page.getByText(/^账号已注销。在 \d{4}-\d{2}-\d{2} 之前登录可恢复账号/)).toBeVisible()

  await logIn(page)
  await expect(page.getByText(/^该账号已注销，将于 \d{4}-\d{2}-\d{2}（北京时间）永久删除/)).toBeVisible()
  await page.getByRole('button', { name: '恢复账号并登录' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/products/)
})
