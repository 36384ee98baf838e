/** Pictures that are not what they seem: each is refused with a reason, or shown right. */
import type { Page } from 'playwright/test'
import sharp, { type Sharp } from 'sharp'
import { createRandom } from '#fixtures/random.ts'
import { box, bring, chooseFile, type Picture, photo, picked, sizeOf } from './picture-steps.ts'
import { expect, test } from './support.ts'

const RISK = '/products/ai_pantent/index'

const named = (name: string, buffer: Buffer | string): Picture => ({
  name,
  mimeType: name.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
  buffer: Buffer.from(buffer),
})
const sheet = (background: string) => sharp({ create: { width: 300, height: 200, channels: 4, background } })

/** A PNG of a few bytes that says it holds a hundred million pixels. */
async function hundredMegapixels() {
  const { buffer } = await photo('huge.png', 60, 40)
  buffer.writeUInt32BE(10_000, 16)
  buffer.writeUInt32BE(10_000, 20)
  return buffer
}

const REFUSED: [what: string, name: string, made: () => Promise<Buffer> | string, why: string][] = [
  ['a text', 'notes.jpg', () => 'only words, and no picture', '无法读取这张图片'],
  [
    'an SVG with a script',
    'logo.png',
    () => '<svg xmlns="http://www.w3.org/2000/svg"><script>top.x=1</script></svg>',
    '无法读取',
  ],
  ['an animated GIF', 'moving.png', () => sheet('#cc3333').gif().toBuffer(), '无法读取这张图片'],
  ['a JPG that breaks off', 'cut.jpg', async () => (await photo('a.jpg')).buffer.subarray(0, 3000), '文件不完整'],
  ['a PNG that breaks off', 'cut.png', async () => (await photo('a.png')).buffer.subarray(0, -20), '文件不完整'],
  ['a hundred megapixels', 'huge.png', hundredMegapixels, '图片太大'],
]

test('what is no picture, whatever its name says, is refused with the reason and leaves nothing behind', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(RISK)
  for (const [what, name, made, why] of REFUSED)
    await test.step(what, async () => {
      await chooseFile(page).setInputFiles(named(name, await made()))
      await expect(page.getByRole('alert')).toContainText(why)
      await expect(picked(page)).toHaveCount(0)
    })
})

/** Red, green, blue and opacity of the picked picture, made so many pixels a side, at a place on its diagonal. */
const pixel = (page: Page, side: number, at: number) =>
  picked(page)
    .locator('img')
    .evaluate(
      async (image: HTMLImageElement, [side, at]) => {
        await image.decode()
        const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
        const context = canvas.getContext('2d')
        context?.drawImage(image, 0, 0, side, side)
        return [...(context?.getImageData(at, at, 1, 1).data ?? [])]
      },
      [side, at] as const,
    )

/** The colour in the middle of the upper left quarter, where `photo` is red. */
const colour = (page: Page) => pixel(page, 4, 1)

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 150 && green < 90 && blue < 90

test('pictures of every make are shown as they are: CMYK, 16 bits a colour, held sideways', async ({ page }) => {
  await page.goto(RISK)
  await expect(box(page)).toBeVisible()
  const made = async (change: (image: Sharp) => Sharp) => change(sharp((await photo()).buffer)).toBuffer()
  for (const [name, file, size] of [
    ['cmyk.jpg', await made((image) => image.toColourspace('cmyk').jpeg()), [800, 500]],
    ['deep.png', await made((image) => image.toColourspace('rgb16').png()), [800, 500]],
    // As a phone keeps what was taken upright: lying on its left side.
    ['phone.jpg', await made((image) => image.rotate(-90).withMetadata({ orientation: 6 }).jpeg()), [800, 500]],
  ] as const)
    await test.step(name, async () => {
      await bring(page, 'drop', 'section[aria-label="商品图片"] > div > *', { files: [named(name, file)] })
      await expect(page.locator('[data-upload="success"]')).toContainText(name)
      expect(await sizeOf(page)).toEqual(size)
      await expect.poll(async () => isRed(await colour(page))).toBe(true)
    })
})

test('what is transparent stays so, and a picture that shows nothing is refused by the search, beside the form', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await chooseFile(page).setInputFiles(named('clear.png', await sheet('#0000').png().toBuffer()))
  await expect.poll(() => colour(page)).toEqual([0, 0, 0, 0])
  for (const ground of ['#0000', '#ffffff']) {
    await bring(page, 'drop', 'figure[tabindex="0"]', {
      files: [named('blank.png', await sheet(ground).png().toBuffer())],
    })
    await expect(page.locator('[data-upload="success"]')).toContainText('blank.png')
    await page.getByRole('button', { name: '开始检索' }).click()
    await expect(page.locator('form').getByRole('alert')).toContainText('图片中没有可供比对的内容')
  }
  await bring(page, 'drop', 'figure[tabindex="0"]', { files: [await photo()] })
  await expect(page.locator('form').getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL('/patent')
})

/** Nearly white, with a dark logo, cut out, and noisy: as PNG it is larger than can be sent. */
async function whiteThing() {
  const [side, margin] = [1000, 60]
  const random = createRandom(1, 'white thing')
  const data = Buffer.alloc(side * side * 4)
  for (let y = margin; y < side - margin; y++)
    for (let x = margin; x < side - margin; x++) {
      const isLogo = x > 450 && x < 550 && y > 450 && y < 550
      for (let colour = 0; colour < 3; colour++) data[(y * side + x) * 4 + colour] = isLogo ? 20 : random.int(235, 255)
      data[(y * side + x) * 4 + 3] = 255
    }
  return sharp(data, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
}

test('a white thing that is cut out stays visible, also where its picture is too large to stay transparent', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(RISK)
  await chooseFile(page).setInputFiles(named('white.png', await whiteThing()))
  await expect(page.locator('[data-upload="success"]')).toContainText('white.png')
  const corner = await pixel(page, 40, 0)
  expect(corner[3]).toBe(255)
  expect(Math.max(...corner.slice(0, 3))).toBeLessThan(64)
})

test('a picture that is dropped beside the box is taken too, and the page stays', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto(RISK)
  await page.getByLabel('专利名称关键词').fill('保温杯')
  await bring(page, 'drop', 'h1', { files: [await photo('beside.png')] })
  await expect(page.locator('[data-upload="success"]')).toContainText('beside.png')
  await expect(page.getByLabel('专利名称关键词')).toHaveValue('保温杯')
})
