/** The profit screen, from an ASIN to a copy that a second seller opens. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { STORY } from '#fixtures/story.ts'
import { readSheet } from '#web/kit/sheets/read-sheet.ts'
import { expect, SAMPLE_ASIN, test } from './support.ts'

const SCREEN = '/ai/profit/analysis'

const result = (page: Page) => page.getByRole('region', { name: '结果' })
/** The visible verdict. The live region beside it is updated only when typing pauses. */
const verdict = (page: Page) => result(page).getByRole('paragraph').first()
const figure = (page: Page, name: string) =>
  result(page).locator('dl > div').filter({ hasText: name }).getByRole('definition').first()
/** A field of the form; a tab of the analysis may have the same name. */
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).and(page.locator('input, select'))

/** Bytes and name of what a button downloads. */
async function downloaded(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) }
}

// This test is long because each step builds on the one before.
test('a seller fills in an ASIN, types a cost, opens a formula, saves, reopens and shares the calculation', async ({
  page,
  context,
  asSeller,
  signIn,
}) => {
  await asSeller()
  await page.goto(SCREEN)
  await field(page, 'ASIN').fill(SAMPLE_ASIN)
  await page.getByRole('button', { name: '填入数据' }).click()
  await expect(field(page, '售价')).toHaveValue('28.49')
  await expect(page.getByText('样例数据')).toBeVisible()
  // 20.1 × 9.7 × 8.5 cm and 268 g are in the size tier large standard. The volumetric weight is billed as 12 oz:
  // 7.913 × 3.819 × 3.346 in ÷ 139 = 0.727 lb.
  await expect(field(page, '重量')).toHaveValue('268')
  await field(page, '销售日期').fill('2026-06-15')
  await expect(verdict(page)).toHaveText('有缺项，尚不能得出净利润。')

  // The link of the missing cost leads to its field.
  await result(page).getByRole('button', { name: '采购成本' }).click()
  await expect(field(page, '采购成本')).toBeFocused()
  await page.keyboard.type('6,4')
  await field(page, '头程运费').fill('$1.25')
  // Price 28.49 − goods 6.40 − freight 1.25 − referral fee 4.27 (15 %) − delivery 4.35 (4.20 × 1.035) − storage 0.05
  // (0.0585 ft³ × 0.78) − returns 0.68 (4.8 % × half the price).
  await expect(figure(page, '净利润')).toHaveText('$11.49')
  await expect(verdict(page)).toHaveText('每卖一件净赚 $11.49，净利率 40.3%。')

  await result(page).getByText('FBA 配送费', { exact: true }).click()
  await expect(result(page).getByText('美国站 FBA 配送费（非旺季）')).toBeVisible()

  await field(page, '头程运费').fill('-1')
  await expect(field(page, '头程运费')).toHaveAccessibleDescription('请输入不小于 0 的数字')
  await expect(result(page)).not.toContainText('$')
  await field(page, '头程运费').fill('1.25')

  await page.getByRole('button', { name: '保存', exact: true }).click()
  const naming = page.getByRole('dialog', { name: '保存测算' })
  await naming.getByLabel('名称').fill('旅行杯')
  await naming.getByRole('button', { name: '保存' }).click()
  await expect(naming).toBeHidden()
  await expect(page.getByRole('button', { name: '已保存', exact: true })).toBeFocused()
  await page.reload()
  await expect(field(page, '采购成本')).toHaveValue('6.4')
  await page.getByRole('button', { name: '重新开始' }).click()
  await expect(field(page, '采购成本')).toHaveValue('')

  await page.getByRole('tab', { name: '已保存' }).click()
  const saved = page.getByRole('listitem').filter({ hasText: '旅行杯' })
  await expect(saved).toContainText('$11.49')
  await saved.getByRole('button', { name: '旅行杯', exact: true }).click()
  await expect(page.getByText('已打开保存的测算。')).toBeFocused()
  await expect(figure(page, '净利润')).toHaveText('$11.49')

  await page.getByRole('button', { name: '分享' }).click()
  const link = await page.getByRole('dialog', { name: '分享测算' }).getByLabel('链接').inputValue()
  await context.clearCookies({ name: 'token' })
  await signIn(STORY.others.spent.phone)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: '旅行杯', level: 1 })).toBeVisible()
  await expect(figure(page, '净利润')).toHaveText('$11.49')
  await expect(page.getByRole('button', { name: '撤回' })).toHaveCount(0)
  expect((await downloaded(page, '导出 PDF')).name).toBe('测算.pdf')
  await page.getByRole('button', { name: '另存为我的测算' }).click()
  await expect(field(page, '采购成本')).toHaveValue('6.4')
  await expect(field(page, 'ASIN')).toHaveValue('')

  await page.getByRole('button', { name: '保存', exact: true }).click()
  await naming.getByLabel('名称').fill('副本')
  await naming.getByRole('button', { name: '保存' }).click()
  await page.getByRole('tab', { name: '已保存' }).click()
  await page.getByRole('button', { name: '删除 副本' }).press('Enter')
  await page.getByRole('dialog', { name: '删除测算' }).getByRole('button', { name: '删除' }).press('Enter')
  await expect(page.getByRole('button', { name: '删除 副本' })).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveCount(1)
})

const SHEET = [
  'SKU,售价,采购成本,头程运费,长 (in),宽 (in),高 (in),重量 (lb),类目,销售日期',
  '赚钱杯,29.99,8,2,10,8,5,0.8,家居与厨房,2026-06-15',
  '亏钱杯,29.99,18,2,10,8,5,0.8,家居与厨房,2026-06-15',
  '写错杯,面议,8,2,10,8,5,0.8,家居与厨房,2026-06-15',
].join('\n')

const cellsOf = (bytes: Uint8Array) => readSheet(bytes).rows.map(({ cells }) => cells)

test('a value typed before the account is known stays, and what the seller had before can be restored', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  let answer = Promise.withResolvers<void>()
  await page.route(/account\/info/, (route) => answer.promise.then(() => route.fallback()))
  const answerNow = async () => {
    answer.resolve()
    await expect(page.getByRole('button', { name: '充值', exact: true })).toBeVisible()
  }
  await page.goto(SCREEN)
  await field(page, '售价').fill('31.5')
  await field(page, '售价').blur()
  await answerNow()
  await page.reload()
  await expect(field(page, '售价')).toHaveValue('31.5')

  answer = Promise.withResolvers<void>()
  await page.reload()
  await field(page, '采购成本').fill('3.21')
  await expect(field(page, '售价')).not.toHaveValue('31.5')
  await answerNow()
  await expect(field(page, '采购成本')).toBeFocused()
  await expect(field(page, '采购成本')).toHaveValue('3.21')
  await page.getByRole('button', { name: '恢复之前的输入' }).click()
  await expect(field(page, '售价')).toHaveValue('31.5')
})

test('a seller calculates a sheet, saves its results, opens one row and exports it as Excel and PDF', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto(SCREEN)
  await page.getByRole('tab', { name: '批量测算' }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '选择文件' }).click()
  await (await choosing).setFiles({ name: '夏季.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) })
  const results = page.getByRole('table', { name: '批量测算结果' })
  await expect(results.getByRole('row', { name: /^2 赚钱杯/ })).toContainText('$8.41')
  await expect(results.getByRole('row', { name: /^3 亏钱杯/ })).toContainText('亏损')
  await expect(results.getByRole('row', { name: /^4 / })).toContainText('售价“面议”：不是数字')

  const saved = await downloaded(page, '下载结果（Excel）')
  expect(saved.name).toBe('夏季 利润.xlsx')
  expect(cellsOf(saved.bytes).map((cells) => [...cells.slice(0, 2), cells[5]])).toEqual([
    ['行号', 'SKU / ASIN', '净利润'],
    [2, '赚钱杯', 8.41],
    [3, '亏钱杯', -1.59],
  ])

  await page.getByRole('radio', { name: '错误 1' }).check()
  await expect(results.getByRole('row')).toHaveCount(2)
  await page.getByRole('radio', { name: '全部 3' }).check()
  await page.getByRole('button', { name: '在测算中打开第 3 行 亏钱杯' }).click()
  await expect(page.getByText('已打开批量测算的第 3 行。')).toBeVisible()
  await expect(verdict(page)).toHaveText('每卖一件亏损 $1.59，净利率 −5.3%。')

  const workbook = await downloaded(page, '导出 Excel')
  expect(workbook.name).toBe('profit-US-2026-06-15.xlsx')
  expect(
    cellsOf(workbook.bytes)
      .find(([name]) => name === '净利润')
      ?.slice(0, 5),
  ).toEqual(['净利润', -1.59, -1.59, -1.59, 'USD'])
  const paper = await downloaded(page, '导出 PDF')
  expect(paper.name).toBe('profit-US-2026-06-15.pdf')
  expect(new TextDecoder().decode(paper.bytes.subarray(0, 5))).toBe('%PDF-')

  await page.getByRole('tab', { name: '批量测算' }).click()
  await expect(results.getByRole('row', { name: /^3 亏钱杯/ })).toBeVisible()
  await page.getByRole('tab', { name: '已保存' }).click()
  await expect(page.getByText('还没有保存的测算')).toBeVisible()
})
