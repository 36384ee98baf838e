/** The profit screen, from an ASIN to a copy that a second seller opens. */
import type { Page } from 'playwright/test'
import { STORY } from '#fixtures/story.ts'
import { expect, SAMPLE_ASIN, test } from './support.ts'

const SCREEN = '/ai/profit/analysis'

const result = (page: Page) => page.getByRole('region', { name: '结果' })
/** The live region beside it follows when typing pauses. */
const verdict = (page: Page) => result(page).getByRole('paragraph').first()
const figure = (page: Page, name: string) =>
  result(page).locator('dl > div').filter({ hasText: name }).getByRole('definition').first()
/** Not the tab of the analysis with the same name. */
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).and(page.locator('input, select'))

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
  // 20.1 × 9.7 × 8.5 cm and 268 g: large standard. 7.913 × 3.819 × 3.346 in ÷ 139 = 0.727 lb are billed as 12 oz.
  await expect(field(page, '重量')).toHaveValue('268')
  await field(page, '销售日期').fill('2026-06-15')
  await expect(verdict(page)).toHaveText('有缺项，尚不能得出净利润。')

  // The link of the missing cost leads to its field.
  await result(page).getByRole('button', { name: '采购成本' }).click()
  await expect(field(page, '采购成本')).toBeFocused()
  await page.keyboard.type('6,4')
  await field(page, '头程运费').fill('$1.25')
  // 28.49 − 6.40 − 1.25 − 4.27 (15 %) − 4.35 (4.20 × 1.035) − 0.05 (0.0585 ft³ × 0.78) − 0.68 (4.8 % × half the price)
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
  await page.reload()
  await expect(field(page, '采购成本')).toHaveValue('6.4')
  await page.getByRole('button', { name: '重新开始' }).click()
  await expect(field(page, '采购成本')).toHaveValue('')

  await page.getByRole('tab', { name: '已保存' }).click()
  const saved = page.getByRole('listitem').filter({ hasText: '旅行杯' })
  await expect(saved).toContainText('$11.49')
  await saved.getByRole('button', { name: '旅行杯', exact: true }).click()
  await expect(figure(page, '净利润')).toHaveText('$11.49')

  await page.getByRole('button', { name: '分享' }).click()
  const link = await page.getByRole('dialog', { name: '分享测算' }).getByLabel('链接').inputValue()
  await context.clearCookies({ name: 'token' })
  await signIn(STORY.others.spent.phone)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: '旅行杯', level: 1 })).toBeVisible()
  await expect(figure(page, '净利润')).toHaveText('$11.49')
  await expect(page.getByRole('button', { name: '撤回' })).toHaveCount(0)
  await page.getByRole('button', { name: '另存为我的测算' }).click()
  await expect(field(page, '采购成本')).toHaveValue('6.4')
  await expect(field(page, 'ASIN')).toHaveValue('')
})
