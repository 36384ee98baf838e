import type { Browser, Locator, Page } from 'playwright/test'
import { account } from '#contracts/api/accounts/account.ts'
import { violationsOf } from './axe.ts'
import { balance, expect, SELLER, sellerToken, test, type World } from './support.ts'

const SECURITY = '/user-center?tab=security'

async function openOtherDevice(browser: Browser, world: World, baseURL = '') {
  const context = await browser.newContext({ baseURL })
  const token = await sellerToken(world)
  const cookie = (name: string, value: string) => ({ name, value, url: baseURL })
  await context.addCookies([cookie('world', world.id), cookie('token', token)])
  const page = await context.newPage()
  await page.goto('/user-center')
  await expect(page.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible()
  return { page, token, close: () => context.close() }
}

async function downloadCsv(page: Page): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  return (await saved).url()
}

test('changing the password ends other sessions and earlier download links, and keeps this session', {
  tag: '@nightly',
}, async ({ page, world, browser, asSeller, baseURL }) => {
  const token = await asSeller()
  const other = await openOtherDevice(browser, world, baseURL)
  await page.goto('/user-center?tab=ledger')
  const before = await downloadCsv(page)
  const parts = page.getByRole('tablist', { name: '个人中心栏目' })
  await parts.getByRole('tab', { name: '安全与数据' }).click()
  const others = page.getByRole('button', { name: /^退出 / })
  await expect(others).toHaveCount(1)
  await page.getByLabel('原密码', { exact: true }).fill(SELLER.password)
  await page.getByLabel('新密码').fill('qwerty123')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText(/^这个密码太容易被猜到/)).toBeVisible()
  await expect(page.getByLabel('新密码')).toBeFocused()
  await page.getByLabel('新密码').fill('seller-2026')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('密码已修改。 已退出其他 1 处登录')).toBeVisible()
  await expect(others).toHaveCount(0)
  await expect(page.getByLabel('原密码', { exact: true })).toHaveValue('')
  await expect(world.callAs(other.token)(account.info)).rejects.toMatchObject({ code: 401 })
  await expect(world.callAs(token)(account.info)).resolves.toMatchObject({ user: { phone: '138****0000' } })
  await other.close()
  await parts.getByRole('tab', { name: '算力明细' }).click()
  expect((await page.request.get(before)).status()).toBe(404)
  await expect.poll(() => downloadCsv(page)).not.toBe(before)
})

test('a missing or wrong old password shows an error at its field', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(SECURITY)
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('请输入原密码', { exact: true })).toBeVisible()
  await expect(page.getByText('密码不能少于六位')).toBeVisible()
  await page.getByLabel('原密码', { exact: true }).fill('seller124')
  await page.getByLabel('新密码').fill('seller-2026')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('原密码错误')).toBeVisible()
  await expect(page.getByLabel('原密码', { exact: true })).toBeFocused()
})

test('logging out all other devices ends their sessions and says how many there were', {
  tag: '@nightly',
}, async ({ page, world, browser, asSeller, baseURL }) => {
  await asSeller()
  const other = await openOtherDevice(browser, world, baseURL)
  await page.goto(SECURITY)
  await page.getByRole('button', { name: '退出其他所有设备' }).click()
  await expect(page.getByText('已退出其他 1 处登录')).toBeVisible()
  await other.page.reload()
  await expect(other.page.getByRole('alert')).toContainText('您还未登录')
  await other.close()

  await page.getByRole('button', { name: '退出其他所有设备' }).click()
  await expect(page.getByText('没有其他设备登录此账号')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible()
})

test('a language chosen in the personal center applies and is saved in the account', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await page.goto('/user-center?tab=profile')
  await page.getByRole('region', { name: '偏好设置' }).getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Personal center' })).toBeVisible()
  await expect.poll(async () => (await world.callAs(token)(account.info)).user.language).toBe('en-US')
})

test('digit groups of four apply at once, in other tabs and after a reload', {
  tag: '@nightly',
}, async ({ page, context, asSeller }) => {
  await asSeller()
  const other = await context.newPage()
  await other.goto('/order')
  await page.goto('/user-center?tab=profile')
  await expect(balance(page)).toHaveText('1,000.00')
  const preferences = page.getByRole('region', { name: '偏好设置' })
  await preferences.getByRole('radio', { name: '每四位' }).check()
  await expect(balance(page)).toHaveText('1000.00')
  await expect(other.getByText('1,2000.00 算力')).toBeVisible()
  await expect(other.getByText('¥1799.00')).toBeVisible()
  await page.reload()
  await expect(balance(page)).toHaveText('1000.00')
  await preferences.getByRole('radio', { name: '每三位' }).check()
  await expect(balance(page)).toHaveText('1,000.00')
  await expect(other.getByText('12,000.00 算力')).toBeVisible()
})

async function openParts(page: Page): Promise<Locator> {
  await page.goto('/user-center')
  return page.getByRole('tablist', { name: '个人中心栏目' })
}

test('the personal center shows profile and prices; each tab has a URL, and Back moves between tabs', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  const parts = await openParts(page)
  const profile = page.getByRole('region', { name: '账号信息' })
  await expect(profile).toContainText('138****0000')
  await expect(profile).toContainText('1,000.00')
  await expect(profile).toContainText(/暂无套餐|至/)
  await expect(page.getByRole('row', { name: /^ASIN 分析报告/ })).toContainText('10.00')
  for (const [name, heading] of [
    ['个人资料', '头像'],
    ['算力明细', '算力明细'],
    ['我的订单', '我的订单'],
    ['安全与数据', '登录设备'],
  ] as const) {
    await parts.getByRole('tab', { name }).click()
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    await expect(parts.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    expect(await violationsOf(page)).toEqual([])
  }
  await page.goBack()
  await expect(page).toHaveURL(/tab=orders/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: '我的订单' })).toBeVisible()
  await page.goto('/user-center')
  await page.getByRole('link', { name: 'ASIN 分析报告', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ASIN 分析' })).toBeVisible()
})

test('heading and tabs stay visible while a tab loads', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  const parts = await openParts(page)
  await expect(parts).toBeVisible()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let requestCount = 0
  await page.route('**/assets/account-*.js', async (route) => {
    requestCount++
    await held
    await route.continue()
  })
  await parts.getByRole('tab', { name: '安全与数据' }).click()
  await expect.poll(() => requestCount).toBe(1)
  await expect(page.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible()
  await expect(parts.getByRole('tab', { name: '安全与数据' })).toHaveAttribute('aria-selected', 'true')
  letGo()
  await expect(page.getByLabel('原密码', { exact: true })).toBeVisible()
})
