import type { Page } from 'playwright/test'
import { patents } from '#contracts/api/rights/patents.ts'
import { expect, test, type World } from './support.ts'

const LATEST = '/patent-new'
/** Two dates between which patents are granted in the sample data. */
const BEFORE = '2026-11-12T08:00:00Z'
const AFTER = '2026-12-03T08:00:00Z'

const gallery = (page: Page) => page.getByRole('list', { name: '新授权的专利' })
const weeks = (page: Page) => page.getByRole('list', { name: '按周授权数量' })

const latestGrants = (world: World, token: string) =>
  world.callAs(token)(patents.getNewLocList, { body: { size: 100 } })

test('the latest week is shown first; week, class, office and search filter the grants', async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  const call = world.callAs(token)
  const totals = await call(patents.getNewLocTotal)
  const { total } = await latestGrants(world, token)
  await page.goto(LATEST)
  await expect(gallery(page).getByRole('article')).toHaveCount(Math.min(total, 20))
  await expect(weeks(page).getByRole('button')).toHaveCount(totals.weeks.length)
  await page.goto(`${LATEST}?page=99`)
  await expect(gallery(page).getByRole('article').first()).toBeVisible()
  await expect(weeks(page).getByRole('button', { pressed: true })).toContainText(totals.weeks[0]?.from.slice(5) ?? '-')

  const most = totals.weeks.toSorted((a, b) => b.total - a.total)[0]
  if (!most) throw new Error('The sample world has no grants')
  await weeks(page)
    .getByRole('button', { name: `${most.from} 至 ${most.to}` })
    .click()
  await expect(page).toHaveURL(`${LATEST}?week=${most.week}`)
  await expect(page.getByRole('heading', { name: `${most.from} 至 ${most.to}：${most.total} 件` })).toBeVisible()

  const ofWeek = totals.classes.filter(({ week }) => week === most.week)
  const common = ofWeek.toSorted((a, b) => b.total - a.total)[0]
  if (!common) throw new Error('The week has no classes')
  await page
    .getByRole('list', { name: '洛迦诺分类' })
    .getByRole('button', { name: new RegExp(`^${common.loc} `) })
    .click()
  await expect(page.getByText(`共 ${common.total} 件`)).toBeVisible()

  const { row } = await call(patents.getNewLocList, { body: { week: most.week, loc: common.loc } })
  const one = row[0]
  if (!one) throw new Error('The class has no grants')
  await page.getByRole('searchbox').fill(one.publicationNumber)
  await expect(gallery(page).getByRole('article')).toHaveCount(1)
  await page.getByLabel('受理局').selectOption(one.office === 'BR' ? 'MX' : 'BR')
  await expect(page.getByText('这一周没有符合条件的专利')).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: '都不能说明真实品牌' })).toBeVisible()
  await page.getByRole('button', { name: '显示本周全部' }).click()
  await expect(gallery(page).getByRole('article')).toHaveCount(Math.min(most.total, 20))
})

test('grants since the last visit are marked as new until the next visit', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await world.clock.set(BEFORE)
  await asSeller()
  await page.goto(LATEST)
  const fresh = weeks(page).getByRole('button', { name: '· 新' })
  await expect(weeks(page).getByRole('button')).toHaveCount(12)
  await expect(fresh).toHaveCount(0)

  await world.clock.set(AFTER)
  await page.reload()
  await expect(fresh).not.toHaveCount(0)
  await expect(page.getByText(/周新增了授权，已标出/)).toBeVisible()
  await expect(gallery(page).getByText('新', { exact: true }).first()).toBeVisible()

  await page.getByRole('tab', { name: '保存的检索' }).click()
  await expect(page.getByText('还没有保存的检索')).toBeVisible()
  await page.getByRole('tab', { name: '每周新授权' }).click()
  await expect(fresh).not.toHaveCount(0)
  await expect(page.getByText(/周新增了授权，已标出/)).toBeVisible()

  await page.reload()
  await expect(page.getByText(/以来没有新增授权/)).toBeVisible()
  await expect(fresh).toHaveCount(0)
})

test('a patent opens over the list with its drawings and data, and Back closes it', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const { row } = await latestGrants(world, await asSeller())
  const one = row[0]
  if (!one) throw new Error('The sample world has no grants')
  await page.goto(LATEST)
  await gallery(page)
    .getByRole('article')
    .filter({ hasText: one.publicationNumber })
    .getByRole('button', { name: one.titleZh ?? one.title })
    .click()
  await expect(page).toHaveURL(`${LATEST}?patent=${one.id}`)
  const dialog = page.getByRole('dialog', { name: '专利详情' })
  await expect(dialog.getByText(one.publicationNumber)).toBeVisible()
  await expect(dialog.getByText('不构成法律意见')).toBeVisible()
  await expect(dialog.getByText('样例数据').first()).toBeVisible()
  const drawing = dialog.getByRole('region', { name: '图片' }).getByRole('img').first()
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(LATEST)
})

test('a patent that does not exist says so', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(`${LATEST}?patent=999999999`)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('专利未能打开')
})

test('without any grants the page shows an empty state', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  await world.clock.set('1990-01-02T08:00:00Z')
  await asSeller()
  await page.goto(LATEST)
  await expect(page.getByText('还没有专利数据')).toBeVisible()
})

test('counts and grants that fail to load show an error and load on retry', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  for (const [call, title] of [
    ['getNewLocTotal', '授权数量未能读取'],
    ['getNewLocList', '专利未能读取'],
  ] as const) {
    await page.route(`**/api/AiAmazon/${call}`, (route) => route.abort())
    await page.goto(LATEST)
    await expect(page.getByRole('alert')).toContainText(title)
    await expect(page.getByRole('alert')).toContainText('网络连接失败，请检查网络后重试')
    await page.unroute(`**/api/AiAmazon/${call}`)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(gallery(page).getByRole('article').first()).toBeVisible()
  }
})
