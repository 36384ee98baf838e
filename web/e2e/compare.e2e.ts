import { STORY } from '#fixtures/story.ts'
import { createMarketReport, waitForVersions } from './report-steps.ts'
import { card, createReport, expect, SAMPLE_ASIN, test } from './support.ts'

test('two reports selected in the list are compared side by side, also on a phone', async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  for (const asin of [SAMPLE_ASIN, STORY.longTitle])
    await waitForVersions(world, token, await createReport(world, token, asin), 1)
  const desktop = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products/asin_fx/index')
  const first = card(page, `${SAMPLE_ASIN} US 已完成`)
  await first.getByRole('checkbox').check()
  // The checkbox is beside the state; the date is below both.
  const [choice, state, date] = await Promise.all(
    [first.getByRole('checkbox'), first.getByText('已完成', { exact: true }), first.getByRole('time')].map((each) =>
      each.boundingBox(),
    ),
  )
  expect(Math.abs((choice?.y ?? 0) - (state?.y ?? 0))).toBeLessThan(8)
  expect(date?.y).toBeGreaterThan((choice?.y ?? 0) + 10)
  if (desktop) await page.setViewportSize(desktop)
  const bar = page.getByRole('region', { name: '报告对比' })
  await expect(bar).toContainText('再选 1 份')
  await card(page, `${STORY.longTitle} US 已完成`).getByRole('checkbox').check()
  await bar.getByRole('link', { name: '对比 2 份报告' }).click()

  await expect(page).toHaveURL(/\/product\/compare\?ids=\d+,\d+$/)
  const table = page.getByRole('table', { name: '报告对比' })
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect(table.getByText('占优').first()).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const head = table.getByRole('rowheader').first()
  await page.getByRole('group', { name: '报告对比' }).evaluate((scroller) => {
    scroller.scrollLeft = scroller.scrollWidth
  })
  // The row headers stay visible while scrolling.
  await expect(head).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await table.getByRole('link', { name: '查看报告' }).first().click()
  await expect(page).toHaveURL(/\/product\/online\/US\//)
})

test('a comparison shows niches in different currencies and says how many reports no longer exist', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  const ids = []
  for (const niche of [STORY.niche, STORY.germanNiche]) {
    const id = await createMarketReport(world, token, niche)
    await waitForVersions(world, token, id, 1)
    ids.push(id)
  }
  await page.goto(`/market/compare?ids=${ids.join()},999`)
  await expect(page.getByRole('alert')).toContainText('有 1 份报告无法读取')
  await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText('市场分析')
  const price = page.getByRole('row', { name: /均价/ })
  await expect(price).toContainText('$')
  await expect(price).toContainText('€')
  await expect(price).not.toContainText('占优')
})

test('a comparison of fewer than two reports links to the lists', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/product/compare?ids=1')
  await page.getByRole('link', { name: '市场报告列表' }).click()
  await expect(page).toHaveURL('/products/sc_fx/index')
})

test('up to four reports can be chosen or removed, and those that cannot be read or compared are named', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  const asins = [SAMPLE_ASIN, STORY.longTitle, 'B008F5M9RQ', 'B017YNRQNF', 'B025JIUWOT']
  for (const asin of asins) await createReport(world, token, asin)
  await world.settle()
  await page.goto('/products/asin_fx/index')
  const bar = page.getByRole('region', { name: '报告对比' })
  const choice = (asin: string) => page.getByRole('checkbox', { name: `加入对比：${asin}` })
  for (const asin of asins.slice(0, 4)) await choice(asin).check()
  await expect(choice('B025JIUWOT')).toBeDisabled()
  await expect(page.getByTitle('最多同时对比 4 份报告')).toBeVisible()
  await bar.getByRole('button', { name: '清空' }).click()
  await expect(bar).toBeHidden()
  for (const asin of asins.slice(0, 3)) await choice(asin).check()
  await world.fault({ call: 'GET /api/report/version', fault: 'drop' })
  await bar.getByRole('link', { name: '对比 3 份报告' }).click()
  await expect(page.getByRole('alert')).toContainText('报告未能读取网络连接失败，请检查网络后重试')
  await world.clearFaults()
  await page.getByRole('button', { name: '重试' }).click()
  const table = page.getByRole('table', { name: '报告对比' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await table.getByRole('button', { name: '移出对比：B008F5M9RQ' }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect(table.getByRole('button', { name: /^移出对比/ })).toHaveCount(0)

  // Reports of older versions lack the field `measures`, which a comparison needs.
  await page.route('**/api/report/version?*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.data.report.version = 1
    delete body.data.report.measures
    await route.fulfill({ response: answer, json: body })
  })
  await page.reload()
  await expect(page.getByText(/B0SAMPLE01 \/ B0LONGNAME 由旧版模型生成，没有可对比的指标/)).toBeVisible()
})
