import { expect, SAMPLE_ASIN, test } from './support.ts'

test.beforeEach(async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/products/asin_fx/index')
})

test('an ASIN in lower case is upper-cased while typing, and its product shows', async ({ page }) => {
  const input = page.getByLabel('ASIN', { exact: true })
  await input.pressSequentially(' b0sample01x')
  await expect(input).toHaveValue(SAMPLE_ASIN)
  await expect(page.getByRole('region', { name: '商品预览' })).toContainText(SAMPLE_ASIN)
  await expect(page.getByRole('region', { name: '商品预览' })).toContainText('样例数据')
})

test('a pasted Amazon link gives the ASIN and the marketplace', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('https://www.amazon.de/Reisebecher/dp/B0SAMPLE01?th=1'))
  await page.getByLabel('ASIN', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByLabel('ASIN', { exact: true })).toHaveValue(SAMPLE_ASIN)
  await expect(page.getByLabel('站点', { exact: true })).toHaveValue('DE')
})

test('the nine marketplaces are offered, the US first', async ({ page }) => {
  await expect(page.getByLabel('站点', { exact: true })).toHaveValue('US')
  await expect(page.getByLabel('站点', { exact: true }).getByRole('option')).toHaveCount(9)
})

for (const [typed, message] of [
  ['', 'ASIN 不能为空'],
  ['A0SAMPLE01', 'ASIN 错误，应为 B0 加 8 位字母或数字'],
  ['B0SAMPLE', 'ASIN 错误，应为 B0 加 8 位字母或数字'],
] as const) {
  test(`the ASIN “${typed}” goes no further: ${message}`, async ({ page }) => {
    await page.getByLabel('ASIN', { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'AI 分析' }).click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(page).toHaveURL(/\/products\/asin_fx\/index$/)
  })
}

test('an unknown ASIN is answered in the words of the server', async ({ page }) => {
  await page.getByLabel('ASIN', { exact: true }).fill('B0ZZZZZZZZ')
  await expect(page.getByText('没有找到 ASIN B0ZZZZZZZZ')).toBeVisible()
  await page.getByRole('button', { name: 'AI 分析' }).click()
  await expect(page.getByRole('alert')).toContainText('没有找到 ASIN B0ZZZZZZZZ')
})

test('an ASIN of another marketplace is answered with where it is', async ({ page }) => {
  await page.getByLabel('站点', { exact: true }).selectOption('JP')
  await page.getByLabel('ASIN', { exact: true }).fill(SAMPLE_ASIN)
  await expect(page.getByRole('region', { name: '商品预览' })).toContainText(/JP 站点没有 ASIN B0SAMPLE01.*US/)
})
