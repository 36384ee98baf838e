import type { Page } from 'playwright/test'
import { account } from '#contracts/api/accounts/account.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { logIn } from './account-forms.ts'
import { expect, expectToast, test } from './support.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const choose = async (page: Page, words: string) => {
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByRole('combobox', { name: '搜索功能和数据' }).fill(words)
  await page.keyboard.press('Enter')
}
const DAY_MS = 86_400_000

test.describe('the menu', () => {
  test('is 190 px wide beside the page, marks the current page, and stays collapsed after a reload', async ({
    page,
    asSeller,
  }) => {
    await asSeller()
    await page.goto('/products')
    await expect(menu(page).getByRole('link', { name: '风险分析' })).toHaveAttribute('aria-current', 'page')
    const box = await menu(page).locator('..').boundingBox()
    expect(box?.width).toBe(190)
    await menu(page).getByRole('link', { name: '热门市场' }).click()
    await expect(heading(page, '热门市场')).toBeVisible()
    await page.getByRole('button', { name: '收起菜单' }).click()
    await expect(menu(page)).toBeHidden()
    await page.reload()
    await expect(heading(page, '热门市场')).toBeVisible()
    await expect(menu(page)).toBeHidden()
    await page.getByRole('button', { name: '展开菜单' }).click()
    await expect(menu(page).getByRole('link', { name: '热门市场' })).toHaveAttribute('aria-current', 'page')
  })

  test('opens the menu group of the page, and every entry navigates', { tag: '@nightly' }, async ({
    page,
    asSeller,
  }) => {
    await asSeller()
    await page.goto('/keyword')
    const family = menu(page).getByRole('button', { name: '关键词' })
    await expect(family).toHaveAttribute('aria-expanded', 'true')
    await menu(page).getByRole('link', { name: '关键词反查' }).click()
    await expect(heading(page, '关键词反查')).toBeVisible()
    await expect(page.getByRole('navigation', { name: '当前位置' })).toHaveText('工作台关键词关键词反查')
    await family.click()
    await expect(menu(page).getByRole('link', { name: '关键词反查' })).toBeHidden()
    await menu(page).getByRole('link', { name: '热销商品' }).click()
    await expect(heading(page, '热销商品')).toBeVisible()
    await choose(page, 'reverse')
    await expect(heading(page, '关键词反查')).toBeVisible()
    await expect(menu(page).getByRole('link', { name: '关键词反查' })).toBeVisible()
  })

  test('overlays the page below 700 px, and closes on Escape and a click on any entry, even the current one', {
    tag: '@nightly',
  }, async ({ page, asSeller }) => {
    await asSeller()
    await page.setViewportSize({ width: 699, height: 844 })
    await page.goto('/products')
    const toggle = page.getByRole('button', { name: '展开菜单' })
    await toggle.click()
    await expect(page.getByRole('dialog', { name: '主菜单' })).toHaveCSS('width', '300px')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await menu(page).getByRole('link', { name: '风险分析' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(heading(page, '侵权风险 AI 分析')).toBeVisible()
    await toggle.click()
    await menu(page).getByRole('link', { name: '热销商品' }).click()
    await expect(heading(page, '热销商品')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('moves the focus to the chosen page on a phone', { tag: '@nightly' }, async ({ page, asSeller }) => {
    await asSeller()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/products')
    await page.getByRole('button', { name: '展开菜单' }).click()
    await menu(page).getByRole('link', { name: '热销商品' }).press('Enter')
    await expect(heading(page, '热销商品')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('can be skipped with the skip link', { tag: '@nightly' }, async ({ page, asSeller }) => {
    await asSeller()
    await page.goto('/dashboard')
    await expect(heading(page, '数据看板')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('the command palette', () => {
  test('finds a tool by its English name on a Chinese page and opens it', async ({ page, asSeller }) => {
    await asSeller()
    await page.goto('/products')
    await expect(heading(page, '侵权风险 AI 分析')).toBeVisible()
    await choose(page, 'reverse')
    await expect(heading(page, '关键词反查')).toBeVisible()
  })

  test('opens an entry without the parameters of its example address', { tag: '@nightly' }, async ({
    page,
    asSeller,
  }) => {
    await asSeller()
    await page.goto('/products')
    await expect(heading(page, '侵权风险 AI 分析')).toBeVisible()
    await choose(page, '/trademark')
    await expect(page).toHaveURL('/trademark')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('opens with its button, and says when no tool matches', { tag: '@nightly' }, async ({ page, asSeller }) => {
    await asSeller()
    await page.goto('/products')
    await page.getByRole('button', { name: '搜索功能' }).click()
    await page.getByRole('combobox', { name: '搜索功能和数据' }).fill('没有这个')
    await expect(page.getByText('没有找到相关内容，换个词试试')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '搜索功能' }).click()
    await expect(page.getByRole('combobox', { name: '搜索功能和数据' })).toBeVisible()
  })
})

test.describe('a guest', () => {
  test('can open the target of /products, and returns there after the login', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/products')
    await expect(heading(page, '侵权风险 AI 分析')).toBeVisible()
    await page.getByRole('link', { name: '登录 / 注册' }).click()
    await expect(page).toHaveURL(/\/user\/login\?back=%2Fproducts%2Fai_pantent%2Findex$/)
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
    // The guest chose to log in, so there is no notice.
    await expect(page.getByRole('alert')).toHaveCount(0)
    await logIn(page)
    await expect(page).toHaveURL('/products/ai_pantent/index')
    await expect(page.getByTitle('算力余额')).toBeVisible()
  })

  test('is redirected to the login with a notice on a click on a menu entry for sellers', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/products')
    await menu(page).getByRole('link', { name: '市场分析' }).click()
    await expect(page).toHaveURL(/\/user\/login\?back=%2Fproducts%2Fsc_fx%2Findex$/)
    await expect(page.getByRole('alert')).toContainText('您还未登录')
  })
})

test.describe('a session', () => {
  test('without its cookie ends in the page and on the server, with a notice', { tag: '@nightly' }, async ({
    page,
    context,
    world,
    asSeller,
  }) => {
    const token = await asSeller()
    await page.goto('/products/hot-market')
    await expect(heading(page, '热门市场')).toBeVisible()
    await context.clearCookies({ name: 'token' })
    const ended = page.waitForResponse(/account\/logout/)
    await menu(page).getByRole('link', { name: 'ASIN 分析' }).click()
    await expect(page).toHaveURL(/\/user\/login\?back=%2Fproducts%2Fasin_fx%2Findex$/)
    await expect(page.getByRole('alert')).toContainText('您还未登录')
    await ended
    await expect(world.callAs(token)(account.info)).rejects.toMatchObject({ code: 401 })
  })

  test('shows a notice when it has expired, on public pages too', { tag: '@nightly' }, async ({
    page,
    context,
    world,
    asSeller,
  }) => {
    await asSeller()
    await world.call(devtools.clock, { body: { advance: 365 * DAY_MS } })
    await page.goto('/products')
    await expect(page).toHaveURL(/\/user\/login\?back=%2Fproducts%2Fai_pantent%2Findex$/)
    await expect(page.getByRole('alert')).toContainText('您还未登录')
    expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([])
    await page.goto('/products')
    await expect(heading(page, '侵权风险 AI 分析')).toBeVisible()
  })
})

test('a language change applies to other tabs', { tag: '@nightly' }, async ({ page, context, asSeller }) => {
  await asSeller()
  const other = await context.newPage()
  await other.goto('/products')
  await page.goto('/products')
  await expect(heading(page, '侵权风险 AI 分析')).toBeVisible()
  await other.getByRole('button', { name: 'English' }).click()
  await expect(heading(page, 'AI infringement risk analysis')).toBeVisible()
})

test('a module that the account lacks shows a notice and sends nothing', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.route('**/api/account/info', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.user.mold = []
    await route.fulfill({ json: answer })
  })
  const orders: string[] = []
  page.on('request', (request) => request.url().includes('reportGoodsCreate') && orders.push(request.url()))
  await page.goto('/product?asin=B0SAMPLE01&marketplace=US')
  await page.getByRole('button', { name: '生成报告' }).click()
  await expectToast(page, '模块 ID 不存在')
  expect(orders).toEqual([])
})
