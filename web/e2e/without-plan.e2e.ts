import { formatPower } from '#contracts/model/number.ts'
import { GIFT, registerFrom } from './new-seller.ts'
import { KINDS } from './report-kinds.ts'
import { balance, card, expect, test } from './support.ts'

test('without a plan the gift pays for one report of each kind; these stay readable, and the next order is refused', {
  tag: '@nightly',
}, async ({ page, world }) => {
  await registerFrom(page, world, '/products/asin_fx/index')
  let left = GIFT
  for (const kind of KINDS) {
    await kind.order(page)
    await expect(page.getByText('报告已生成，可以在线查看或下载 PDF。')).toBeVisible()
    left -= kind.price
    await expect(balance(page)).toHaveText(formatPower(left))
  }
  expect(left).toBe(0)
  for (const kind of KINDS) {
    await kind.order(page, 'failing')
    const dialog = page.getByRole('dialog', { name: '算力不足' })
    await expect(dialog).toContainText(`当前余额0.00`)
    await expect(dialog).toContainText(`还差${kind.price.toFixed(2)}`)
    await dialog.getByRole('button', { name: '关闭' }).click()
    await page.goto(kind.list)
    await expect(page.getByText('共 1 份')).toBeVisible()
    await card(page, `${kind.subject} US 已完成`).hover()
    await page.getByRole('link', { name: '查看报告' }).click()
    await expect(page.getByRole('heading', { level: 2, name: kind.firstSection })).toBeVisible()
  }
})
