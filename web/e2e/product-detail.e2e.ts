/** From the detail of a product to its forecast, and to the units at a rank. */
import { expect, SAMPLE_ASIN, test } from './support.ts'

test('a seller reads the detail of a product, chooses another metric and goes on to the forecast', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto(`/products/hot-product-detail?asin=${SAMPLE_ASIN}&marketplace=US`)
  const history = page.getByRole('region', { name: '价格、销量与排名走势' })
  await expect(history.getByRole('columnheader', { name: '月销量' })).toBeVisible()
  await history.getByRole('button', { name: '大类 BSR' }).click()
  await expect(page).toHaveURL(/show=units%2Cprice%2Crank/)
  await expect(history.getByRole('columnheader', { name: '大类 BSR' })).toBeVisible()
  await expect(page.getByRole('link', { name: '查侵权' })).toHaveAttribute('href', /\/ai\/tort\/query\?asin=/)

  await page.getByRole('link', { name: '预测销量' }).click()
  await expect(page.getByRole('heading', { name: '检验：隐藏最近的月份再预测' })).toBeVisible()
  await expect(page.getByText('三个月合计')).toBeVisible()

  await page.getByRole('tab', { name: '按 BSR 估算' }).click()
  await page.getByLabel('大类', { exact: true }).selectOption('Home & Kitchen')
  await page.getByLabel('大类 BSR').fill('3,000')
  await page.getByRole('button', { name: '估算销量' }).click()
  await expect(page.getByText('与样例数据的准确销量比较')).toBeVisible()
  await expect(page).toHaveURL(/rank=3000/)
})
