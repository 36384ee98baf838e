import type { Page } from 'playwright/test'
import { box, chooseFile, dropOrPaste, photo, pickedPictures, sizeOf } from './picture-steps.ts'
import { expect, FAILING_ASIN, SAMPLE_ASIN, test } from './support.ts'

const DROP = 'section[aria-label="商品图片"] button'
const LOOKUP = '**/api/AiAmazon/getAsinImg'

test.beforeEach(async ({ page }) => {
  await page.goto('/products/ai_pantent/index')
  await expect(box(page)).toBeVisible()
})

test('a picture can be chosen with the keyboard and fills a box of 280 by 280', async ({ page }) => {
  const choose = box(page).getByRole('button', { name: '点击选择图片' })
  const chooser = page.waitForEvent('filechooser')
  await choose.press('Enter')
  await (await chooser).setFiles(await photo('shop.jpg'))
  await expect(pickedPictures(page).locator('img')).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
  expect(await sizeOf(page)).toEqual([800, 500])
  const frame = await pickedPictures(page).locator('..').boundingBox()
  expect([frame?.width, frame?.height]).toEqual([280, 280])
})

test('edit and delete appear only on hover and focus, and delete clears the picture', {
  tag: '@nightly',
}, async ({ page }) => {
  await chooseFile(page).setInputFiles(await photo())
  const actions = pickedPictures(page).getByRole('button', { name: '删除图片' }).locator('..')
  await page.mouse.move(0, 0)
  await expect(actions).toHaveCSS('opacity', '0')
  await pickedPictures(page).hover()
  await expect(actions).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(actions).toHaveCSS('opacity', '0')
  await pickedPictures(page).focus()
  await expect(actions).toHaveCSS('opacity', '1')
  await page.keyboard.press('Tab')
  await expect(pickedPictures(page).getByRole('button', { name: '裁剪和旋转图片' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(pickedPictures(page)).toHaveCount(0)
  await expect(box(page)).toBeFocused()
})

test('the picker accepts a single JPG or PNG, whatever the file name', { tag: '@nightly' }, async ({ page }) => {
  await expect(chooseFile(page)).toHaveAttribute('accept', '.jpg,.png')
  await expect(chooseFile(page)).not.toHaveAttribute('multiple')
  await chooseFile(page).setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(box(page).getByText('只支持 JPG 和 PNG 图片')).toBeVisible()
  await dropOrPaste(page, 'drop', DROP, { files: [await photo(), await photo()] })
  await expect(box(page).getByText('一次只能选择 1 张图片')).toBeVisible()
  await chooseFile(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=x>') })
  await expect(box(page).getByText('无法读取这张图片')).toBeVisible()
  await expect(pickedPictures(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('This image cannot be read')).toBeVisible()
})

/** Records each state of the list item with the colour of its bar. */
async function recordStates(page: Page) {
  await page.evaluate(() => {
    const states = new Set<string>()
    Object.assign(window, { states })
    new MutationObserver(() => {
      const item = document.querySelector<HTMLElement>('[data-upload]')
      const bar = item?.querySelector('[role=progressbar] > span')
      if (item && bar) states.add(`${item.dataset.upload} ${getComputedStyle(bar).backgroundColor}`)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  return () => page.evaluate(() => [...(window as unknown as { states: Set<string> }).states])
}

test('a picked file is shown as ready, uploading and done, or failed and removed, each in its colour', {
  tag: '@nightly',
}, async ({ page }) => {
  const states = await recordStates(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await chooseFile(page).setInputFiles(await photo())
  const gone = ['ready rgb(230, 162, 60)', 'uploading rgb(32, 160, 255)', 'success rgb(19, 206, 102)']
  await expect.poll(states).toEqual(gone)
  expect(sent).toEqual([])
  const item = page.locator('[data-upload]')
  await expect(item).toContainText('shop.png')
  await expect(item).toContainText('KB')
  await pickedPictures(page).focus()
  await pickedPictures(page).getByRole('button', { name: '删除图片' }).click()
  await chooseFile(page).setInputFiles({ name: 'bad.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect.poll(states).toContain('fail rgb(255, 73, 73)')
  await expect(item).toHaveCount(0)
  await expect(box(page).getByRole('alert')).toContainText('无法读取这张图片')
})

test('a picture can be dropped on the box and on the current picture', { tag: '@nightly' }, async ({ page }) => {
  await dropOrPaste(page, 'drop', DROP, { files: [await photo()] })
  await expect(pickedPictures(page)).toBeVisible()
  await dropOrPaste(page, 'drop', 'figure[tabindex="0"]', { files: [await photo('other.png', 400, 400)] })
  await expect.poll(() => sizeOf(page)).toEqual([400, 400])
})

test('a picture can be pasted anywhere on the page, but text pasted into a field stays there', {
  tag: '@nightly',
}, async ({ page }) => {
  await dropOrPaste(page, 'paste', 'body', { files: [await photo()] })
  await expect(pickedPictures(page)).toBeVisible()
  const title = page.getByLabel('专利名称关键词')
  let requestCount = 0
  page.on('request', (request) => {
    if (request.url().includes('getAsinImg')) requestCount += 1
  })
  await title.focus()
  await dropOrPaste(page, 'paste', 'input[placeholder^="输入一个关键词"]', { text: SAMPLE_ASIN })
  await dropOrPaste(page, 'paste', 'body', { text: 'nothing of a product, b0sample01' })
  expect(requestCount).toBe(0)
  expect(await sizeOf(page)).toEqual([800, 500])
})

test('a pasted spreadsheet cell looks up its ASIN and ignores the picture of the cell', {
  tag: '@nightly',
}, async ({ page }) => {
  const link = page.getByLabel('粘贴商品链接或 ASIN')
  const cell = { text: `${SAMPLE_ASIN}\r\n`, files: [await photo('image.png', 90, 20)] }
  for (const where of ['body', 'input[aria-label^="粘贴商品链接"]']) {
    const lookup = page.waitForRequest(LOOKUP)
    await dropOrPaste(page, 'paste', where, cell)
    expect((await lookup).postDataJSON()).toEqual({ asin: SAMPLE_ASIN })
    await expect(page.locator('[data-upload="success"]')).toContainText(SAMPLE_ASIN)
    await pickedPictures(page).getByRole('button', { name: '删除图片' }).press('Enter')
  }
  // A picture dragged from a shop also carries its link; the picture wins.
  await dropOrPaste(page, 'drop', DROP, {
    text: `https://www.amazon.com/dp/${SAMPLE_ASIN}`,
    files: [await photo('seen.png')],
  })
  await expect(page.locator('[data-upload="success"]')).toContainText('seen.png')
  await expect(link).toHaveValue(SAMPLE_ASIN)
})

test('a picture can be pasted wherever the focus is, and a text wherever the focused control takes no text itself', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await dropOrPaste(page, 'paste', 'input[placeholder^="输入一个关键词"]', { files: [await photo('shot.png')] })
  await expect(page.locator('[data-upload="success"]')).toContainText('shot.png')
  await asSeller()
  await page.goto('/patent')
  await expect(box(page)).toBeVisible()
  await dropOrPaste(page, 'paste', 'main select', { files: [await photo('other.png')] })
  await expect(page.locator('[data-upload="success"]')).toContainText('other.png')
  await dropOrPaste(page, 'paste', 'main select', { text: SAMPLE_ASIN })
  await expect(page.locator('[data-upload="success"]')).toContainText(SAMPLE_ASIN)
})

test('a pasted text with an ASIN looks up the picture of the product and shows the progress', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(LOOKUP, async (route) => {
    await released
    await route.continue()
  })
  const lookup = page.waitForRequest(LOOKUP)
  await dropOrPaste(page, 'paste', 'body', { text: `please look at ${SAMPLE_ASIN}, thanks` })
  expect((await lookup).postDataJSON()).toEqual({ asin: SAMPLE_ASIN })
  const shield = box(page).getByRole('status')
  await expect(shield).toContainText(`正在查找 ${SAMPLE_ASIN} 的商品图片`)
  await expect(shield.getByRole('progressbar').locator('span')).toHaveCSS('background-color', 'rgb(32, 160, 255)')
  release()
  await expect(pickedPictures(page).locator('img')).toHaveAttribute('src', /^data:image\//)
  await expect(shield).toHaveCount(0)
})

test('a picture from another site is fetched with anonymous CORS, and drawn only if the site allows it', {
  tag: '@nightly',
}, async ({ page }) => {
  const site = 'https://m.media-amazon.com/images/I'
  let allows = true
  const origins: (string | undefined)[] = []
  await page.route(LOOKUP, (route) =>
    route.fulfill({ json: { code: 1, msg: '', data: { img: `${site}/${allows}.png` } } }),
  )
  await page.route(`${site}/*`, async (route) => {
    origins.push(route.request().headers().origin)
    const headers = { 'access-control-allow-origin': allows ? '*' : 'https://elsewhere.example' }
    await route.fulfill({ body: (await photo()).buffer, contentType: 'image/png', headers })
  })
  await dropOrPaste(page, 'paste', 'body', { text: SAMPLE_ASIN })
  await expect(pickedPictures(page).locator('img')).toHaveAttribute('src', /^data:image\/png/)
  expect(origins).toEqual([new URL(page.url()).origin])
  allows = false
  await dropOrPaste(page, 'paste', 'body', { text: FAILING_ASIN })
  await expect(box(page).getByRole('alert')).toContainText('无法读取这张图片')
})

test('a pasted link is trimmed and parsed for an ASIN without being requested', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  const visited: string[] = []
  page.on('request', (request) => visited.push(new URL(request.url()).host))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const link = `https://www.amazon.com/Travel-Mug/dp/${SAMPLE_ASIN}?th=1`
  await page.evaluate((text) => navigator.clipboard.writeText(text), `   ${link} \n`)
  await page.getByLabel('粘贴商品链接或 ASIN').focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByLabel('粘贴商品链接或 ASIN')).toHaveValue(link)
  await expect(pickedPictures(page).locator('img')).toHaveAttribute('src', /^data:image\//)
  expect([...new Set(visited)]).toEqual([new URL(page.url()).host])
})

test('a failed lookup shows the server message', { tag: '@nightly' }, async ({ page }) => {
  await page.getByLabel('粘贴商品链接或 ASIN').fill('B0ZZZZZZZZ')
  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('alert')).toContainText('没有找到 ASIN B0ZZZZZZZZ')
  await expect(pickedPictures(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a photo can be taken with the camera, and a tap shows its actions', { tag: '@nightly' }, async ({ page }) => {
    const chooser = page.waitForEvent('filechooser')
    await box(page).getByRole('button', { name: '拍照' }).tap()
    const camera = await chooser
    expect(await camera.element().getAttribute('capture')).toBe('environment')
    await camera.setFiles(await photo('shop.jpg'))
    await pickedPictures(page).tap({ position: { x: 20, y: 20 } })
    await pickedPictures(page).getByRole('button', { name: '裁剪和旋转图片' }).tap()
    await expect(page.getByRole('dialog', { name: '裁剪图片' })).toBeVisible()
  })
})
