import { account } from '#contracts/api/accounts/account.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { violationsOf } from './axe.ts'
import { card, createReport, expect, expectToast, SAMPLE_ASIN, SELLER, sellerToken, test } from './support.ts'

test('the log shows a request live, marks contract violations and copies the request as curl', {
  tag: '@nightly',
}, async ({ page, context, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const violation = { where: '/user/power', problem: 'must be number' }
  // Our server keeps the contract, so the test adds a violation.
  await page.route(/\/__dev\/requests(\/\d+|\?.*)$/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const one of answer.data.row ?? [answer.data])
      if (one.call === 'GET /api/account/info') one.violations = [violation]
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/__dev?part=requests')
  await expect(page.getByText('实时更新')).toBeVisible()
  const call = world.callAs(await sellerToken(world))
  await call(account.info)
  const row = page.getByRole('button', { name: /GET \/api\/account\/info/ }).filter({ hasText: SELLER.phone })
  await expect(row).toContainText('违反契约 1')
  await row.click()
  await expect(page.getByText('must be number')).toBeVisible()
  await expect(page.getByText('"nickname"')).toBeVisible()
  await page.getByRole('button', { name: '复制为 curl' }).click()
  await expectToast(page, '复制成功')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl .*\/api\/account\/info/s)
  await page.getByLabel('状态码或业务码').fill('404')
  await expect(page.getByText('没有符合条件的请求')).toBeVisible()
})

test('a snapshot restores what a reset removed', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  await createReport(world, await asSeller(), SAMPLE_ASIN)
  await page.goto('/__dev?part=snapshots')
  await page.getByLabel('名称').fill('one-report')
  await page.getByRole('button', { name: '保存快照' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'one-report' })).toBeVisible()
  await page.getByRole('button', { name: '重置世界' }).click()
  await page.getByRole('button', { name: '确认重置' }).click()
  await expectToast(page, '世界已重置')
  await page.goto('/products/asin_fx/index')
  await expect(page.getByText('还没有报告')).toBeVisible()
  await page.goto('/__dev?part=snapshots')
  await page.getByRole('button', { name: '恢复', exact: true }).click()
  await expectToast(page, '已恢复到快照')
  await page.goto('/products/asin_fx/index')
  await expect(card(page, SAMPLE_ASIN)).toBeVisible()
})

test('a link applies the settings in another browser and opens the page', { tag: '@nightly' }, async ({
  page,
  world,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/__dev?part=accounts&from=/products/asin_fx/index')
  await page.getByRole('listitem', { name: SELLER.phone }).getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('已登录', { exact: true })).toBeVisible()
  await world.call(devtools.scenarios, { body: { on: ['emptyLists'] } })
  await expect(page.getByRole('region', { name: '当前设置' })).toContainText('列表为空')
  await page.getByRole('button', { name: '复制链接' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const fresh = await browser.newContext({ locale: 'zh-CN' })
  await fresh.addCookies([{ name: 'world', value: `${world.id}-fresh`, url: new URL(link).origin }])
  const other = await fresh.newPage()
  await other.goto(link)
  const offer = other.getByRole('region', { name: '此链接带有一组设置' })
  await expect(offer).toContainText('列表为空')
  await expect(offer).toContainText(`登录 ${SELLER.phone}`)
  await offer.getByRole('button', { name: '应用并前往 /products/asin_fx/index' }).click()
  await expect(other.getByText('还没有报告')).toBeVisible()
  await expect(other.getByRole('link', { name: '开发模式：1 项设置生效' })).toBeVisible()
  await fresh.close()
})

test('a developer can enter and remove worlds, each of which has its own server data', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/__dev?part=worlds')
  const id = `${world.id}-b`
  await page.getByLabel('名称').fill(id)
  await page.getByRole('button', { name: '新建或进入' }).click()
  const row = page.getByRole('listitem', { name: id, exact: true })
  await expect(row).toContainText('当前')
  await world.call(devtools.scenarios, { body: { on: ['emptyLists'] } })
  await page.reload()
  await expect(page.getByRole('region', { name: '当前设置' })).toContainText('一切如常')
  // The account is logged in in the new world too.
  await expect(page.getByTitle('算力余额')).toContainText('1,000.00')
  await page.getByRole('listitem', { name: world.id, exact: true }).getByRole('button', { name: '进入' }).click()
  await expect(page.getByRole('region', { name: '当前设置' })).toContainText('列表为空')
  await row.getByRole('button', { name: '清除' }).click()
  await expect(row).toHaveCount(0)
})

test('every page shows active settings in an accessible link to the console', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  await asSeller()
  await world.call(devtools.scenarios, { body: { on: ['emptyLists', 'popupBlocked'] } })
  await page.goto('/products/asin_fx/index')
  const mark = page.getByRole('link', { name: '开发模式：2 项设置生效' })
  await expect(mark).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await mark.click()
  await expect(page).toHaveURL('/__dev?from=%2Fproducts%2Fasin_fx%2Findex')
})
