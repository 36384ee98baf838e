/** A seller's own fee table: a fee line without a table links to the form, and a shared copy keeps the result. */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './support.ts'

const result = (page: Page) => page.getByRole('region', { name: '结果' })
const verdict = (page: Page) => result(page).getByRole('paragraph').first()
const field = (page: Page, name: string | RegExp) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input, select'))

const paste = (cell: Locator, sheet: string) =>
  cell.evaluate((target, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, sheet)

// This test is long because each step builds on the one before.
test('a seller enters the fee table that a marketplace lacks, and a shared copy keeps its result', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/ai/profit/analysis')
  await field(page, '站点').selectOption('FR')
  await field(page, /^售价/).fill('30')
  await field(page, '销售日期').fill('2026-06-15')
  await field(page, '佣金类目').selectOption('home')
  for (const [side, length] of [
    ['长', '20'],
    ['宽', '15'],
    ['高', '10'],
  ] as const)
    await field(page, side).fill(length)
  await field(page, '重量').fill('450')
  await field(page, '采购成本').fill('6')
  await expect(verdict(page)).toHaveText('有缺项，尚不能得出净利润。')

  // The fee line without a table links to the form, where marketplace and day are filled in.
  await result(page).getByRole('link', { name: '填写自有费率表' }).first().click()
  const form = page.getByRole('dialog', { name: '填写自有费率表 · 法国' })
  await form.getByLabel('首日').fill('2026-02-01')
  await form.getByLabel('出处').fill('卖家平台 2026 年 2 月')
  const cell = (row: number, column: string) => form.getByLabel(`第 ${row} 行，${column}`, { exact: true })
  await paste(
    cell(1, '尺寸分段'),
    '尺寸分段\t长\t宽\t高\t重量不超过\t费用\nColis\t45\t34\t26\t500\t5,10\n\t\t\t\t400\t5,60\n\t\t\t\tlourd\t6',
  )
  await expect(form.getByText('第 3 行：不是数字')).toBeVisible()
  await form.getByRole('button', { name: '保存费率表' }).click()
  await expect(cell(3, '重量不超过')).toBeFocused()
  await cell(3, '重量不超过').fill('1.5 kg')
  await form.getByRole('button', { name: '保存费率表' }).click()
  await expect(form.getByText('第 2 行：各行没有按从小到大排列')).toBeVisible()
  await cell(2, '重量不超过').fill('1000')
  await form.getByRole('button', { name: '保存费率表' }).click()
  await expect(form).toBeHidden()

  // The volumetric weight is 3000 cm³ ÷ 5000 = 600 g, so the second row applies.
  const card = page.getByRole('article').filter({ hasText: '配送费（自有费率表）' })
  await expect(card).toContainText('2026-02-01 起')
  await expect(page.getByRole('region', { name: '我的商品要付多少' })).toContainText('€5.60')

  await page.getByRole('link', { name: '利润测算' }).last().click()
  // 30 − 6 (goods) − 5.60 (delivery) − 4.50 (referral fee, 15 %) − 5 (tax) = 8.90.
  await expect(verdict(page)).toContainText('€8.90')
  await expect(result(page).getByText('自有费率表，2026-02-01 起')).toBeVisible()
  await page.getByRole('button', { name: '分享' }).click()
  await page.getByRole('dialog', { name: '先保存，再分享' }).getByRole('button', { name: '保存' }).click()
  const link = await page.getByRole('dialog', { name: '分享测算' }).getByLabel('链接').inputValue()

  await page.goto('/ai/profit/fees?marketplace=FR&on=2026-06-15')
  await page.getByRole('button', { name: /^删除：配送费/ }).click()
  await page.getByRole('dialog', { name: '删除费率表' }).getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('这个站点还没有自有费率表。')).toBeVisible()
  await page.goto('/ai/profit/analysis')
  await expect(verdict(page)).toHaveText('有缺项，尚不能得出净利润。')
  await page.goto(link)
  await expect(verdict(page)).toContainText('€8.90')
  await expect(result(page).getByText('自有费率表，2026-02-01 起')).toBeVisible()
})
