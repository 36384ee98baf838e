import { readFile } from 'node:fs/promises'
import { expect, test } from './support.ts'

test('a seller pastes a list with rubbish, compares two products, exports all, and looks at the rivals of one', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/search/research')
  await page.getByRole('button', { name: '试试标题词：travel mug' }).click()
  const table = page.getByRole('table', { name: '调研结果' })
  const listed = table.getByText(/^B0[A-Z0-9]{8}/)
  await expect(listed.nth(2)).toBeVisible()
  const asins = (await listed.allTextContents()).slice(0, 3).map((text) => text.slice(0, 10))
  expect(asins).toHaveLength(3)

  await page.getByRole('radio', { name: 'ASIN 或商品链接' }).check()
  const field = page.getByRole('textbox', { name: 'ASIN 或商品链接' })
  await field.fill('只有文字，没有编号')
  await field.press('Enter')
  await expect(page.getByText('没有识别出 ASIN。')).toBeVisible()
  const [one, two, three] = asins
  await field.fill(
    `1. ${one?.toLowerCase()} 👍; "${two}",,\nhttps://www.amazon.com/dp/${three}?th=1 ***\nB0UNKNOWN9 ${one}`,
  )
  await expect(page.getByText('识别出 4 个 ASIN。')).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`asins=${[...asins, 'B0UNKNOWN9'].join('%2C')}`))
  await expect(field).toBeFocused()
  // What was left out stays named until the text changes.
  await expect(page.getByText(/不是 ASIN，已忽略：1\./)).toBeVisible()
  await expect(page.getByRole('region', { name: '没有找到的 ASIN' })).toContainText('这 1 个 ASIN： B0UNKNOWN9')
  await expect(page.getByText(/^3 \/ /)).toBeVisible()
  const row = table.getByRole('row').filter({ hasText: one ?? '' })
  await expect(row.getByRole('img', { name: /^月销量走势 [\d,]+ → [\d,]+，最低/ })).toBeVisible()
  await expect(row.getByRole('img', { name: /^BSR 走势 #/ })).toBeVisible()

  for (const box of [0, 1]) await table.getByRole('checkbox').nth(box).check()
  await page.getByRole('button', { name: '对比 2 个' }).click()
  const compared = page.getByRole('dialog')
  await expect(compared.getByRole('row').filter({ hasText: '广告流量' }).getByText(/%$/)).toHaveCount(2)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '导出' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  const [head = '', ...lines] = text.trimEnd().split('\r\n')
  expect(head).toContain('自然流量占比')
  expect(lines).toHaveLength(3)

  await row.getByRole('link', { name: '找竞品' }).click()
  await expect(page.getByText(`${one} 与共同流量词最多的竞品`)).toBeVisible()
  await expect(table.getByRole('columnheader', { name: /^共同流量词/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText(`${one} 与共同流量词最多的竞品`)).toBeVisible()

  await page.getByRole('button', { name: '结束竞品查找' }).click()
  await expect(page.getByText(/^3 \/ /)).toBeVisible()
})
