import { expect, test } from './support.ts'

test('a seller finds an open market that grows, and opens its details', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/products/hot-market')
  const grid = page.getByRole('table', { name: '市场列表' })
  const growth = grid.getByRole('columnheader', { name: /月销量同比/ })
  await expect(growth).toHaveAttribute('aria-sort', 'descending')
  await page.getByText('筛选条件').click()
  await page.getByLabel('开放度，最小值').fill('20')
  await page.getByLabel('开放度，最小值').press('Enter')
  await expect(page).toHaveURL(/openness=0\.2\.\./)
  const market = grid.getByRole('rowheader').first().getByRole('link')
  const title = (await market.textContent()) ?? ''
  await market.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('region', { name: '价格区间' })).toContainText('销量占比')
  await expect(page.getByRole('link', { name: '市场分析报告' })).toHaveAttribute('href', /^\/market\?market=/)
})
