import sharp from 'sharp'
import { account } from '#contracts/api/accounts/account.ts'
import { violationsOf } from './axe.ts'
import { expect, expectToast, test } from './support.ts'

test('a profile can be saved, and an invalid value shows an error at its field', async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await page.goto('/user-center?tab=profile')
  await page.getByLabel('昵称').fill(' ')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('昵称应为 1–20 个字符')).toBeVisible()
  await expect(page.getByLabel('昵称')).toBeFocused()
  await page.getByLabel('昵称').fill('老王的店')
  await page.getByLabel('生日').fill('1990-02-28')
  await page.getByLabel('性别').selectOption('女')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('资料已保存')).toBeVisible()
  const { user } = await world.callAs(token)(account.info)
  expect(user).toMatchObject({ nickname: '老王的店', birthday: '1990-02-28', sex: 2 })
  await page.reload()
  await expect(page.getByLabel('昵称')).toHaveValue('老王的店')
})

test('an avatar can be cropped with the keyboard, appears in the bar and can be removed', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/user-center?tab=profile')
  const buffer = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#cc3333' } })
    .png()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '选择图片' }).click()
  await (await chooser).setFiles({ name: 'shop.png', mimeType: 'image/png', buffer })
  const dialog = page.getByRole('dialog', { name: '裁剪头像' })
  await dialog.getByLabel('裁剪区域').focus()
  await page.keyboard.press('ArrowRight')
  await dialog.getByLabel('缩放', { exact: true }).fill('2')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: '保存头像' }).click()
  await expectToast(page, '头像已更新')
  await expect(dialog).toBeHidden()
  const face = page.getByRole('button', { name: '打开个人菜单' }).locator('img')
  await expect(face).toHaveAttribute('src', /^\/images\/avatar\//)
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
  await page.getByRole('button', { name: '移除头像' }).click()
  await expect(face).toHaveCount(0)
})

test('a file that is not a picture is rejected by its name, its size or its content', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/user-center?tab=profile')
  const choose = page.getByLabel('选择图片').first()
  await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('只支持 JPG 和 PNG 图片')).toBeVisible()
  await choose.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(page.getByText('图片超过 5 MB')).toBeVisible()
  await choose.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('dialog').getByText('无法读取这张图片')).toBeVisible()
})
