import { readFile } from 'node:fs/promises'
import { expect, test } from './support.ts'

const PHONE = { width: 390, height: 844 }

test('a seller forecasts an example, chooses a suggestion, saves the months and goes on to mining and back', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/search/market-prediction')
  const examples = page.getByRole('navigation', { name: '可以先看这些词：' }).getByRole('link')
  await expect(examples).toHaveCount(3)
  await examples.first().click()
  await expect(page).toHaveURL(/\?term=/)
  await expect(page.getByRole('region', { name: '预测结果' })).toContainText('未来 12 个月搜索量')

  const field = page.getByRole('combobox', { name: '搜索词或细分市场' })
  await field.fill('travel mug')
  const suggestions = page.getByRole('listbox')
  await expect(suggestions).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(/term=travel\+mug/)
  await expect(suggestions).toBeHidden()
  await field.click()
  await page
    .getByRole('option', { name: /^insulated travel mug 月搜索/ })
    .first()
    .click()
  await expect(page).toHaveURL(/term=insulated\+travel\+mug/)
  await expect(page.getByRole('heading', { name: 'insulated travel mug', exact: true })).toBeVisible()
  const months = page.getByRole('group', { name: '未来 12 个月' }).getByRole('row')
  await expect(months).toHaveCount(13)
  await expect(months.nth(1)).toContainText('2026-11')
  const check = page.getByRole('region', { name: '检验：隐藏最近的月份再预测' })
  await expect(check).toContainText('对这个词，')
  const verdict = (await check.textContent()) ?? ''
  const better = /本预测比“与去年同月相同”更准：误差 ([\d.]+)%，对比 ([\d.]+)%/.exec(verdict)
  const worse = /“与去年同月相同”不比本预测差：误差 ([\d.]+)%，本预测 ([\d.]+)%/.exec(verdict)
  const [, smaller, larger] = better ?? worse ?? []
  expect(Number(smaller)).toBeLessThanOrEqual(Number(larger))
  await expect(check).toContainText('上面的误差不代表真实市场')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载 CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  // A head, two years and the next one.
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 24 + 12)
  expect(text).toContain('2027-10,预测搜索量,')

  const first = await months.nth(1).textContent()
  await page.reload()
  await expect(months.nth(1)).toHaveText(first ?? '')

  await page.getByRole('link', { name: '挖掘相关词' }).click()
  await expect(page).toHaveURL(/\/keyword\/miner\?seeds=insulated\+travel\+mug/)
  const table = page.getByRole('table', { name: '关键词列表' })
  await table.getByRole('rowheader').first().getByRole('button', { name: '查看详情' }).click()
  await page.getByRole('dialog', { name: '关键词详情' }).getByRole('link', { name: '搜索量预测' }).click()
  await expect(page).toHaveURL(/\/search\/market-prediction\?term=/)
  await expect(months).toHaveCount(13)
})

test('a market has a forecast, also in English and on a phone', async ({ page, asSeller, setLanguage }) => {
  await setLanguage('en-US')
  await asSeller()
  await page.setViewportSize(PHONE)
  await page.goto('/products/hot-market?words=travel+mug&level=niche')
  await page
    .getByRole('link', { name: /travel mug/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Demand forecast' }).click()
  await expect(page).toHaveURL(/\/search\/market-prediction\?niche=/)
  await expect(page.getByRole('region', { name: 'Forecast', exact: true })).toContainText(
    'Searches in the next 12 months',
  )
  await expect(page.getByRole('combobox', { name: 'Search term or niche' })).toHaveValue(/travel mug/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test('a term that is not known is named, with similar ones', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/search/market-prediction')
  const field = page.getByRole('combobox', { name: '搜索词或细分市场' })
  await page.getByRole('button', { name: '预测', exact: true }).click()
  await expect(page.getByText('请输入搜索词，或从建议中选择')).toBeVisible()
  await field.fill(`mug ${'x'.repeat(5000)}`)
  await field.press('Enter')
  await expect(page.getByRole('alert')).toContainText('没有这个词的预测')
  await page.goto('/search/market-prediction?term=mugs')
  await expect(page.getByRole('alert')).toContainText('US 站点没有这个词的搜索量数据')
  await page.getByRole('navigation', { name: '数据中有这些相近的词：' }).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: '预测结果' })).toBeVisible()
})
