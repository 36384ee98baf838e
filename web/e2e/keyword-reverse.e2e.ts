import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from './support.ts'

const MINE = 'B0SAMPLE01'
const [FIRST, SECOND] = ['B0XFHXH6FJ', 'B0C3FVG70C']
const LIST = '流量词'

const countIn = (page: Page) => page.getByText(/^[\d,]+ \/ [\d,]+ 个$/)
const totalOf = async (page: Page) => Number((await countIn(page).textContent())?.split(' / ')[0]?.replaceAll(',', ''))

test('a seller pastes three links among other words, looks at gaps, opens a term, compares two weeks and exports', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/keyword/reverse?marketplace=DE')
  await expect(page.getByText('粘贴 ASIN 开始反查')).toBeVisible()
  const asins = page.getByRole('textbox', { name: '您的 ASIN 和竞品 ASIN' })
  await asins.fill(
    `我的 https://www.amazon.com/Mug/dp/${MINE}/ref=sr_1_1?keywords=mug ，对手：\n` +
      `https://www.amazon.com/gp/product/${FIRST}?th=1https://amazon.com/dp/${SECOND} B0UNKNOWN9 123`,
  )
  await asins.press('Enter')
  await expect(asins).toHaveValue(`${MINE}, ${FIRST}, ${SECOND}, B0UNKNOWN9`)
  await expect(page).toHaveURL(/\?asins=B0SAMPLE01%2CB0XFHXH6FJ%2CB0C3FVG70C%2CB0UNKNOWN9$/)
  await expect(page.getByText('不是 ASIN，已忽略：我的、对手：、123。已按链接切换到“美国”站点。')).toBeVisible()
  await expect(page.getByText('没有 B0UNKNOWN9 的数据。')).toBeVisible()
  const products = page.getByRole('list', { name: '对比的商品' }).getByRole('listitem')
  await expect(products).toHaveCount(3)
  const all = await totalOf(page)

  await page.getByRole('radio', { name: '仅竞品有排名' }).check()
  await expect.poll(() => totalOf(page)).toBeLessThan(all)
  const gaps = await totalOf(page)
  expect(gaps).toBeGreaterThan(0)
  const table = page.getByRole('table', { name: LIST })
  await expect(table.getByText('仅竞品有排名')).toHaveCount(gaps)
  await expect(table.getByRole('columnheader', { name: '竞品最高流量占比' })).toHaveAttribute('aria-sort', 'descending')

  await table.getByRole('rowheader').first().getByRole('button', { name: '查看详情' }).click()
  const details = page.getByRole('dialog', { name: '流量词详情' })
  const standings = details.getByRole('region', { name: '各商品的排名' }).getByRole('rowheader')
  await expect(standings.first()).toContainText(MINE)
  await expect(
    details.getByRole('img', { name: /的 自然排名，2026-05-17 至 2026-11-08，每个商品一条线/ }),
  ).toBeVisible()
  await expect(details.getByRole('link', { name: '用这个词搜索' })).toHaveAttribute('href', /^\/keyword\/miner\?seeds=/)
  await details.getByRole('button', { name: '关闭' }).click()

  await page.getByRole('radio', { name: '全部', exact: true }).check()
  await page.getByRole('combobox', { name: '对比周' }).selectOption('2026-06-07')
  await page.getByRole('combobox', { name: '排名变化' }).selectOption('下降')
  const fallen = page.getByRole('list', { name: '已设置的条件' })
  await expect(fallen).toContainText('排名变化：下降')
  await expect.poll(() => totalOf(page)).toBeLessThan(all)
  const total = await totalOf(page)
  await page.getByText('流量来源与两周对比').click()
  const moves = page.getByRole('table').filter({ hasText: '下降的词' })
  await expect(moves.getByRole('row', { name: /^下降的词/ })).toContainText(new RegExp(`自然 ${total}(?!\\d)`))

  await page.getByRole('button', { name: '导出' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1)

  await page.reload()
  await expect(fallen).toContainText('排名变化：下降')
  await expect.poll(() => totalOf(page)).toBe(total)
  await products.nth(1).getByRole('button', { name: '设为我的商品' }).click()
  await expect(products.first()).toContainText(FIRST)
})

test('a week without data is refused, and the newest one is a click away', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(`/keyword/reverse?asins=${MINE}&week=2020-01-05&gap=wide`)
  await expect(page.getByText(/没有 2020-01-05 这一周的数据/)).toBeVisible()
  await page.getByRole('button', { name: '改用最新一周' }).click()
  await expect(countIn(page)).toBeVisible()
  await expect(page.getByText('“差距”的值无法识别')).toBeVisible()
})
