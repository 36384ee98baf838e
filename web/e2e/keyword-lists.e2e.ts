import { readFile } from 'node:fs/promises'
import { expect, test } from './support.ts'

const LIST = '关键词列表'

test('a seller collects the first terms of a search and chosen ones, tags them, and takes words and ad cost from the list', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/products/keyword-miner?seeds=mug')
  const table = page.getByRole('table', { name: LIST })
  await table.getByRole('checkbox').first().waitFor()

  await page.getByRole('button', { name: '结果加入词库' }).click()
  const dialog = page.getByRole('dialog', { name: '加入词库' })
  const count = await dialog.getByRole('combobox', { name: '加入多少个' }).inputValue()
  await dialog.getByRole('textbox', { name: '新词库的名称（US 站）' }).fill('新品推广')
  await dialog.getByRole('button', { name: '加入', exact: true }).click()
  const notice = page.getByRole('alert').filter({ hasText: '已加入“新品推广”' })
  await expect(notice).toContainText(`新增 ${count} 个，已有 0 个`)

  await table
    .getByRole('checkbox', { name: /^选择：/ })
    .nth(0)
    .check()
  await table
    .getByRole('checkbox', { name: /^选择：/ })
    .nth(1)
    .check()
  await page.getByRole('region', { name: '已选栏' }).getByRole('button', { name: '加入词库' }).click()
  await expect(dialog.getByRole('combobox', { name: '加入到' })).toContainText('新品推广')
  await dialog.getByRole('button', { name: '加入 2 个词' }).click()
  await expect(notice).toContainText('新增 0 个，已有 2 个')
  await notice.getByRole('link', { name: '打开词库' }).click()

  await expect(page).toHaveURL(/\/keyword\/lists\?list=\d+$/)
  const terms = page.getByRole('table', { name: '词库中的词' })
  await expect(terms.getByRole('rowheader').first()).toBeVisible()
  await page.getByText('添加词', { exact: true }).click()
  await page.getByRole('textbox', { name: '输入或粘贴词' }).fill('Travel  Mug\n没人搜过的词')
  await page.getByRole('button', { name: '加入 2 个词' }).click()
  const unknown = terms.getByRole('row').filter({ hasText: '没人搜过的词' })
  await expect(unknown).toContainText('手动输入')

  await unknown.getByRole('checkbox').check()
  const tray = page.getByRole('region', { name: '已选栏' })
  await tray.getByRole('combobox', { name: '标签名称' }).fill('标题')
  await tray.getByRole('button', { name: '打标签' }).click()
  await expect(unknown).toContainText('标题')
  await page.getByRole('radio', { name: '标题（1）' }).check()
  await expect(terms.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('radio', { name: '全部' }).check()

  await terms.getByRole('checkbox', { name: /^选择前 \d+ 个$/ }).check()
  await expect(tray.getByRole('button', { name: /^移出 \d\d+ 个$/ })).toBeVisible()
  await expect(tray).toContainText('最多对比 10 个')
  await tray.getByRole('button', { name: '清空' }).click()

  await page.getByRole('button', { name: '取词写 Listing' }).click()
  const words = page.getByRole('dialog', { name: '后台搜索词' })
  await expect(words.getByRole('textbox')).toHaveValue(/\bmug\b/)
  await expect(words.getByText(/^\d+ \/ 249 字节（US 站上限）/)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '导出' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('没人搜过的词,标题,手动输入')

  await page.getByRole('button', { name: '估算广告费' }).click()
  const ads = page.getByRole('dialog', { name: '单均广告费' })
  await ads.getByRole('textbox', { name: /^转化率/ }).fill('10')
  await expect(ads.getByText(/^一单约 \$/)).toBeVisible()
  await ads.getByRole('button', { name: '带入利润测算' }).click()
  await expect(page).toHaveURL(/\/ai\/profit\/analysis/)
  await expect(page.getByText('已填入词库的单均广告费和转化率。')).toBeVisible()
})
