/** Lazily loaded code that cannot be fetched: the page shows an error, loses no input and can retry. */
import type { Locator, Page, Request } from 'playwright/test'
import { STORY } from '#fixtures/story.ts'
import { chooseFile, photo } from './picture-steps.ts'
import { expect, expectToast, SAMPLE_ASIN, test } from './support.ts'

const LOAD_FAILED = '这部分没有加载成功，请检查网络后重试'
const TOP_UP = '充值算力'
const EXACT = { exact: true } as const

/** Aborts requests for the chunk until the returned function is called. */
async function blockChunk(page: Page, chunk: string): Promise<() => Promise<void>> {
  const address = `**/assets/${chunk}-*`
  await page.route(address, (route) => route.abort())
  return () => page.unroute(address)
}

/** Aborts requests for a chunk of texts. Code and texts share the chunk name, so `word` identifies the texts. */
async function blockTexts(page: Page, chunk: string, word: string): Promise<() => Promise<void>> {
  const address = `**/assets/${chunk}-*.js`
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await ((await response.text()).includes(word) ? route.abort() : route.fulfill({ response }))
  })
  return () => page.unroute(address)
}

/** The computed style shows whether the stylesheet of a chunk was loaded with its code. */
const styleOf = (drawn: Locator) =>
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
    ['patent-dialog', page.getByRole('region', { name: '外观专利', ...EXACT }).getByRole('article'), '专利详情'],
    ['mark-dialog', page.getByRole('region', { name: '商标', ...EXACT }).getByRole('listitem'), '商标详情'],
  ] as const
  for (const [chunk, found, title] of ways)
    await test.step(chunk, async () => {
      const reconnect = await blockChunk(page, chunk)
      const button = found.getByRole('button').first()
      await button.click()
      await expectToast(page, LOAD_FAILED)
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
  const reconnect = await blockChunk(page, 'crop-dialog')
  await choose()
  await expectToast(page, LOAD_FAILED)
  await reconnect()
  await choose()
  await page.getByRole('dialog', { name: '裁剪头像' }).getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('button', { name: '选择图片' })).toBeFocused()

  const back = await blockChunk(page, 'palette')
  await page.keyboard.press('ControlOrMeta+K')
  await expectToast(page, LOAD_FAILED)
  await back()
  await page.keyboard.press('ControlOrMeta+K')
  const search = page.getByRole('combobox', { name: '搜索功能和数据' })
  const found = page.getByRole('option', { name: '知识库' })
  await expect(search).toBeFocused()
  const again = await styleOf(found)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('昵称')).toHaveValue('老王的店')

  await page.reload()
  await expect(page.getByLabel('昵称')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+K')
  await expect(search).toBeFocused()
  expect(again).toEqual(await styleOf(found))
})

test('a dialog whose texts fail to load does not open, and opens on retry', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/knowledge')
  const reconnect = await blockTexts(page, 'billing', TOP_UP)
  const button = page.getByRole('button', { name: '充值', ...EXACT })
  await button.press('Enter')
  await expectToast(page, LOAD_FAILED)
  await reconnect()
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: TOP_UP })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('a page whose texts fail to load appears once they load', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/knowledge')
  const reconnect = await blockTexts(page, 'trademarks', '商标检索')
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/trademarks-'))
  await page.getByRole('button', { name: /^搜索功能/ }).click()
  await page.getByRole('combobox', { name: '搜索功能和数据' }).fill('商标检索')
  await page.getByRole('dialog').getByRole('option', { name: '商标检索' }).click()
  await refused
  await reconnect()
  await expect(page.getByRole('heading', { level: 1, name: '商标检索' })).toBeVisible()
})

test('if the code of the report updates fails to load, it loads with the next page or when the network is back', {
  tag: '@nightly',
}, async ({ page, context, asSeller }) => {
  await asSeller()
  const isUpdates = (request: Request) => request.url().includes('/assets/report-updates-')
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
    const reconnect = await blockChunk(page, 'report-updates')
    await page.goto('/knowledge')
    // Wait until the import has failed. The preload of the same chunk may fail earlier.
    await page.waitForFunction(() => 'lostCode' in window)
    await reconnect()
    const loaded = page.waitForEvent('requestfinished', isUpdates)
    await way()
    await loaded
  }
})

test('a check result whose code cannot be fetched shows an error in its place and can be retried', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(`/ai/tort/query?asin=${SAMPLE_ASIN}&marketplace=US`)
  const reconnect = await blockChunk(page, 'check-result')
  await page.getByRole('button', { name: '开始查询' }).click()
  const message = page.getByRole('alert').filter({ hasText: LOAD_FAILED })
  await expect(message).toBeVisible()
  await message.getByRole('button', { name: '重试' }).click()
  await expect(message.getByRole('button', { name: '重试' })).toBeFocused()
  await reconnect()
  await page.keyboard.press('Enter')
  const verdict = page.getByRole('region', { name: '综合结论' })
  await expect(verdict).toContainText('高风险')
  // The focused button is gone, so the content in its place has the focus.
  await expect(page.locator(':focus').filter({ has: verdict })).toBeVisible()
})

test('the page works without its decoration', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await blockChunk(page, 'decoration')
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/decoration-'))
  await page.goto('/products/about')
  await refused
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('This page could not be shown')).toHaveCount(0)
})

test('a login tab whose code cannot be fetched shows an error and loads on the next click', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/user/login')
  await page.getByLabel('手机号').fill('13800000000')
  const reconnect = await blockChunk(page, 'wechat-login')
  const wechat = page.getByRole('tab', { name: '微信' })
  await wechat.click()
  await expect(page.getByRole('alert')).toContainText(LOAD_FAILED)
  await page.getByRole('tab').first().click()
  await expect(page.getByLabel('手机号')).toHaveValue('13800000000')
  const code = page.getByRole('img', { name: /二维码/ })
  await wechat.click()
  await expect(page.getByRole('alert')).toContainText(LOAD_FAILED)
  await reconnect()
  await wechat.click()
  await expect(code).toBeVisible()
})
