import { card, confirmPrice, createFinishedReport, createReport, expect, SAMPLE_ASIN, test } from './support.ts'

const LIST = '/products/asin_fx/index'

test('an empty list links to a sample product', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(LIST)
  await expect(page.getByText('还没有报告')).toBeVisible()
  await page.getByRole('link', { name: '用样例 ASIN 试一试' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '确认分析' })).toBeVisible()
  await expect(page.getByText(SAMPLE_ASIN)).toBeVisible()
})

test('the list has 7 columns on a wide desktop down to 2 on a phone, and never scrolls sideways', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  await createReport(world, await asSeller(), SAMPLE_ASIN)
  await page.goto(LIST)
  const grid = page.getByRole('list', { name: '我的报告' })
  await expect(grid).toBeVisible()
  const columnsOf = (list: Element) => getComputedStyle(list).gridTemplateColumns.split(' ').length
  for (const [width, columns] of [
    [1920, 7],
    [1440, 5],
    [1024, 4],
    [768, 3],
    [390, 2],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => grid.evaluate(columnsOf), { intervals: [20] }).toBe(columns)
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await expect.poll(beyond, { intervals: [20] }).toBeLessThanOrEqual(0)
    })
})

test('an updated report keeps its place in the open list until the seller sorts by latest', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await createFinishedReport(world, token, SAMPLE_ASIN)
  await createFinishedReport(world, token, 'B0LONGNAME')
  await page.goto(LIST)
  const cards = page.getByRole('list', { name: '我的报告' }).getByRole('article')
  const order = () => cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(' ')[0]))
  const report = card(page, `${SAMPLE_ASIN} US 已完成`)
  await report.hover()
  await report.getByRole('button', { name: '更新' }).click()
  await confirmPrice(page, '更新')
  const latestFirst = page.getByRole('button', { name: '有更新，按最新排序' })
  await expect(latestFirst).toBeVisible()
  expect(await order()).toEqual(['B0LONGNAME', SAMPLE_ASIN])
  await world.settle()
  await expect(report).toBeVisible()
  expect(await order()).toEqual(['B0LONGNAME', SAMPLE_ASIN])
  await latestFirst.click()
  await expect.poll(order).toEqual([SAMPLE_ASIN, 'B0LONGNAME'])
  await expect(latestFirst).toHaveCount(0)
})

test('the actions of a card are reachable by keyboard', async ({ page, world, asSeller }) => {
  const token = await asSeller()
  // Finished, so that the list does not refetch and move the focus.
  await createFinishedReport(world, token, SAMPLE_ASIN)
  await page.goto(LIST)
  const report = card(page, `${SAMPLE_ASIN} US 已完成`)
  await expect(report.getByRole('link', { name: '查看报告' })).toBeHidden()
  await report.focus()
  await expect(report.getByRole('link', { name: '查看报告' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(report.getByRole('link', { name: '查看报告' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\/online\/US\/B0SAMPLE01$/)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tap shows the actions and presses none of them', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
    await createReport(world, await asSeller(), SAMPLE_ASIN)
    await page.goto(LIST)
    const report = card(page, `${SAMPLE_ASIN} US 已完成`)
    await report.getByRole('img').tap()
    await expect(report.getByRole('link', { name: '查看报告' })).toBeVisible()
    await expect(page).toHaveURL(LIST)
    await report.getByRole('link', { name: '查看报告' }).tap()
    await expect(page).toHaveURL(/\/product\/online\/US\/B0SAMPLE01$/)
  })
})

test('a list that fails to load shows an error and loads on retry', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await createReport(world, await asSeller(), SAMPLE_ASIN)
  await page.route('**/api/report/productList*', (route) => route.abort())
  await page.goto(LIST)
  await expect(page.getByRole('alert')).toContainText('网络连接失败，请检查网络后重试')
  await page.unroute('**/api/report/productList*')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(card(page, SAMPLE_ASIN)).toBeVisible()
})
