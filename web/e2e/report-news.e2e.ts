import { STORY } from '#fixtures/story.ts'
import { createMarketReport } from './report-steps.ts'
import { balance, createReport, expect, expectNoToast, expectToast, orderReport, SAMPLE_ASIN, test } from './support.ts'

const RUNNING = /^\(\d+%\) /

test('the title shows the progress of a report on every page, and a toast appears when it is ready', async ({
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
  await expectToast(page, '报告已生成')
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
  await createMarketReport(world, token, STORY.niche)
  await page.goto('/knowledge')
  await expect(page).toHaveTitle(RUNNING)
  await expect(balance(page)).not.toHaveText('1,000.00')
  await world.scenario('reportFailing')
  await world.scenario('reportStuck', { on: false })
  await expectToast(page, '报告生成失败')
  await expect(balance(page)).toHaveText('1,000.00')
  await page.getByRole('link', { name: '查看原因' }).click()
  await expect(page).toHaveURL(/\/market\/report\?id=/)
})

test('a report that finishes on screen shows no toast', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  await asSeller()
  await world.scenario('reportStuck')
  await orderReport(page, SAMPLE_ASIN)
  await expect(page).toHaveTitle(RUNNING)
  await world.scenario('reportStuck', { on: false })
  await expect(page.getByRole('status').filter({ hasText: '报告已生成' })).toBeVisible()
  await expect(page).not.toHaveTitle(RUNNING)
  await expectNoToast(page, '查看报告')
})

test('title and toast stay correct without the event stream', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await page.route('**/api/report/progress', (route) => route.abort())
  await world.scenario('reportStuck')
  await createReport(world, token, SAMPLE_ASIN)
  await page.goto('/knowledge')
  await expect(page).toHaveTitle(RUNNING)
  // If polling fails too, the progress is unknown.
  await page.route('**/api/report/*List*', (route) => route.abort())
  await expect(page).not.toHaveTitle(RUNNING)
  await page.unroute('**/api/report/*List*')
  await expect(page).toHaveTitle(RUNNING)
  await world.scenario('reportStuck', { on: false })
  await expectToast(page, '报告已生成')
  await expect(page).not.toHaveTitle(RUNNING)
})

test('one tab listens for all tabs, another takes over when that tab closes, and the visible tab shows the toast', {
  tag: '@nightly',
}, async ({ page, context, world, asSeller }) => {
  const token = await asSeller()
  await world.scenario('reportStuck')
  await createReport(world, token, SAMPLE_ASIN)
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
