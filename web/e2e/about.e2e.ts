import { expect, expectToast, test } from './support.ts'

test('a seller can copy the extension page address, read the steps, download the extension and open the QR code', async ({
  page,
  context,
  asSeller,
}) => {
  await asSeller()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/products/about')
  for (const address of ['chrome://extensions', 'edge://extensions', 'se://extensions/'])
    await test.step(`copies ${address}`, async () => {
      await page.getByRole('button', { name: `复制地址 ${address}` }).click()
      await expectToast(page, '复制成功')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    })
  await test.step('shows five steps for each browser in a dialog that Escape closes', async () => {
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
  await test.step('downloads version v1.0.4 as a zip', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: '下载插件 v1.0.4（Chrome）' }).click()
    expect((await saved).suggestedFilename()).toBe('seller-compass.zip')
  })
  await test.step('opens the QR code for the phone', async () => {
    await page.getByRole('button', { name: '查看二维码' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: '手机扫码打开本站' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await test.step('shows an error if the browser offers no clipboard, as on a page without HTTPS', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: '复制地址 chrome://extensions' }).click()
    await expectToast(page, '复制失败')
  })
})
