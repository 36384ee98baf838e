import type { Page } from 'playwright/test'
import { expect, test } from './support.ts'

const field = (page: Page) => page.getByRole('combobox', { name: '搜索功能和数据' })
const selected = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true })

const PALETTE_CODE = /\/palette-[^/]*\.js$/

test('a seller finds a screen by its pinyin and a niche from the palette, and all results on the page', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: '数据看板' })).toBeVisible()
  // The first characters are typed while the code of the palette still loads.
  const asked = page.waitForRequest(PALETTE_CODE)
  const load = Promise.withResolvers<void>()
  await page.route(PALETTE_CODE, (route) => load.promise.then(() => route.continue()))
  await page.keyboard.press('ControlOrMeta+K')
  await asked
  await page.keyboard.type('gjc')
  load.resolve()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('wj')
  await expect(selected(page)).toHaveText('关键词挖掘')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products/keyword-miner')

  await page.keyboard.press('ControlOrMeta+K')
  await field(page).fill('旅行杯')
  const markets = page.getByRole('group', { name: /^市场/ })
  await expect(markets.getByRole('option').first()).toContainText('旅行杯')
  await expect(markets).toContainText('样例数据')
  // No address is shown anywhere.
  await expect(page.getByRole('listbox')).not.toContainText('/')
  await page.keyboard.press('ArrowUp')
  await expect(selected(page)).toHaveText('查看“旅行杯”的全部结果')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await selected(page).getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search/global-search?q=${encodeURIComponent('旅行杯')}`)
  await expect(page.getByRole('searchbox', { name: '搜索内容' })).toHaveValue('旅行杯')
  await expect(page.getByRole('region', { name: '关键词' })).toBeVisible()

  const search = page.getByRole('searchbox', { name: '搜索内容' })
  await search.fill('travel mug')
  const products = page.getByRole('region', { name: '商品' })
  const inGermany = page.getByRole('region', { name: '市场' }).getByRole('link', { name: /^市场：查看 DE 的全部/ })
  await expect(inGermany).toBeVisible()
  const link = products.getByRole('link', { name: /^商品：查看 UK 的全部/ })
  const total = /(\d+) 条$/.exec((await link.getAttribute('aria-label')) ?? '')?.[1]
  await link.click()
  await expect(page).toHaveURL('/select/product?words=travel+mug&marketplace=UK&data=sample')
  await expect(page.getByText(new RegExp(`^${total} / `))).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('travel mug')
  await page
    .getByRole('region', { name: '外观专利' })
    .getByRole('link', { name: /^外观专利：查看 US 的全部/ })
    .click()
  await expect(page).toHaveURL('/patent?title=travel+mug&office=US')
  await page.reload()
  await expect(page.getByRole('textbox', { name: '专利名称关键词' })).toHaveValue('travel mug')
})

test('an ASIN, a patent number and rubbish each find just what they name', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/search/global-search')
  await page.getByRole('button', { name: 'backpack' }).click()
  await expect(page.getByRole('region', { name: '商品' })).toBeVisible()
  const search = page.getByRole('searchbox', { name: '搜索内容' })
  await search.fill('https://www.amazon.com/dp/B0SAMPLE01?th=1')
  await expect(page.getByText('共找到 1 条结果')).toBeVisible()
  await expect(page.getByRole('region', { name: '商品' }).getByRole('listitem').last()).toContainText('B0SAMPLE01')
  await search.fill('D1066001')
  await expect(page.getByRole('region', { name: '外观专利' })).toContainText('D1066001')
  await expect(page.getByRole('region', { name: '商品' })).toHaveCount(0)
  await search.fill('B0UNKNOWN9')
  await expect(page.getByText('数据中没有这个 ASIN。请检查是否输入正确。')).toBeVisible()
  await search.fill('***👍')
  await expect(page.getByText('换一个更短或更常见的词试试，中文和站点语言都可以搜索。')).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('Nothing found').first()).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search for' })).toHaveValue('***👍')
})
