import { STORY } from '#fixtures/story.ts'
import { createMarketReport } from './report-steps.ts'
import { expect, test } from './support.ts'

const LIST = '/products/sc_fx/index'

test('the market analysis requires a category keyword', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(LIST)
  await page.getByLabel('类目关键词').fill('   ')
  await page.getByRole('button', { name: 'AI 分析' }).click()
  await expect(page.getByText('类目关键词不能为空')).toBeVisible()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByLabel('类目关键词')).toBeFocused()
  await expect(page.getByLabel('类目关键词')).toHaveAttribute('maxlength', '200')
  // If the page is opened by URL, the server rejects the empty keyword with the same message.
  await page.goto('/market')
  await expect(page.getByRole('alert')).toContainText('类目关键词不能为空')
})

test('a seller chooses one of several niches; the URL holds it, and it can be changed', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(LIST)
  await page.getByLabel('类目关键词').fill(` ${STORY.marketKeyword} `)
  await page.getByRole('button', { name: 'AI 分析' }).click()
  await expect(page).toHaveURL('/market?market=travel+mug')
  await expect(page.getByRole('heading', { name: `“${STORY.marketKeyword}”匹配到 3 个细分市场` })).toBeVisible()
  const first = page.getByRole('main').getByRole('listitem').first()
  for (const word of [
    '保温旅行杯',
    'insulated travel mug',
    '样例数据',
    '360 天搜索量',
    '搜索量年增长',
    '360 天均价',
    '商品数',
  ])
    await expect(first).toContainText(word)
  await first.getByRole('link').click()
  await expect(page).toHaveURL(`/market?market=travel+mug&niche=${STORY.niche}`)
  await expect(page.getByText('16 个章节中')).toBeVisible()
  await expect(page.getByRole('button', { name: '生成报告' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: '细分市场' })).toContainText('保温旅行杯')
  await page.getByRole('link', { name: '选择其他细分市场' }).click()
  await expect(page).toHaveURL('/market?market=travel+mug')
})

test('an unknown keyword shows an empty state; the URL selects another marketplace', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/market?market=qwertz')
  await expect(page.getByText('没有找到与“qwertz”匹配的细分市场')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '换一个关键词' }).click()
  await expect(page).toHaveURL(LIST)
  await page.getByLabel('类目关键词').fill('台灯')
  await page.getByLabel('站点', { exact: true }).selectOption('DE')
  await page.getByRole('button', { name: 'AI 分析' }).click()
  await expect(page).toHaveURL(`/market?market=${encodeURIComponent('台灯')}&marketplace=DE`)
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('LED-Schreibtischlampe')
})

test('a missing market report links to the page that orders it; a URL without a niche says that the niche is missing', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await page.goto(`/market/online/${STORY.niche}`)
  await expect(page.getByRole('main').getByText('没有这份报告', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '去创建报告' }).click()
  await expect(page.getByRole('button', { name: '生成报告' })).toBeVisible()
  await page.goto('/market/online')
  await expect(page.getByRole('main').getByText('没有指定细分市场', { exact: true })).toBeVisible()

  await createMarketReport(world, token, STORY.niche)
  await page.goto(`/market?market=mug&niche=${STORY.niche}`)
  await expect(page.getByRole('heading', { name: '您已有该细分市场的报告' })).toBeVisible()
  await expect(page.getByRole('button', { name: '生成报告' })).toHaveCount(0)
})

test('URLs under /products/sc_fx/table open the same screens', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await createMarketReport(world, await asSeller(), STORY.niche)
  await world.settle()
  await page.goto(`/products/sc_fx/table?market=travel+mug`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await page.goto(`/products/sc_fx/table/online/${STORY.niche}`)
  await expect(page.getByRole('heading', { level: 1, name: '保温旅行杯' })).toBeVisible()
})
