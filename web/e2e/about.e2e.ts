import { expect, tells, test } from './support.ts'

test.beforeEach(async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/products/about')
})

test('each browser shows the address of its extensions page, which can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const address of ['chrome://extensions', 'edge://extensions', 'se://extensions/']) {
    await page.getByRole('button', { name: `复制地址 ${address}` }).click()
    await tells(page, '复制成功')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  }
})

test('a browser that lets nothing be copied is told so', async ({ page }) => {
  // As on a page without HTTPS, where browsers offer no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: '复制地址 chrome://extensions' }).click()
  await tells(page, '复制失败')
})

test('the package of version v1.0.4 is saved under its name', async ({ page }) => {
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: '下载插件 v1.0.4（Chrome）' }).click()
  expect((await saved).suggestedFilename()).toBe('seller-compass.zip')
})

test('five steps in the words of each browser, in a dialog that Escape closes', async ({ page }) => {
  await page.getByRole('button', { name: 'Edge 安装步骤' }).click()
  const dialog = page.getByRole('dialog', { name: '安装浏览器插件' })
  await expect(dialog.getByRole('radio', { name: 'Edge' })).toBeChecked()
  await expect(dialog.getByRole('listitem').filter({ has: page.locator('strong') })).toHaveCount(5)
  await expect(dialog).toContainText('加载解压缩的扩展')
  await expect(dialog).toContainText('安装后请勿删除')
  await expect(dialog).toContainText('移除旧版本')
  await dialog.getByRole('radio', { name: '360 浏览器' }).check()
  await expect(dialog).toContainText('se://extensions/')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the code for the phone is a picture with a name, and leads to this site by default', async ({ page }) => {
  await page.getByRole('button', { name: '查看二维码' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: '手机扫码打开本站' })).toBeVisible()
})
