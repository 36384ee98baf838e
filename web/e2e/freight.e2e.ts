import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright/test'
import { readSheet } from '#web/kit/sheets/read-sheet.ts'
import { expect, expectToast, test } from './support.ts'

const LIST = [
  '箱数\t长\t宽\t高\t毛重\t每箱数量',
  '20\t60\t40\t40\t12\t24',
  '6\t50\t40\t30\tabc\t30',
  '4\t60\t50\t50\t18\t40',
].join('\n')

/** Bytes and name of what a button downloads. */
async function downloaded(button: Locator) {
  const download = button.page().waitForEvent('download')
  await button.click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

test('lengths, weights and rates accept their own unit and refuse another', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/ai/freight/calculation')
  await page.getByRole('button', { name: '添加一行' }).click()
  const length = page.getByLabel('第 1 行长')
  await length.fill('60 cm')
  await length.blur()
  await expect(length).toHaveValue('60')
  await length.fill('24 in')
  await expect(length).toHaveAccessibleDescription('请以 cm 为单位填写')
  const weight = page.getByLabel('第 1 行单箱毛重')
  await weight.fill('12kg')
  await weight.blur()
  await expect(weight).toHaveValue('12')
  const insurance = page.getByLabel('保险费率 %（下限）')
  await insurance.fill('0.4%')
  await insurance.blur()
  await expect(insurance).toHaveValue('0.4')
  await page.getByLabel('单件重量 (kg)').fill('500 g')
  await expect(page.getByLabel('单件重量 (kg)')).toHaveAccessibleDescription('请以 kg 为单位填写')
})

// This test is long because each step builds on the one before.
test('a seller enters cartons and a quote, exports, shares and reopens the calculation and withdraws its link', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/ai/freight/calculation')
  await page.getByRole('button', { name: '粘贴箱单' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('箱单内容').fill(LIST)
  const wrongRow = dialog.getByRole('textbox', { name: '第 3 行的内容' })
  await expect(wrongRow).toHaveAccessibleDescription('毛重“abc”：请输入数字')
  await expect(dialog.getByRole('button', { name: '使用这些外箱' })).toBeDisabled()
  await wrongRow.fill('6\t50\t40\t30\t14.5\t30')
  await dialog.getByRole('button', { name: '使用这些外箱' }).click()

  // The first carton is the example in DOMAIN B3: 60×40×40 cm, 12 kg.
  await expect(page.getByText('单箱 0.096 CBM，空运计费重 16 kg，快递 19.5 kg')).toBeVisible()
  await expect(page.getByText('共 30 箱，2.88 CBM，毛重 399 kg，820 件')).toBeVisible()
  const results = page.getByRole('region', { name: '结果', exact: true })
  const modes = results.getByRole('table', { name: '六种运输方式' })
  await expect(modes.getByRole('row', { name: /^空运/ })).toContainText('报价已过期')

  await modes.getByRole('button', { name: '填写货代报价：空运' }).click()
  const quote = page.getByRole('dialog', { name: '货代报价' })
  await quote.getByRole('button', { name: '保存报价' }).click()
  await expect(quote.getByLabel('价格（USD/kg）（下限）')).toBeFocused()
  await quote.getByLabel('价格（USD/kg）（下限）').fill('0.3')
  const fuel = (bound: string) => quote.getByLabel(`燃油附加费率 %（${bound}）`)
  await fuel('下限').fill('10')
  await fuel('上限').fill('15')
  await fuel('下限').fill('12')
  await expect(fuel('上限')).toHaveValue('15')
  await fuel('下限').fill('')
  await quote.getByRole('button', { name: '保存报价' }).click()
  // 480 kg by volume × $0.30 = $144.00.
  const air = modes.getByRole('row', { name: /^空运/ })
  await expect(air).toContainText('$144.00')
  await expect(air).toContainText('最便宜')
  await expect(air).not.toContainText('报价已过期')
  await air.getByRole('button', { name: '空运', exact: true }).click()
  await expect(results.getByRole('region', { name: '空运的费用明细' })).toContainText('480 kg × $0.30')

  // An unsaved calculation exports as it is on the page.
  const workbook = await downloaded(page.getByRole('button', { name: '导出 Excel' }))
  expect(workbook.name).toMatch(/^freight-US-.*\.xlsx$/)
  const [, airRow] = readSheet(workbook.bytes).rows.map(({ cells }) => cells)
  expect(airRow?.slice(0, 3)).toEqual(['空运', 144, 144])
  const paper = await downloaded(page.getByRole('button', { name: '导出 PDF' }))
  expect(paper.name).toMatch(/^freight-US-.*\.pdf$/)
  expect(paper.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  const ofAir = await downloaded(results.getByRole('button', { name: '导出此方式的 PDF' }))
  expect(ofAir.name).toMatch(/^freight-air-US-.*\.pdf$/)

  // 24 units of 0.6 kg weigh more than their carton of 12 kg.
  await page.getByLabel('单件重量 (kg)').fill('0.6')
  await expect(results).toContainText('24 件 × 0.6 kg = 14.4 kg，已超过单箱毛重 12 kg')
  await results.getByRole('button', { name: '外箱清单第 1 行' }).click()
  await expect(page.getByLabel('第 1 行单箱毛重')).toBeFocused()

  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('dialog').getByLabel('名称').fill('十二月补货')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expectToast(page, '已保存')
  await page.getByRole('button', { name: '重新开始' }).click()
  await expect(results).toContainText('填写外箱后')
  await page.getByRole('tab', { name: '已保存' }).click()
  const saved = page.getByRole('listitem').filter({ hasText: '十二月补货' })
  await expect(saved).toContainText('空运')
  await expect(saved).toContainText('$144.00')
  await saved.getByRole('button', { name: '分享 十二月补货' }).click()
  await expect(page.getByRole('dialog', { name: '分享测算' })).toBeVisible()
  await page.keyboard.press('Escape')
  await saved.getByRole('button', { name: '撤回 十二月补货' }).click()
  await expectToast(page, '已撤回，链接已失效')
  await expect(saved.getByRole('button', { name: '撤回 十二月补货' })).toHaveCount(0)
  await saved.getByRole('button', { name: '十二月补货', exact: true }).click()
  await expect(page.getByLabel('第 1 行箱数')).toHaveValue('20')
  await expect(modes.getByRole('row', { name: /^空运/ })).toContainText('$144.00')
})
