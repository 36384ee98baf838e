/** `web/features/catalogue/public/asin-input.rules.test.ts` tests which texts are ASINs. */
import { expect, SAMPLE_ASIN, test } from './support.ts'

test('the ASIN input accepts any case, previews the product and rejects an invalid or unknown ASIN', async ({
  page,
  context,
  asSeller,
}) => {
  await asSeller()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/products/asin_fx/index')
  const input = page.getByLabel('ASIN', { exact: true })
  const marketplace = page.getByLabel('站点', { exact: true })
  const preview = page.getByRole('region', { name: '商品预览' })
  const analyse = page.getByRole('button', { name: 'AI 分析' })
  await test.step('nine marketplaces are offered, the US first', async () => {
    await expect(marketplace).toHaveValue('US')
    await expect(marketplace.getByRole('option')).toHaveCount(9)
  })
  for (const [typed, message] of [
    ['', 'ASIN 不能为空'],
    ['B0SAMPLE', 'ASIN 错误，应为 B0 加 8 位字母或数字'],
  ] as const)
    await test.step(`“${typed}” is rejected`, async () => {
      await input.fill(typed)
      await analyse.click()
      await expect(page.getByText(message)).toBeVisible()
      await expect(page).toHaveURL(/\/products\/asin_fx\/index$/)
    })
  await test.step('an unknown ASIN shows the server message', async () => {
    await input.fill('B0ZZZZZZZZ')
    await expect(page.getByText('没有找到 ASIN B0ZZZZZZZZ')).toBeVisible()
    await analyse.click()
    await expect(page.getByRole('alert')).toContainText('没有找到 ASIN B0ZZZZZZZZ')
  })
  await page.goto('/products/asin_fx/index')
  await test.step('typing converts to upper case', async () => {
    await input.pressSequentially(' b0sample01x')
    await expect(input).toHaveValue(SAMPLE_ASIN)
    await expect(preview).toContainText(SAMPLE_ASIN)
    await expect(preview).toContainText('样例数据')
  })
  await test.step('an ASIN of another marketplace names that marketplace', async () => {
    await marketplace.selectOption('JP')
    await expect(preview).toContainText(/JP 站点没有 ASIN B0SAMPLE01.*US/)
  })
  await test.step('a pasted link sets ASIN and marketplace', async () => {
    await input.fill('')
    await page.evaluate(() => navigator.clipboard.writeText('https://www.amazon.de/Reisebecher/dp/B0SAMPLE01?th=1'))
    await input.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(input).toHaveValue(SAMPLE_ASIN)
    await expect(marketplace).toHaveValue('DE')
  })
})
