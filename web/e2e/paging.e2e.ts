import type { Page } from 'playwright/test'
import { reports } from '#contracts/api/reports/reports.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { createFinishedReport, createReport, expect, SAMPLE_ASIN, test, type World } from './support.ts'

const LIST = '/products/asin_fx/index'

/** Creates more than a page of reports: on two products and on the competitors in their reports. Returns the count. */
async function createMoreThanAPage(world: World, token: string): Promise<number> {
  const known = new Set<string>()
  for (const asin of [SAMPLE_ASIN, 'B0LONGNAME']) {
    const { sections } = await createFinishedReport(world, token, asin)
    const rivals = JSON.stringify(sections.find(({ key }) => key === 'competitors')).match(/\bB0[A-Z0-9]{8}\b/g) ?? []
    for (const rival of rivals) known.add(rival)
  }
  for (const asin of known) {
    await createReport(world, token, asin)
    // Finish each report before the next, because twenty reports exceed the time limit of `settle` on a busy machine.
    await world.settle()
  }
  const { total } = await world.callAs(token)(reports.productList, { query: {} })
  expect(total).toBeGreaterThan(PAGE_SIZE)
  return total
}

const cards = (page: Page) => page.getByRole('list', { name: '我的报告' }).getByRole('article')

test('more than twenty reports take two pages; the URL contains the page, and the back link of a report returns to it', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const total = await createMoreThanAPage(world, await asSeller())
  await page.goto(LIST)
  await expect(cards(page)).toHaveCount(PAGE_SIZE)
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(`${LIST}?page=2`)
  await expect(cards(page)).toHaveCount(total - PAGE_SIZE)
  await page.reload()
  await expect(cards(page)).toHaveCount(total - PAGE_SIZE)
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect(cards(page)).toHaveCount(PAGE_SIZE)

  await page.goForward()
  await expect(cards(page)).toHaveCount(total - PAGE_SIZE)
  await cards(page).last().focus()
  await cards(page).last().getByRole('link', { name: '查看报告' }).click()
  const crumbs = page.getByRole('navigation', { name: '当前位置' })
  await expect(crumbs.getByRole('link', { name: 'ASIN 分析' })).toHaveAttribute('href', `${LIST}?page=2`)
  await page.getByRole('main').getByRole('link', { name: '返回列表' }).click()
  await expect(page).toHaveURL(`${LIST}?page=2`)
})

test('a page number beyond the last shows the last page', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  await createReport(world, await asSeller(), SAMPLE_ASIN)
  await page.goto(`${LIST}?page=7`)
  await expect(page).toHaveURL(LIST)
  await expect(cards(page)).toHaveCount(1)
})
