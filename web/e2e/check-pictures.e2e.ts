/** The pictures of an infringement check: on their way, in their order, refused, and sent again. */
import type { Page, Request } from 'playwright/test'
import sharp, { type Sharp } from 'sharp'
import { bring, chooseFile, type Picture, photo, turnedDrawing } from './picture-steps.ts'
import { balance, expect, held, SAMPLE_ASIN, SELLER, tells, test } from './support.ts'

const LISTING = '/ai/tort/query?way=listing'
const LOOKUP = '**/api/AiAmazon/getAsinImg'
const CHECK = '**/api/tort/query'
const check = (page: Page) => page.getByRole('button', { name: '开始查询' })
const section = (page: Page) => page.getByRole('region', { name: '商品图片' })
const pictures = (page: Page) => page.getByRole('listitem', { name: /^第 \d 张图片$/ })

const pictureOf = async (name: string, image: Sharp): Promise<Picture> => ({
  name,
  mimeType: 'image/png',
  buffer: await image.png().toBuffer(),
})
const blank = () =>
  pictureOf('blank.png', sharp({ create: { width: 300, height: 300, channels: 3, background: '#ffffff' } }))

const isCheck = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/tort/query')

/** Begins to look a product's picture up by its code; the answer waits until it is let through. */
async function lookedUp(page: Page): Promise<() => void> {
  const letThrough = await held(page, LOOKUP)
  await expect(section(page)).toBeVisible()
  await bring(page, 'paste', 'body', { text: SAMPLE_ASIN })
  await expect(section(page).getByRole('progressbar')).toBeVisible()
  return letThrough
}

test('nothing is checked while a picture is on its way, and the form says so; one that hangs is let go of', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto(LISTING)
  let sent = 0
  page.on('request', (request) => {
    if (isCheck(request)) sent += 1
  })
  await page.getByLabel('标题').fill('Mug')
  await lookedUp(page)
  await expect(check(page)).toBeDisabled()
  await expect(page.getByText('正在读取图片，读完就可以开始查询')).toBeVisible()
  await page.getByLabel('标题').press('Enter')
  // It goes on while one looks at the other way.
  await page.getByRole('tab', { name: '按 ASIN' }).click()
  await expect(check(page)).toBeEnabled()
  await page.getByRole('tab', { name: '按 Listing 与图片' }).click()
  await section(page).getByRole('button', { name: '取消' }).click()
  await expect(section(page)).toBeFocused()
  await expect(check(page)).toBeEnabled()
  expect(sent).toBe(0)

  const letThrough = await lookedUp(page)
  letThrough()
  await expect(pictures(page)).toHaveCount(1)
  await check(page).click()
  await expect(page).toHaveURL(/\?id=\d+$/)
  await expect(page.getByRole('region', { name: '外观专利' })).toContainText('1 张图片')
})

test('a picture that is looked up while its person logs out does not come to the next one', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(LISTING)
  const letThrough = await lookedUp(page)
  await page.getByRole('button', { name: '打开个人菜单' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  const answered = page.waitForResponse(LOOKUP)
  letThrough()
  await answered
  await page.getByLabel('手机号').fill(SELLER.phone)
  await page.getByLabel('密码', { exact: true }).fill(SELLER.password)
  await page.getByRole('checkbox', { name: '我不是机器人' }).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(balance(page)).toBeVisible()
  // Without loading the page anew, which would forget the form anyway.
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByRole('textbox', { name: '搜索全部功能' }).fill('侵权查询')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: '按 Listing 与图片' }).click()
  await chooseFile(page).setInputFiles(await photo())
  await expect(pictures(page)).toHaveCount(1)
  await expect(pictures(page).getByRole('img')).toHaveAttribute('src', /^data:image\/png/)
})

test('names the picture that cannot be compared and keeps it in the form with the reason', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(LISTING)
  await chooseFile(page).setInputFiles([await photo(), await blank()])
  await expect(pictures(page)).toHaveCount(2)
  await check(page).click()
  await expect(page.getByRole('alert')).toHaveText('第 2 张图片中没有可供比对的内容，请换一张或删除它')
  await pictures(page).nth(1).hover()
  await pictures(page).nth(1).getByRole('button', { name: '删除图片' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await check(page).click()
  await expect(page).toHaveURL(/\?id=\d+$/)
})

test('a listing with pictures is checked again for nothing, and a new check begins without them', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const found = await turnedDrawing(world, await asSeller())
  await page.goto(LISTING)
  await chooseFile(page).setInputFiles([await photo('large.jpg', 1600, 1000), found.picture])
  await page.getByLabel('标题').fill('Lamp')
  await page.getByLabel('五点描述').fill('Bright\nWarm')
  await check(page).click()
  await expect(page).toHaveURL(/\?id=\d+$/)
  const address = page.url()
  await expect(balance(page)).toHaveText('995.00')
  // Fetched back from the server, and not as they still stand in the form.
  await page.reload()
  await page.getByRole('button', { name: '再查一次' }).click()
  await expect(pictures(page)).toHaveCount(2)
  await check(page).click()
  await tells(page, '没有再次收费')
  await expect(page).toHaveURL(address)
  await expect(balance(page)).toHaveText('995.00')

  await page.getByRole('link', { name: '新的查询' }).click()
  await page.getByLabel('ASIN', { exact: true }).fill(SAMPLE_ASIN)
  const asked = page.waitForRequest(isCheck)
  await check(page).click()
  expect((await asked).postDataJSON()).toEqual(expect.not.objectContaining({ pictures: expect.anything() }))
  await page.getByRole('link', { name: '新的查询' }).click()
  await page.getByRole('tab', { name: '按 Listing 与图片' }).click()
  await expect(page.getByLabel('标题')).toHaveValue('')
  await expect(pictures(page)).toHaveCount(0)
})

test('why pictures were not added is said of each, in the language that is read', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto(LISTING)
  const broken = { name: 'image.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') }
  await chooseFile(page).setInputFiles([broken, broken])
  const line = 'image.png：无法读取这张图片，请换一张 JPG 或 PNG 图片'
  await expect(section(page).getByRole('alert')).toHaveText(line + line)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('alert')).toContainText('image.png: ')
})

test('a seller who leaves during a check stays on the new page and gets a toast when it is done', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(LISTING)
  const letThrough = await held(page, CHECK)
  await page.getByLabel('标题').fill('Mug')
  await check(page).click()
  await expect(page.getByText('正在查询')).toBeVisible()
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('button', { name: /知识产权/ }).click()
  await menu.getByRole('link', { name: '商标' }).click()
  await expect(page).toHaveURL(/\/trademark$/)
  letThrough()
  await tells(page, '查询已完成')
  await expect(page).toHaveURL(/\/trademark$/)
})
