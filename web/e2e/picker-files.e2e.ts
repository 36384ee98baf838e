import type { Page } from 'playwright/test'
import sharp, { type Sharp } from 'sharp'
import { createRandom } from '#fixtures/random.ts'
import { box, chooseFile, dropOrPaste, type Picture, photo, pickedPictures, sizeOf } from './picture-steps.ts'
import { expect, test } from './support.ts'

const RISK = '/products/ai_pantent/index'

const fileNamed = (name: string, buffer: Buffer | string): Picture => ({
  name,
  mimeType: name.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
  buffer: Buffer.from(buffer),
})
const sheet = (background: string) => sharp({ create: { width: 300, height: 200, channels: 4, background } })

/** A small PNG whose header claims a hundred million pixels. */
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

test('a file that is not a valid picture is rejected with the reason, whatever its name', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(RISK)
  for (const [what, name, made, why] of REFUSED)
    await test.step(what, async () => {
      await chooseFile(page).setInputFiles(fileNamed(name, await made()))
      await expect(page.getByRole('alert')).toContainText(why)
      await expect(pickedPictures(page)).toHaveCount(0)
    })
})

/** RGBA of the pixel (`at`, `at`) of the picked picture, scaled to `side` by `side` pixels. */
const pixel = (page: Page, side: number, at: number) =>
  pickedPictures(page)
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

test('CMYK, 16-bit and rotated pictures are shown correctly', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(RISK)
  await expect(box(page)).toBeVisible()
  const made = async (change: (image: Sharp) => Sharp) => change(sharp((await photo()).buffer)).toBuffer()
  for (const [name, file, size] of [
    ['cmyk.jpg', await made((image) => image.toColourspace('cmyk').jpeg()), [800, 500]],
    ['deep.png', await made((image) => image.toColourspace('rgb16').png()), [800, 500]],
    // Phones store upright photos rotated, with the orientation in the metadata.
    ['phone.jpg', await made((image) => image.rotate(-90).withMetadata({ orientation: 6 }).jpeg()), [800, 500]],
  ] as const)
    await test.step(name, async () => {
      await dropOrPaste(page, 'drop', 'section[aria-label="商品图片"] > div > *', { files: [fileNamed(name, file)] })
      await expect(page.locator('[data-upload="success"]')).toContainText(name)
      expect(await sizeOf(page)).toEqual(size)
      await expect.poll(async () => isRed(await colour(page))).toBe(true)
    })
})

test('transparency is kept, and the search rejects a blank picture with an error in the form', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await chooseFile(page).setInputFiles(fileNamed('clear.png', await sheet('#0000').png().toBuffer()))
  await expect.poll(() => colour(page)).toEqual([0, 0, 0, 0])
  for (const ground of ['#0000', '#ffffff']) {
    await dropOrPaste(page, 'drop', 'figure[tabindex="0"]', {
      files: [fileNamed('blank.png', await sheet(ground).png().toBuffer())],
    })
    await expect(page.locator('[data-upload="success"]')).toContainText('blank.png')
    await page.getByRole('button', { name: '开始检索' }).click()
    await expect(page.locator('form').getByRole('alert')).toContainText('图片中没有可供比对的内容')
  }
  await dropOrPaste(page, 'drop', 'figure[tabindex="0"]', { files: [await photo()] })
  await expect(page.locator('form').getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL('/patent')
})

/** A white product with a dark logo on a transparent ground. Noise makes the PNG too large to send. */
async function whiteProduct() {
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

test('a white product stays visible when its picture is too large to keep the transparency', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(RISK)
  await chooseFile(page).setInputFiles(fileNamed('white.png', await whiteProduct()))
  await expect(page.locator('[data-upload="success"]')).toContainText('white.png')
  const corner = await pixel(page, 40, 0)
  expect(corner[3]).toBe(255)
  expect(Math.max(...corner.slice(0, 3))).toBeLessThan(64)
})

test('a picture dropped beside the box is accepted too, and the page stays open', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto(RISK)
  await page.getByLabel('专利名称关键词').fill('保温杯')
  await dropOrPaste(page, 'drop', 'h1', { files: [await photo('beside.png')] })
  await expect(page.locator('[data-upload="success"]')).toContainText('beside.png')
  await expect(page.getByLabel('专利名称关键词')).toHaveValue('保温杯')
})
