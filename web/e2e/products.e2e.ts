import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from './support.ts'

const LIST = '商品列表'
const PHONE = { width: 390, height: 844 }

async function setEnd(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true })
  await field.fill(value)
  await field.press('Enter')
}

test('a seller finds growing products above $30 with few ratings, compares two and exports all, also on a phone', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/select/product')
  await setEnd(page, '价格，最小值', '30')
  await setEnd(page, '评分数，最大值', '199')
  await setEnd(page, '月销量增长率，最小值', '0.1')
  await setEnd(page, '重量，最大值', '1500')
  await expect(page).toHaveURL(/\?price=30\.\.&ratings=\.\.199&unitsChange=0\.001\.\.&weight=\.\.1500$/)
  const count = page.getByText(/^[\d,]+ \/ [\d,]+ 个$/)
  await expect(page.getByRole('list', { name: '已设置的条件' }).getByText(/^重量 ≤ 1/)).toBeVisible()

  const table = page.getByRole('table', { name: LIST })
  await table.getByRole('button', { name: '按毛利率排序' }).click()
  await expect(table.getByRole('columnheader', { name: /毛利率/ })).toHaveAttribute('aria-sort', 'descending')
  await expect(table.locator('[aria-busy]')).toHaveCount(0)
  const found = await count.textContent()
  const total = Number(found?.split(' / ')[0]?.replaceAll(',', ''))
  expect(total).toBeGreaterThan(2)
  const titles = () => table.getByRole('rowheader').getByRole('link').allTextContents()
  const sorted = await titles()

  await table.getByRole('rowheader').first().getByRole('button', { name: '查看指标' }).click()
  const details = page.getByRole('dialog', { name: '查看指标' })
  await expect(details.getByRole('link', { name: '计算利润' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()

  for (const at of [0, 1]) await table.getByRole('checkbox').nth(at).check()
  await page.getByRole('button', { name: '对比 2 个' }).click()
  const comparison = page.getByRole('dialog', { name: '对比 2 个' })
  await expect(comparison.getByRole('columnheader')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(comparison).toBeHidden()
  const reverse = page.getByRole('region', { name: '对比栏' }).getByRole('link', { name: '关键词反查' })
  await expect(reverse).toHaveAttribute('href', /^\/keyword\/reverse\?asins=B0\w{8}%2CB0\w{8}&marketplace=US$/)

  await page.getByRole('button', { name: '导出' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  // A head, and a line for each product of the whole result.
  expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1)

  await page.reload()
  await expect(count).toHaveText(found ?? '')
  await expect.poll(titles).toEqual(sorted)

  await page.setViewportSize(PHONE)
  const cards = page.getByRole('list', { name: LIST }).getByRole('button', { name: '查看指标' })
  await expect(cards).toHaveCount(Math.min(total, 20))
  const first = page.getByRole('list', { name: LIST }).getByRole('listitem').first()
  await expect(first.getByRole('link', { name: sorted[0] ?? '', exact: true })).toBeVisible()
})

test('Back returns to the product that a seller opened far down the list', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/select/product')
  const table = page.getByRole('table', { name: LIST })
  await expect(table.locator('[aria-busy]')).toHaveCount(0)
  await table.evaluate((list) => list.parentElement?.scrollTo(0, 20_000))
  const product = table.locator('[aria-rowindex="203"]').getByRole('rowheader').getByRole('link')
  const title = (await product.textContent()) ?? ''
  await product.click()
  await expect(page).toHaveURL(/\/products\/hot-product-detail/)
  await page.goBack()
  await expect(table.getByRole('link', { name: title, exact: true })).toBeInViewport()
})

test('a seller saves a filter, finds it again on another visit, and watches its matches', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/products/hot-product?units=800..&price=30..')
  await page.getByRole('button', { name: '已存筛选' }).click()
  const saved = page.getByRole('dialog', { name: '已存筛选' })
  await saved.getByLabel('为当前筛选命名').fill('三十美元以上的畅销品')
  await saved.getByRole('button', { name: '保存当前筛选' }).click()
  await expect(saved.getByRole('link', { name: '三十美元以上的畅销品' })).toBeVisible()

  await page.goto('/products/hot-product')
  await expect(page.getByRole('button', { name: '关注', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: '已存筛选' }).click()
  await saved.getByRole('link', { name: '三十美元以上的畅销品' }).click()
  await expect(page).toHaveURL(/\?price=30\.\.&units=800\.\.$/)
  await expect(page.getByRole('list', { name: '已设置的条件' })).toContainText('价格 ≥ $30')

  await page.getByRole('button', { name: '关注', exact: true }).click()
  await expect(page.getByRole('button', { name: '已关注' })).toBeVisible()
  await page.goto('/dashboard?tab=watches')
  await expect(page.getByRole('list', { name: '关注的内容' })).toContainText('价格 ≥ $30')
})
