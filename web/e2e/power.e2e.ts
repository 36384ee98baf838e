import { devtools } from '#contracts/api/dev/devtools.ts'
import { expect, orderReport, SAMPLE_ASIN, SELLER, test } from './support.ts'

test('with too little power the top-up dialog shows balance and price, and stays until it is closed', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  await asSeller()
  await world.call(devtools.power, { body: { phone: SELLER.phone, power: 350 } })
  await orderReport(page, SAMPLE_ASIN)
  const dialog = page.getByRole('dialog', { name: '算力不足' })
  await expect(dialog).toContainText('当前余额3.50')
  await expect(dialog).toContainText('本次需要10.00')
  await expect(dialog).toContainText('还差6.50')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByTitle('算力余额')).toContainText('3.50')
})
