import { STORY } from '#fixtures/story.ts'
import { createMarketReport, updateAsinReport, updateMarketReport, waitForVersions } from './report-steps.ts'
import { createReport, expect, SAMPLE_ASIN, test } from './support.ts'

const ADDRESS = `/product/online/US/${SAMPLE_ASIN}`
const DAY_MS = 86_400_000

test('an updated report lists its changes, and its previous version can be read', async ({ page, world, asSeller }) => {
  let token = await asSeller()
  const id = await createReport(world, token, SAMPLE_ASIN)
  await waitForVersions(world, token, id, 1)
  await page.goto(ADDRESS)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: '报告版本' })).toBeHidden()
  // Wait until the account is loaded. Otherwise this page could still end the next session, whose cookie differs.
  await expect(page.getByTitle('算力余额')).toContainText('.00')

  await page.goto('about:blank')
  // Move past the peak season, so that other fees apply.
  await world.clock.advance(90 * DAY_MS)
  // The session has expired meanwhile.
  token = await asSeller()
  await updateAsinReport(world, token, id)
  await waitForVersions(world, token, id, 2)
  await page.goto(ADDRESS)
  const versions = page.getByRole('region', { name: '报告版本' })
  const first = page.locator('#section-overview')
  await expect(first.getByRole('table', { name: '较此前版本的变化' })).toContainText('毛利率')
  await expect(first).toContainText('项指标没有变化')
  await expect(first).toContainText('两版报告中主体数据的日期相同')

  const read = versions.getByLabel('查看版本')
  await expect(read.locator('option')).toHaveCount(2)
  await read.selectOption('1')
  await expect(page).toHaveURL(/\?revision=1$/)
  await expect(versions.getByRole('note')).toContainText('历史版本')
  await expect(first.getByRole('table', { name: '较此前版本的变化' })).toBeHidden()
  await expect(page.getByRole('button', { name: '下载 PDF' })).toBeHidden()

  await versions.getByRole('button', { name: '返回最新版本' }).click()
  await expect(page).toHaveURL(ADDRESS)
  await versions.getByLabel('对比版本').selectOption('1')
  await expect(page).toHaveURL(/\?since=1$/)
  await expect(first.getByRole('table', { name: '较此前版本的变化' })).toBeVisible()
  await expect(page.getByRole('button', { name: '下载 PDF' })).toBeVisible()
})

test('a missing version says so and links to the latest', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await waitForVersions(world, token, await createReport(world, token, SAMPLE_ASIN), 1)
  await page.goto(`${ADDRESS}?revision=7`)
  await expect(page.getByRole('alert')).toContainText('没有这个版本')
  await page.getByRole('button', { name: '返回最新版本' }).click()
  await expect(page.getByRole('button', { name: '下载 PDF' })).toBeVisible()
})

test('a market version that fails to load can be retried, and one in an older report format has no comparison', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  const id = await createMarketReport(world, token, STORY.niche)
  await waitForVersions(world, token, id, 1)
  await updateMarketReport(world, token, id)
  await waitForVersions(world, token, id, 2)
  await world.fault({ call: 'GET /api/report/version', fault: 'drop' })
  await page.goto(`/market/online/${STORY.niche}?revision=1`)
  await expect(page.getByRole('alert')).toContainText('历史版本未能打开网络连接失败，请检查网络后重试')
  await world.clearFaults()
  await page.getByRole('button', { name: '重试' }).click()
  const versions = page.getByRole('region', { name: '报告版本' })
  await expect(versions.getByRole('note')).toContainText('历史版本')
  await expect(page.getByRole('heading', { level: 2, name: '结论与核心指标' })).toBeVisible()

  // Reports of older versions lack the field `measures`, which a comparison needs.
  await page.route('**/api/report/version?*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.data.report.version = 1
    delete body.data.report.measures
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(`/market/online/${STORY.niche}?since=1`)
  await expect(versions).toContainText('所选版本由旧版模型生成，没有可对比的指标，无法计算变化。')
  await expect(page.locator('#section-verdict').getByRole('table', { name: '较此前版本的变化' })).toBeHidden()
})
