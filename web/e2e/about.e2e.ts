import { expect, tells, test } from './support.ts'

test('a seller gets the extension: copies the address of a browser, follows its steps, downloads, and scans the code', async ({
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
      await tells(page, '复制成功')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    })
  await test.step('reads five steps in the words of each browser, in a dialog that Escape closes', async () => {
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
  await test.step('saves the package of version v1.0.4 under its name', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: '下载插件 v1.0.4（Chrome）' }).click()
    expect((await saved).suggestedFilename()).toBe('seller-compass.zip')
  })
  await test.step('opens the code for the phone, a picture with a name', async () => {
    await page.getByRole('button', { name: '查看二维码' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: '手机扫码打开本站' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await test.step('is told when the browser offers no clipboard, as on a page without HTTPS', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: '复制地址 chrome://extensions' }).click()
    await tells(page, '复制失败')
  })
})
