import { hasVersions, updatedAsin } from './report-steps.ts'
import { expect, orderedReport, SAMPLE_ASIN, test } from './support.ts'

const ADDRESS = `/product/online/US/${SAMPLE_ASIN}`
const DAY_MS = 86_400_000

test('an updated report tells what changed, and its former version is read, marked as such, and left again', async ({
  page,
  world,
  asSeller,
}) => {
  let token = await asSeller()
  const id = await orderedReport(world, token, SAMPLE_ASIN)
  await hasVersions(world, token, id, 1)
  await page.goto(ADDRESS)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: '报告版本' })).toBeHidden()

  await page.goto('about:blank')
  // Past the peak season: the fee tables are others.
  await world.clock.advance(90 * DAY_MS)
  // No session lasts as long.
  token = await asSeller()
  await updatedAsin(world, token, id)
  await hasVersions(world, token, id, 2)
  await page.goto(ADDRESS)
  const versions = page.getByRole('region', { name: '报告版本' })
  const first = page.locator('#section-overview')
  await expect(first.getByRole('table', { name: '较此前版本的变化' })).toContainText('持平')
  await expect(first).toContainText('两版报告中主体数据的日期相同')

  const read = versions.getByLabel('查看版本')
  await expect(read.locator('option')).toHaveCount(2)
  await read.selectOption('1')
  await expect(page).toHaveURL(/\?revision=1$/)
  await expect(versions.getByRole('note')).toContainText('历史版本')
  await expect(first.getByRole('table', { name: '较此前版本的变化' })).toBeHidden()
  // What is downloaded and updated is the latest.
  await expect(page.getByRole('button', { name: '下载 PDF' })).toBeHidden()

  await versions.getByRole('button', { name: '返回最新版本' }).click()
  await expect(page).toHaveURL(ADDRESS)
  await versions.getByLabel('对比版本').selectOption('1')
  await expect(page).toHaveURL(/\?since=1$/)
  await expect(first.getByRole('table', { name: '较此前版本的变化' })).toBeVisible()
  await expect(page.getByRole('button', { name: '下载 PDF' })).toBeVisible()
})

test('a version that there is not is told as such, and leads to the latest', async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await hasVersions(world, token, await orderedReport(world, token, SAMPLE_ASIN), 1)
  await page.goto(`${ADDRESS}?revision=7`)
  await expect(page.getByRole('alert')).toContainText('没有这个版本')
  await page.getByRole('button', { name: '返回最新版本' }).click()
  await expect(page.getByRole('button', { name: '下载 PDF' })).toBeVisible()
})
