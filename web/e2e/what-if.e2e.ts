import type { Locator, Page } from 'playwright/test'
import { cliffsWithin } from '#contracts/model/calculators/profit/cliffs.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { periodsOf } from '#contracts/model/calculators/profit/periods.ts'
import { seasonsOf } from '#contracts/model/calculators/profit/seasons.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import type { Range } from '#contracts/model/range.ts'
import type { Unit } from '#contracts/model/report/figure.ts'
import { formatFigure } from '#contracts/model/report/format.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { whatIfStart } from '#contracts/model/report/what-if.ts'
import { createFinishedReport, expect, SAMPLE_ASIN, test, type World } from './support.ts'

const formatRange = (range: Range | null, unit: Unit) => {
  const bounds = range && range.low !== range.high ? { low: range.low, high: range.high } : {}
  const figure = { label: 'whatIf.line.net', method: 'sample', asOf: '', value: range?.value ?? null, unit } as const
  return formatFigure({ ...figure, ...bounds }, 'zh-CN', 'US')
}

const startInput = (report: Report): ProfitInput => {
  const start = report.kind === 'asin' ? whatIfStart(report) : undefined
  if (!start) throw new Error('The sample product has no price')
  return start
}

async function openCalculator(page: Page, world: World, token: string) {
  const start = startInput(await createFinishedReport(world, token, SAMPLE_ASIN))
  await page.goto(`/product/online/US/${SAMPLE_ASIN}#section-what-if`)
  const panel = page.locator('#section-what-if')
  await panel.getByRole('button', { name: '用自己的数字测算' }).click()
  const inputs = panel.getByRole('group', { name: '输入', exact: true })
  return { start, panel, field: (name: string) => inputs.getByLabel(labelled(name)) }
}

const literal = (text: string) => text.replace(/[$.()+]/g, '\\$&')

/** The label of an assumed value ends with “假设”. */
const labelled = (name: string) => new RegExp(`^${literal(name)}\\s*(假设)?$`)

const outcome = (panel: Locator) => panel.getByRole('group', { name: '结果' }).locator('dl dd')

/** Compares the visible text, without the hidden descriptions of sources. */
const SEEN = { useInnerText: true }

/** Allows for the hidden source descriptions between the parts of a sentence. */
const inOrder = (...parts: string[]) => new RegExp(parts.map(literal).join('.*'))

/** Checks all results and the bars of the known costs. */
async function expectModelResult(panel: Locator, input: ProfitInput) {
  const { net, margin, roi, breakEvenAcos, lines } = unitProfit(input)
  const shares = [margin, roi, breakEvenAcos].map((share) => formatRange(share, 'percent'))
  await expect(outcome(panel)).toHaveText([formatRange(net, 'money'), ...shares], SEEN)
  await expect(panel.getByRole('status')).toHaveText(
    `净利润 ${formatRange(net, 'money')}，净利率 ${formatRange(margin, 'percent')}。`,
  )
  const bars = panel.getByRole('list', { name: '每件售价的去向' }).getByRole('listitem')
  const known = lines.flatMap(({ amount }) => (amount && amount.value > 0 ? [formatRange(amount, 'money')] : []))
  for (const amount of known) await expect(bars.filter({ hasText: amount }).first()).toBeVisible()
}

test('every input, from price to duty, changes the profit as the model computes it, and all can be reset', async ({
  page,
  world,
  asSeller,
}) => {
  const { start, panel, field } = await openCalculator(page, world, await asSeller())
  await expectModelResult(panel, start)
  await expect(panel.getByText('以下各项未知，没有计入结果：关税 · 广告费。')).toBeVisible()
  await expect(panel.getByText('假设', { exact: true })).toHaveCount(3)

  let input = start
  const typed = async (name: string, text: string, part: Partial<ProfitInput>) => {
    await field(name).fill(text)
    input = { ...input, ...part }
    await expectModelResult(panel, input)
  }
  await typed('售价', '31.99', { price: 3199 })
  await typed('货品成本', '6.4', { cost: 640 })
  await typed('头程运费', '1,25', { freight: 125 })
  await expect(panel.getByText('假设', { exact: true })).toHaveCount(1)
  await typed('ACOS', '12%', { ads: { by: 'acos', share: 0.12 } })
  await typed('退货率', '8', { returns: { ...input.returns, rate: 0.08 } })
  const tariffs = input.tariffs.map((layer) => ({ ...layer, rate: layer.kind === 'section301' ? 0.25 : null }))
  await typed('301 条款关税', '25', { tariffs })
  await expect(panel.getByText(/没有计入结果/)).toHaveCount(0)
  await typed('其他成本', '0.3', { other: 30 })

  await field('广告费计法').selectOption('unit')
  await typed('每件广告费', '2.5', { ads: { by: 'unit', amount: 250 } })
  await field('货品成本（滑块）').press('End')
  input = { ...input, cost: Number(await field('货品成本（滑块）').getAttribute('max')) * 100 }
  await expectModelResult(panel, input)
  expect(unitProfit(input).net?.value).toBeLessThan(0)
  for (const at of [0, 1, 2]) await expect(outcome(panel).nth(at)).toHaveAttribute('data-tone', 'bad')

  await panel.getByRole('button', { name: '恢复初始值' }).click()
  await expectModelResult(panel, start)
})

test('a price just above a fee threshold shows a better price on either side; the season follows the date of sale', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const { start, panel, field } = await openCalculator(page, world, await asSeller())
  const cliffAt = (price: number) => {
    const [cliff] = cliffsWithin({ ...start, price })
    if (!cliff?.regain) throw new Error(`No fee threshold near ${price}`)
    return { ...cliff, regain: cliff.regain }
  }
  const exactly = (amount: number) => formatRange({ value: amount, low: amount, high: amount }, 'money')
  const over = cliffAt(1010)
  await field('售价').fill('10.10')
  const [edge, gain, regain] = [exactly(over.below), formatRange(over.gain, 'money'), exactly(over.regain)]
  await expect(panel.getByText('现价刚刚越过')).toHaveText(
    inOrder('降到', edge, '每件反而多得', gain, '要维持涨价，须到', regain),
  )
  await expectModelResult(panel, { ...start, price: 1010 })
  await field('售价').fill(String(over.regain / 100))
  await expect(panel.getByText('多收的部分已经补回')).toHaveText(inOrder('现价已不低于', regain))
  await field('售价').fill('9.99')
  await expect(panel.getByText('涨价一旦越过')).toHaveText(inOrder(edge, '须到', regain))

  const peak = seasonsOf({ ...start, on: '2026-11-20' }).fulfilment
  await field('售价').fill('28.49')
  await field('销售日期').fill('2026-11-20')
  await expect(panel.getByText('销售日处于配送费旺季')).toHaveText(
    inOrder('2026-10-15 至 2027-01-14', formatRange(peak?.rise ?? null, 'money')),
  )
  await expectModelResult(panel, { ...start, on: '2026-11-20' })
  await field('销售日期').fill('2026-06-15')
  await expect(panel.getByText(/^配送费旺季（2026-10-15 至 2027-01-14）每件配送费将多/)).toBeVisible()
  await expectModelResult(panel, { ...start, on: '2026-06-15' })
  await expect(panel.getByRole('table', { name: '不同销售日期的单件利润' }).getByRole('row')).toHaveCount(
    periodsOf(start).filter(({ fulfilment }) => fulfilment !== null).length + 1,
  )
  // No fee table covers this date, so the seller must enter the fee.
  await field('销售日期').fill('2027-03-01')
  await expect(panel.getByText('缺少FBA 配送费，无法得出净利润；填入后即可计算。')).toBeVisible()
  await expect(outcome(panel).first()).toHaveText('—', SEEN)
  await panel.getByText('自有费率（选填，代替费率表）').click()
  await field('每件配送费').fill('7.10')
  await expectModelResult(panel, { ...start, on: '2027-03-01', own: { ...start.own, fba: 710 } })
})

test('an invalid input shows an error at its field and clears the result; an empty cost gives no profit', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const { start, panel, field } = await openCalculator(page, world, await asSeller())
  for (const [name, wrong, says] of [
    ['售价', '0', '请输入大于 0 的数字'],
    ['售价', '', '请输入大于 0 的数字'],
    ['头程运费', '-3', '请输入不小于 0 的数字'],
    ['退货率', 'abc', '请输入不小于 0 的数字'],
    ['销售日期', '', '请输入日期'],
  ] as const) {
    const before = await field(name).inputValue()
    await field(name).fill(wrong)
    await expect(field(name)).toHaveAccessibleDescription(says)
    const results = panel.getByRole('group', { name: '结果' })
    await expect(results.getByText('有一项输入无效', { exact: false }).first()).toBeVisible()
    await expect(results.getByRole('definition')).toHaveCount(0)
    await expect(results).not.toContainText('$')
    await field(name).fill(before)
    await expect(panel.getByText(says)).toHaveCount(0)
    await expectModelResult(panel, start)
  }
  await field('货品成本').fill('')
  await expect(panel.getByText('缺少货品成本，无法得出净利润；填入后即可计算。')).toBeVisible()
  await expect(outcome(panel).first()).toHaveText('—', SEEN)
})

test('the profit calculator opens with the typed values, marks assumed ones, and links back to the report', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const { start, panel, field } = await openCalculator(page, world, await asSeller())
  await field('售价').fill('31.99')
  await field('货品成本').fill('6.4')
  const input = { ...start, price: 3199, cost: 640 }
  await expectModelResult(panel, input)

  await panel.getByRole('link', { name: '在利润测算工具中打开' }).click()
  const tool = page.getByRole('group', { name: '输入', exact: true })
  await expect(tool.getByLabel('售价', { exact: true })).toHaveValue('31.99')
  await expect(tool.getByLabel('采购成本', { exact: true })).toHaveValue('6.4')
  await expect(tool.getByLabel(labelled('头程运费'))).toHaveValue(String((start.freight ?? 0) / 100))
  await expect(tool.getByText('假设', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '已带入报告中的测算' })).toBeVisible()
  const net = page.getByRole('region', { name: '结果' }).locator('dl > div').filter({ hasText: '净利润' })
  await expect(net.getByRole('definition').first()).toHaveText(formatRange(unitProfit(input).net, 'money'))

  await page.getByRole('link', { name: '返回分析报告' }).click()
  await expect(field('货品成本')).toHaveValue('6.4')
  await expectModelResult(panel, input)
})
