import { STORY } from '#fixtures/story.ts'
import { orderedMarket } from './report-steps.ts'
import { balance, expect, orderedReport, orderReport, SAMPLE_ASIN, tells, tellsNoMore, test } from './support.ts'

const RUNNING = /^\(\d+%\) /

test('a report that was ordered is told when it is ready, wherever the reader has gone; the title tells how far it is', async ({
  page,
  world,
  asSeller,
}) => {
  await asSeller()
  await world.scenario('reportStuck')
  await orderReport(page, SAMPLE_ASIN)
  await expect(page).toHaveURL(/\/product\/report\?id=/)
  await expect(page).toHaveTitle(RUNNING)
  await page.getByRole('link', { name: '首页' }).click()
  await page.goBack()
  await page.getByRole('banner').getByRole('link', { name: '选品罗盘，返回工作台' }).click()
  await expect(page).toHaveTitle(RUNNING)
  await world.scenario('reportStuck', { on: false })
  await tells(page, '报告已生成')
  await expect(page).not.toHaveTitle(RUNNING)
  await page.getByRole('link', { name: '查看报告' }).click()
  await expect(page).toHaveURL(`/product/online/US/${SAMPLE_ASIN}`)
  await expect(page.getByText('报告已生成', { exact: true })).toBeHidden()
})

test('a failed market report shows a toast with a link to the reason, and the power is refunded', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await world.scenario('reportStuck')
  await orderedMarket(world, token, STORY.niche)
  await page.goto('/knowledge')
  await expect(page).toHaveTitle(RUNNING)
  await expect(balance(page)).not.toHaveText('1,000.00')
  await world.scenario('reportFailing')
  await world.scenario('reportStuck', { on: false })
  await tells(page, '报告生成失败')
  await expect(balance(page)).toHaveText('1,000.00')
  await page.getByRole('link', { name: '查看原因' }).click()
  await expect(page).toHaveURL(/\/market\/report\?id=/)
})

test('shows no toast for a report that finishes on screen', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  await asSeller()
  await world.scenario('reportStuck')
  await orderReport(page, SAMPLE_ASIN)
  await expect(page).toHaveTitle(RUNNING)
  await world.scenario('reportStuck', { on: false })
  await expect(page.getByRole('status').filter({ hasText: '报告已生成' })).toBeVisible()
  await expect(page).not.toHaveTitle(RUNNING)
  await tellsNoMore(page, '查看报告')
})

test('a stream that breaks leaves neither title nor notice wrong', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await page.route('**/api/report/progress', (route) => route.abort())
  await world.scenario('reportStuck')
  await orderedReport(world, token, SAMPLE_ASIN)
  await page.goto('/knowledge')
  await expect(page).toHaveTitle(RUNNING)
  // Without an answer nobody knows how far it is.
  await page.route('**/api/report/*List*', (route) => route.abort())
  await expect(page).not.toHaveTitle(RUNNING)
  await page.unroute('**/api/report/*List*')
  await expect(page).toHaveTitle(RUNNING)
  await world.scenario('reportStuck', { on: false })
  await tells(page, '报告已生成')
  await expect(page).not.toHaveTitle(RUNNING)
})

test('one tab listens for all, another takes over when it closes, and the visible one shows the toast', {
  tag: '@nightly',
}, async ({ page, context, world, asSeller }) => {
  const token = await asSeller()
  await world.scenario('reportStuck')
  await orderedReport(world, token, SAMPLE_ASIN)
  const streams = async () => (await world.activity()).stream.length
  await page.goto('/knowledge')
  const others = [await context.newPage(), await context.newPage()]
  for (const other of others) {
    await other.goto('/knowledge')
    await expect(other).toHaveTitle(RUNNING)
  }
  expect(await streams()).toBe(1)
  await page.close()
  await expect.poll(streams).toBe(1)
  const [hidden, front] = others
  if (!hidden || !front) throw new Error('no tabs')
  await world.scenario('reportStuck', { on: false })
  await expect(front).not.toHaveTitle(RUNNING)
  await expect(hidden).not.toHaveTitle(RUNNING)
  await expect.poll(streams).toBe(0)
  const notices = await Promise.all(others.map((tab) => tab.getByText('报告已生成', { exact: true }).count()))
  expect(notices.reduce((sum, count) => sum + count, 0)).toBe(1)
})
