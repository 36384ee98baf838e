/** Code that comes when it is first needed and cannot be fetched then: it is told, nothing is lost, and it can be asked for again. */
import type { Locator, Page, Request } from 'playwright/test'
import { STORY } from '#fixtures/story.ts'
import { chooseFile, photo } from './picture-steps.ts'
import { expect, SAMPLE_ASIN, tells, test } from './support.ts'

const TOLD = '这部分没有加载成功，请检查网络后重试'
const TOP_UP = '充值算力'
const PLACE = { exact: true } as const

/** The chunk of this name cannot be fetched, until what this answers is called. */
async function cutOff(page: Page, chunk: string): Promise<() => Promise<void>> {
  const address = `**/assets/${chunk}-*`
  await page.route(address, (route) => route.abort())
  return () => page.unroute(address)
}

/** The same for the words of this name, which are told from the code of this name by one that they hold. */
async function cutOffWords(page: Page, chunk: string, word: string): Promise<() => Promise<void>> {
  const address = `**/assets/${chunk}-*.js`
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await ((await response.text()).includes(word) ? route.abort() : route.fulfill({ response }))
  })
  return () => page.unroute(address)
}

/** How something is drawn: it could come without its style. */
const looks = (drawn: Locator) =>
  drawn.evaluate((element) => {
    const { color, fontSize } = getComputedStyle(element)
    return { color, fontSize }
  })

test('patent and trademark details that fail to load show a toast and open on the next click', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/ai/tort/query?way=listing')
  await page.getByLabel('标题').fill(`Lamp like ${STORY.mark.words}`)
  await chooseFile(page).setInputFiles(await photo())
  await page.getByRole('button', { name: '开始查询' }).click()
  const ways = [
    ['patent-dialog', page.getByRole('region', { name: '外观专利', ...PLACE }).getByRole('article'), '专利详情'],
    ['mark-dialog', page.getByRole('region', { name: '商标', ...PLACE }).getByRole('listitem'), '商标详情'],
  ] as const
  for (const [chunk, found, title] of ways)
    await test.step(chunk, async () => {
      const reconnect = await cutOff(page, chunk)
      const button = found.getByRole('button').first()
      await button.click()
      await tells(page, TOLD)
      await expect(page).toHaveURL(/\?id=\d+$/)
      await expect(page.getByRole('region', { name: '综合结论' })).toBeVisible()
      await reconnect()
      await button.press('Enter')
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    })
})

test('a failed load of the avatar crop or the palette shows a toast and keeps the input', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/user-center?tab=profile')
  await page.getByLabel('昵称').fill('老王的店')
  const picture = await photo()
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: '选择图片' }).click()
    await (await chooser).setFiles(picture)
  }
  const reconnect = await cutOff(page, 'crop-dialog')
  await choose()
  await tells(page, TOLD)
  await reconnect()
  await choose()
  await page.getByRole('dialog', { name: '裁剪头像' }).getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('button', { name: '选择图片' })).toBeFocused()

  const back = await cutOff(page, 'palette')
  await page.keyboard.press('ControlOrMeta+K')
  await tells(page, TOLD)
  await back()
  await page.keyboard.press('ControlOrMeta+K')
  const search = page.getByRole('textbox', { name: '搜索全部功能' })
  const found = page.getByText('/knowledge', PLACE)
  await expect(search).toBeFocused()
  const again = await looks(found)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('昵称')).toHaveValue('老王的店')

  await page.reload()
  await expect(page.getByLabel('昵称')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+K')
  await expect(search).toBeFocused()
  expect(again).toEqual(await looks(found))
})

test('the words of a dialog are part of it: without them it does not open', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/knowledge')
  const reconnect = await cutOffWords(page, 'billing', TOP_UP)
  const button = page.getByRole('button', { name: '充值', ...PLACE })
  await button.press('Enter')
  await tells(page, TOLD)
  await reconnect()
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: TOP_UP })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('a page whose words are lost on the way waits for them', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/knowledge')
  const reconnect = await cutOffWords(page, 'trademarks', '商标检索')
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/trademarks-'))
  await page.getByRole('button', { name: /^搜索功能/ }).click()
  await page.getByRole('textbox', { name: '搜索全部功能' }).fill('商标检索')
  await page.getByRole('dialog').getByRole('button', { name: '商标检索' }).click()
  await refused
  await reconnect()
  await expect(page.getByRole('heading', { level: 1, name: '商标检索' })).toBeVisible()
})

test('the news of reports that could not be fetched are there with the next page, and when the network is back', {
  tag: '@nightly',
}, async ({ page, context, asSeller }) => {
  await asSeller()
  const isNews = (request: Request) => request.url().includes('/assets/report-news-')
  await page.addInitScript(() => {
    addEventListener('vite:preloadError', () => Object.assign(window, { lostCode: true }))
  })
  const ways = [
    () => page.getByRole('navigation', { name: '主菜单' }).getByRole('link').first().click(),
    async () => {
      await context.setOffline(true)
      await context.setOffline(false)
    },
  ]
  for (const way of ways) {
    const reconnect = await cutOff(page, 'report-news')
    await page.goto('/knowledge')
    // The page has lost them when the import fails; the preload before it may fail with it, or by itself.
    await page.waitForFunction(() => 'lostCode' in window)
    await reconnect()
    const come = page.waitForEvent('requestfinished', isNews)
    await way()
    await come
  }
})

test('the result of a check whose code cannot be fetched says so in its place, and is tried again there', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(`/ai/tort/query?asin=${SAMPLE_ASIN}&marketplace=US`)
  const reconnect = await cutOff(page, 'check-result')
  await page.getByRole('button', { name: '开始查询' }).click()
  const message = page.getByRole('alert').filter({ hasText: TOLD })
  await expect(message).toBeVisible()
  await message.getByRole('button', { name: '重试' }).click()
  await expect(message.getByRole('button', { name: '重试' })).toBeFocused()
  await reconnect()
  await page.keyboard.press('Enter')
  const verdict = page.getByRole('region', { name: '综合结论' })
  await expect(verdict).toContainText('高风险')
  // The button is gone, and the keyboard goes on from what took its place.
  await expect(page.locator(':focus').filter({ has: verdict })).toBeVisible()
})

test('the page works without its decoration', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await cutOff(page, 'decoration')
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/decoration-'))
  await page.goto('/products/about')
  await refused
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('This page could not be shown')).toHaveCount(0)
})

test('a way to log in that cannot be fetched says so, and comes when it is chosen again', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/user/login')
  await page.getByLabel('手机号').fill('13800000000')
  const reconnect = await cutOff(page, 'wechat-login')
  const wechat = page.getByRole('tab', { name: '微信' })
  await wechat.click()
  await expect(page.getByRole('alert')).toContainText(TOLD)
  await page.getByRole('tab').first().click()
  await expect(page.getByLabel('手机号')).toHaveValue('13800000000')
  const code = page.getByRole('img', { name: /二维码/ })
  await wechat.click()
  await expect(page.getByRole('alert')).toContainText(TOLD)
  await reconnect()
  // The tab that is chosen already.
  await wechat.click()
  await expect(code).toBeVisible()
})
