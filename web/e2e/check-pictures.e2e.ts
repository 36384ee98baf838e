import type { Page, Request } from 'playwright/test'
import sharp, { type Sharp } from 'sharp'
import { chooseFile, dropOrPaste, type Picture, photo, rotatedDrawing } from './picture-steps.ts'
import { balance, expect, expectToast, holdNextCall, SAMPLE_ASIN, SELLER, test } from './support.ts'

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

/** Starts a picture lookup by ASIN and holds the answer until the returned function is called. */
async function startLookup(page: Page): Promise<() => void> {
  const letThrough = await holdNextCall(page, LOOKUP)
  await expect(section(page)).toBeVisible()
  await dropOrPaste(page, 'paste', 'body', { text: SAMPLE_ASIN })
  await expect(section(page).getByRole('progressbar')).toBeVisible()
  return letThrough
}

test('a check waits for a loading picture, says so, and a hanging lookup can be cancelled', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(LISTING)
  let sent = 0
  page.on('request', (request) => {
    if (isCheck(request)) sent += 1
  })
  await page.getByLabel('标题').fill('Mug')
  await startLookup(page)
  await expect(check(page)).toBeDisabled()
  await expect(page.getByText('正在读取图片，读完就可以开始查询')).toBeVisible()
  await page.getByLabel('标题').press('Enter')
  // The lookup continues on the other tab, which does not need the picture.
  await page.getByRole('tab', { name: '按 ASIN' }).click()
  await expect(check(page)).toBeEnabled()
  await page.getByRole('tab', { name: '按 Listing 与图片' }).click()
  await section(page).getByRole('button', { name: '取消' }).click()
  await expect(section(page)).toBeFocused()
  await expect(check(page)).toBeEnabled()
  expect(sent).toBe(0)

  const letThrough = await startLookup(page)
  letThrough()
  await expect(pictures(page)).toHaveCount(1)
  await check(page).click()
  await expect(page).toHaveURL(/\?id=\d+$/)
  await expect(page.getByRole('region', { name: '外观专利' })).toContainText('1 张图片')
})

test('a picture that arrives after the logout does not appear in the next session', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(LISTING)
  const letThrough = await startLookup(page)
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
  // Navigate without a reload, which would clear the form anyway.
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByRole('combobox', { name: '搜索功能和数据' }).fill('侵权查询')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: '按 Listing 与图片' }).click()
  await chooseFile(page).setInputFiles(await photo())
  await expect(pictures(page)).toHaveCount(1)
  await expect(pictures(page).getByRole('img')).toHaveAttribute('src', /^data:image\/png/)
})

test('a check names the picture that cannot be compared and keeps it in the form with the reason', {
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

test('checking the same listing and pictures again is free, and a new check starts with an empty form', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const found = await rotatedDrawing(world, await asSeller())
  await page.goto(LISTING)
  await chooseFile(page).setInputFiles([await photo('large.jpg', 1600, 1000), found.picture])
  await page.getByLabel('标题').fill('Lamp')
  await page.getByLabel('五点描述').fill('Bright\nWarm')
  await check(page).click()
  await expect(page).toHaveURL(/\?id=\d+$/)
  const address = page.url()
  await expect(balance(page)).toHaveText('995.00')
  await page.reload()
  await page.getByRole('button', { name: '再查一次' }).click()
  await expect(pictures(page)).toHaveCount(2)
  await check(page).click()
  await expectToast(page, '没有再次收费')
  await expect(page).toHaveURL(address)
  await expect(balance(page)).toHaveText('995.00')

  await page.getByRole('link', { name: '新的查询' }).click()
  await page.getByLabel('ASIN', { exact: true }).fill(SAMPLE_ASIN)
  const sentRequest = page.waitForRequest(isCheck)
  await check(page).click()
  expect((await sentRequest).postDataJSON()).toEqual(expect.not.objectContaining({ pictures: expect.anything() }))
  await page.getByRole('link', { name: '新的查询' }).click()
  await page.getByRole('tab', { name: '按 Listing 与图片' }).click()
  await expect(page.getByLabel('标题')).toHaveValue('')
  await expect(pictures(page)).toHaveCount(0)
})

test('each rejected picture shows its reason in the current language', { tag: '@nightly' }, async ({
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
  const letThrough = await holdNextCall(page, CHECK)
  await page.getByLabel('标题').fill('Mug')
  await check(page).click()
  await expect(page.getByText('正在查询')).toBeVisible()
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('button', { name: /知识产权/ }).click()
  await menu.getByRole('link', { name: '商标' }).click()
  await expect(page).toHaveURL(/\/trademark$/)
  letThrough()
  await expectToast(page, '查询已完成')
  await expect(page).toHaveURL(/\/trademark$/)
})
