import type { Page } from 'playwright/test'
import { box, chooseFile, dropOrPaste, photo, pickedPictures, sizeOf } from './picture-steps.ts'
import { expect, SAMPLE_ASIN, sellerToken, test } from './support.ts'

const RISK = '/products/ai_pantent/index'
const LOOKUP = '**/api/AiAmazon/getAsinImg'
const WIDTHS = { B0AAAAAAAA: 120, B0BBBBBBBB: 160 }
type Asin = keyof typeof WIDTHS

const data = async (asin: Asin) =>
  `data:image/png;base64,${(await photo('a.png', WIDTHS[asin], 80)).buffer.toString('base64')}`
const paste = (page: Page, text: string) => dropOrPaste(page, 'paste', 'body', { text })
const title = (page: Page) => page.getByLabel('专利名称关键词')
const shield = (page: Page) => box(page).getByRole('status')

/** Waits for the picker, which handles pasted text only once it is mounted. */
async function open(page: Page, path = RISK) {
  await page.goto(path)
  await expect(box(page)).toBeVisible()
}

/** Holds each lookup. `letThrough` resolves once the page has drawn the picture. */
async function holdLookups(page: Page) {
  const held = new Map<string, () => void>()
  await page.route(LOOKUP, async (route) => {
    const { asin } = route.request().postDataJSON() as { asin: Asin }
    await new Promise<void>((letGo) => held.set(asin, letGo))
    await route.fulfill({ json: { code: 1, msg: '', data: { img: await data(asin) } } })
  })
  return {
    async begin(asin: Asin) {
      await paste(page, asin)
      await expect.poll(() => held.has(asin)).toBe(true)
    },
    async letThrough(asin: Asin) {
      const answered = page.waitForResponse(LOOKUP)
      held.get(asin)?.()
      await (await answered).finished()
      // Pictures decode in order: once this copy is drawn, the page has drawn the original.
      await page.evaluate(
        async (src) => {
          const image = Object.assign(new Image(), { src })
          await image.decode()
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        },
        await data(asin),
      )
    },
  }
}

test('the last lookup wins, whichever is answered first', { tag: '@nightly' }, async ({ page }) => {
  await open(page)
  const { begin, letThrough } = await holdLookups(page)
  await begin('B0AAAAAAAA')
  await begin('B0BBBBBBBB')
  await expect(shield(page)).toContainText('B0BBBBBBBB')
  await letThrough('B0BBBBBBBB')
  await expect.poll(() => sizeOf(page)).toEqual([160, 80])
  await letThrough('B0AAAAAAAA')
  expect(await sizeOf(page)).toEqual([160, 80])
})

test('cancelling a lookup keeps the old picture, and deleting the picture cancels the lookup', {
  tag: '@nightly',
}, async ({ page }) => {
  await open(page)
  const { begin, letThrough } = await holdLookups(page)
  await chooseFile(page).setInputFiles(await photo())
  await expect(pickedPictures(page)).toBeVisible()
  await begin('B0AAAAAAAA')
  await box(page).getByRole('button', { name: '取消' }).press('Enter')
  await expect(shield(page)).toHaveCount(0)
  await expect(box(page)).toBeFocused()
  await letThrough('B0AAAAAAAA')
  expect(await sizeOf(page)).toEqual([800, 500])
  await begin('B0BBBBBBBB')
  await pickedPictures(page).getByRole('button', { name: '删除图片' }).press('Enter')
  await expect(shield(page)).toHaveCount(0)
  await letThrough('B0BBBBBBBB')
  await expect(pickedPictures(page)).toHaveCount(0)
})

test('text typed during a lookup is kept', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  for (const path of [RISK, '/patent'])
    await test.step(path, async () => {
      await open(page, path)
      const { begin, letThrough } = await holdLookups(page)
      await begin('B0AAAAAAAA')
      await page.getByRole('textbox', { name: '专利名称' }).fill('保温杯')
      await letThrough('B0AAAAAAAA')
      await expect.poll(() => sizeOf(page)).toEqual([120, 80])
      await expect(page.getByRole('textbox', { name: '专利名称' })).toHaveValue('保温杯')
    })
})

test('a picture that arrives after the page was left is ignored', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await open(page)
  const { begin, letThrough } = await holdLookups(page)
  await title(page).fill('台灯')
  await begin('B0AAAAAAAA')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '热门市场' }).click()
  await expect(box(page)).toHaveCount(0)
  await letThrough('B0AAAAAAAA')
  await menu.getByRole('link', { name: '风险分析' }).click()
  await expect(title(page)).toHaveValue('台灯')
  await expect(pickedPictures(page)).toHaveCount(0)
})

test('a picture looked up in one session does not appear in the next', { tag: '@nightly' }, async ({
  page,
  context,
  world,
  asSeller,
  baseURL,
}) => {
  await asSeller()
  await open(page)
  const { begin, letThrough } = await holdLookups(page)
  await begin('B0AAAAAAAA')
  await context.addCookies([{ name: 'token', value: await sellerToken(world), url: baseURL ?? '' }])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(shield(page)).toHaveCount(0)
  await letThrough('B0AAAAAAAA')
  await expect(pickedPictures(page)).toHaveCount(0)
  await begin('B0BBBBBBBB')
  await page.getByRole('button', { name: '打开个人菜单' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await letThrough('B0BBBBBBBB')
  await page.goBack()
  await expect(box(page)).toBeVisible()
  await expect(pickedPictures(page)).toHaveCount(0)
})

test('choosing a file during a lookup cancels the lookup', {
  tag: '@nightly',
}, async ({ page }) => {
  await open(page)
  const { begin } = await holdLookups(page)
  await begin('B0AAAAAAAA')
  await expect(shield(page)).toContainText('正在查找 B0AAAAAAAA 的商品图片')
  await page.evaluate(() => Object.assign(FileReader.prototype, { readAsArrayBuffer: () => {} }))
  await dropOrPaste(page, 'drop', 'h1', { files: [await photo('lamp.png')] })
  await expect(shield(page)).toContainText('正在读取图片')
  await expect(page.locator('[data-upload]')).toContainText('lamp.png')
})

test('a picture whose site does not respond times out with the reason', { tag: '@nightly' }, async ({ page }) => {
  await open(page)
  await page.route(LOOKUP, (route) =>
    route.fulfill({ json: { code: 1, msg: '', data: { img: 'https://m.media-amazon.com/images/I/never.png' } } }),
  )
  await page.route('https://m.media-amazon.com/**', () => {})
  await page.clock.install()
  const sentRequest = page.waitForRequest('https://m.media-amazon.com/**')
  await paste(page, SAMPLE_ASIN)
  await sentRequest
  await expect(shield(page)).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(box(page).getByRole('alert')).toContainText('图片所在的网站迟迟没有回应')
  await expect(shield(page)).toHaveCount(0)
})
