import { readFile } from 'node:fs/promises'
import { ledger } from '#contracts/api/ledger.ts'
import { createReport, expect, FAILING_ASIN, SAMPLE_ASIN, test } from './support.ts'

test('the ledger shows a running balance, keeps its filter in the URL and exports CSV', async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await createReport(world, token, SAMPLE_ASIN)
  await createReport(world, token, FAILING_ASIN)
  const booked = async () => (await world.callAs(token)(ledger.index, { query: {} })).total
  await expect.poll(booked).toBe(4)
  await page.goto('/user-center?tab=ledger')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(1)).toContainText('退回')
  await expect(rows.nth(1)).toContainText('+10.00')
  await expect(rows.nth(1)).toContainText('990.00')
  await expect(rows.nth(4)).toContainText('样例账号初始算力')

  await page.getByLabel('类型').selectOption('消耗')
  await expect(rows).toHaveCount(3)
  await expect(page).toHaveURL(/kind=charge/)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^算力明细-[\d-]+\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text).toContain(`ASIN 分析报告 ${SAMPLE_ASIN} (US)`)

  await page.getByLabel('结束日期').fill('2020-01-01')
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
  await expect(page.getByRole('button', { name: '导出 CSV' })).toBeDisabled()
})
