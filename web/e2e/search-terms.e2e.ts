import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from './support.ts'

const countIn = (page: Page) => page.getByText(/^[\d,]+ \/ [\d,]+ 个$/)
const totalOf = async (page: Page) => Number((await countIn(page).textContent())?.split(' / ')[0]?.replaceAll(',', ''))
const settled = (page: Page, name: string) =>
  expect(page.getByRole('table', { name }).locator('[aria-busy]')).toHaveCount(0)

test('a seller picks terms by a model and a range, changes the period, and follows a term to its products', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/search/aba-select-keyword')
  const words = page.getByRole('searchbox', { name: '搜索词' })
  await words.fill('mug')
  await words.press('Enter')
  await expect(page).toHaveURL(/\?q=mug$/)
  const table = page.getByRole('table', { name: '搜索词列表' })
  await settled(page, '搜索词列表')
  const mugs = await totalOf(page)

  await page.getByRole('button', { name: '热门' }).click()
  await expect(page).toHaveURL(/model=hot/)
  await expect(page.getByText('门槛由我们设定：搜索最多的词：ABA 周排名 ≤ #5,000。')).toBeVisible()
  const chips = page.getByRole('list', { name: '已设置的条件' })
  await expect(chips).toContainText('模型：热门')
  await expect.poll(() => totalOf(page)).toBeLessThan(mugs)

  await page.getByText('筛选条件', { exact: true }).click()
  const atMost = page.getByRole('textbox', { name: '点击总占比，最大值' })
  await atMost.fill('60')
  await atMost.press('Enter')
  await expect(chips).toContainText('点击总占比 ≤ 60.0%')

  await page.getByRole('radio', { name: '月' }).check()
  await expect(page).toHaveURL(/kind=month/)
  await expect(page.getByText('搜索最多的词：搜索量 ≥ 100,000。')).toBeVisible()
  await page.getByRole('combobox', { name: '哪一月' }).selectOption('2026-08')
  await expect(page.getByText('点击商品与占比取自最新数据')).toBeVisible()
  await chips.getByRole('button', { name: '清除全部' }).click()
  await expect(page).toHaveURL(/\?q=mug&kind=month&period=2026-08$/)
  await expect.poll(() => totalOf(page)).toBe(mugs)
  await settled(page, '搜索词列表')

  await page.getByRole('button', { name: '导出' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text.trimEnd().split('\r\n')).toHaveLength(mugs + 1)

  await table.getByRole('rowheader').first().getByRole('button', { name: '查看历史' }).click()
  const history = page.getByRole('dialog', { name: '搜索词历史' })
  await expect(history.getByRole('region', { name: '点击前三商品' }).getByRole('listitem')).toHaveCount(3)
  await page.reload()
  await expect(history.getByRole('region', { name: '按周' })).toBeVisible()
  const term = (await history.getByRole('heading', { level: 2 }).last().textContent()) ?? ''
  await history.getByRole('link', { name: '看它指向的商品' }).click()
  await expect(page).toHaveURL(/abaSelectProduct\?data=sample&kind=month&period=2026-08/)
  await expect(words).toHaveValue(term)
  await expect.poll(() => totalOf(page)).toBe(3)
})

test('a week that does not exist is named, with those that do, and the newest is one click away', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/search/aba?period=2026-11-11&q=mug')
  await expect(page.getByText(/没有“2026-11-11”的数据。现有 26 周：[\d-]+ 至 [\d-]+，以周日的日期表示/)).toBeVisible()
  await page.getByRole('button', { name: '查看最新一期' }).click()
  await expect(page).toHaveURL(/\?q=mug$/)
  await settled(page, '搜索词列表')
  expect(await totalOf(page)).toBeGreaterThan(2)
})

test('each column of the terms is hidden and shown by itself', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/search/aba')
  const heads = page.getByRole('table', { name: '搜索词列表' }).getByRole('columnheader')
  await expect(heads.filter({ hasText: '模型' })).toBeVisible()
  const namesOfHeads = async () => (await heads.allTextContents()).map((name) => name.trim())
  const before = await namesOfHeads()
  await page.getByRole('button', { name: '列', exact: true }).click()
  const columns = page.getByRole('menuitemcheckbox', { checked: true })
  await expect(columns.first()).toBeVisible()
  const names = await columns.allTextContents()
  expect(before).toEqual(expect.arrayContaining(names))
  for (const name of names) {
    const column = page.getByRole('menuitemcheckbox', { name, exact: true })
    await column.click()
    await expect.poll(namesOfHeads).toEqual(before.filter((each) => each !== name))
    await column.click()
    await expect.poll(namesOfHeads).toEqual(before)
  }
})

test('a seller finds the products that terms point to, narrows them and exports all', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/select/abaSelectProduct?q=mug')
  const table = page.getByRole('table', { name: '商品列表' })
  await settled(page, '商品列表')
  const all = await totalOf(page)
  await expect(page.getByText(/来自 [\d,]+ 个符合条件的搜索词/)).toBeVisible()

  await page.getByText('商品的筛选条件', { exact: true }).click()
  const atLeast = page.getByRole('textbox', { name: '点击第一的词数，最小值' })
  await atLeast.fill('2')
  await atLeast.press('Enter')
  await expect(page.getByRole('list', { name: '已设置的条件' })).toContainText('点击第一的词数 ≥ 2')
  await expect.poll(() => totalOf(page)).toBeLessThan(all)
  await page.getByRole('button', { name: '按平均转化占比排序' }).click()
  await expect(page).toHaveURL(/firsts=2\.\.&sort=-avgConversionShare$/)
  await page.reload()
  await settled(page, '商品列表')
  const total = await totalOf(page)

  await page.getByRole('button', { name: '导出' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1)

  const strongest = table.getByRole('row').nth(1).getByRole('cell').first().getByRole('link').first()
  const term = (await strongest.textContent()) ?? ''
  await strongest.click()
  await expect(page).toHaveURL(/\/search\/aba\?data=sample&q=.*&match=exact$/)
  await expect(page.getByRole('searchbox', { name: '搜索词' })).toHaveValue(term)
  await expect.poll(() => totalOf(page)).toBe(1)
})
