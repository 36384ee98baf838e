import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from './support.ts'

const LIST = '关键词列表'
const PHONE = { width: 390, height: 844 }

const countIn = (page: Page) => page.getByText(/^[\d,]+ \/ [\d,]+ 个$/)
const totalOf = async (page: Page) => Number((await countIn(page).textContent())?.split(' / ')[0]?.replaceAll(',', ''))

test('a seller mines two seeds, narrows them by words, a range and a preset, opens a term and exports all', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/products/keyword-miner')
  const seeds = page.getByRole('textbox', { name: '种子词' })
  await seeds.fill('mug\nbaby bib')
  await seeds.press('Enter')
  await expect(page).toHaveURL(/\?seeds=mug%2Cbaby\+bib$/)
  await page.getByRole('radio', { name: '词组匹配' }).check()
  await expect(page.getByText('包含完整的种子词，词序一致。')).toBeVisible()
  const table = page.getByRole('table', { name: LIST })
  await expect(table.locator('[aria-busy]')).toHaveCount(0)

  await page.getByText('词频', { exact: true }).click()
  const words = page.getByRole('region', { name: '词频' }).getByRole('listitem')
  const insulated = words.filter({ hasText: 'insulated' }).getByRole('button', { name: /^insulated/ })
  const named = Number(/(\d+) 个词/.exec((await insulated.textContent()) ?? '')?.[1])
  await insulated.click()
  await expect(insulated).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => totalOf(page)).toBe(named)
  await words.getByRole('button', { name: '排除包含“commuting”的词' }).click()
  const chips = page.getByRole('list', { name: '已设置的条件' })
  await expect(chips).toContainText('包含：insulated')
  await expect(chips).toContainText('不含：commuting')
  await expect.poll(() => totalOf(page)).toBeLessThan(named)
  await chips.getByRole('button', { name: '清除全部' }).click()
  await expect(page).toHaveURL(/\?seeds=mug%2Cbaby\+bib&match=phrase$/)

  await page.getByText('筛选条件', { exact: true }).click()
  const atLeast = page.getByRole('textbox', { name: '月搜索量，最小值' })
  await atLeast.fill('100000')
  await atLeast.press('Enter')
  await expect(chips).toContainText('月搜索量 ≥ 100,000')
  const purchaseRate = page.getByRole('textbox', { name: '购买率，最小值' })
  await purchaseRate.fill('1')
  await purchaseRate.press('Enter')
  await expect(chips).toContainText('购买率 ≥ 1.0%')
  const preset = page.getByRole('button', { name: '流量分散' })
  await preset.click()
  await expect(chips).toContainText('点击总占比 ≤ 50.0%')
  await expect(chips).toContainText('月搜索量 ≥ 5,000')
  await preset.click()
  // A preset leaves the seller's own conditions, and gives back the one that it replaced.
  await expect(chips).not.toContainText('点击总占比')
  await expect(chips).toContainText('月搜索量 ≥ 100,000')
  await expect(chips).toContainText('购买率 ≥ 1.0%')
  await preset.click()
  await expect(page).toHaveURL(/seeds=mug%2Cbaby\+bib&match=phrase&.*preset=spread/)
  await expect(chips).toContainText('月搜索量 ≥ 5,000')
  await expect(page.getByText(/流量分散在很多商品上：月搜索量 ≥ 5,000，点击总占比 ≤ 50.0%。/)).toBeVisible()
  await expect(table.locator('[aria-busy]')).toHaveCount(0)
  const found = await countIn(page).textContent()
  const total = await totalOf(page)
  expect(total).toBeGreaterThan(2)

  await page.getByRole('button', { name: '导出' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  // A head, and a line for each term of the whole result.
  expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1)

  await page.reload()
  await expect(countIn(page)).toHaveText(found ?? '')
  await table.getByRole('rowheader').first().getByRole('button', { name: '查看详情' }).click()
  const details = page.getByRole('dialog', { name: '关键词详情' })
  const term = (await details.getByRole('heading', { level: 2 }).last().textContent()) ?? ''
  // Brands appear only after a second call.
  const clicked = details.getByRole('region', { name: '点击最多的商品' })
  await expect(clicked.getByText(/ · B0[A-Z0-9]{8}$/)).toHaveCount(3)
  await details.getByRole('link', { name: '用这个词搜索' }).click()
  await expect(details).toBeHidden()
  await expect(seeds).toHaveValue(term)
  await page.goBack()
  await expect(seeds).toHaveValue('mug, baby bib')
})

test('pasted terms that cannot be searched are named, and a phone goes to its cards after a search', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.setViewportSize(PHONE)
  await page.goto('/keyword/miner')
  const terms = Array.from({ length: 51 }, (_, at) => (at === 0 ? 'mug' : `term ${at}`))
  await page.getByRole('textbox', { name: '种子词' }).fill([...terms, 'x'.repeat(201)].join('\n'))
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await expect(
    page.getByText(/最多 50 个词，已去掉后面的 1 个。每个词最多 200 个字符，已去掉 1 个过长的词。/),
  ).toBeVisible()
  const cards = page.getByRole('list', { name: '关键词列表' }).getByRole('button', { name: '查看详情' })
  await expect(cards).toHaveCount(Math.min(await totalOf(page), 20))
  await expect(countIn(page)).not.toBeInViewport()
  await page.getByRole('textbox', { name: '种子词' }).fill('mug')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await expect(countIn(page)).toBeInViewport()
})

test('a seller saves a search of terms and opens it again', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/keyword/miner?seeds=mug&match=phrase&searches=100000..')
  await page.getByRole('button', { name: '已存筛选' }).click()
  const saved = page.getByRole('dialog', { name: '已存筛选' })
  await saved.getByLabel('为当前筛选命名').fill('热搜杯子')
  await saved.getByRole('button', { name: '保存当前筛选' }).click()
  await expect(saved.getByRole('link', { name: '热搜杯子' })).toBeVisible()

  await page.goto('/keyword/miner')
  await page.getByRole('button', { name: '已存筛选' }).click()
  await saved.getByRole('link', { name: '热搜杯子' }).click()
  await expect(page).toHaveURL(/seeds=mug/)
  await expect(page.getByRole('list', { name: '已设置的条件' })).toContainText('月搜索量 ≥ 100,000')
})
