import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { patents } from '#contracts/api/rights/patents.ts'
import type { World } from './support.ts'

export interface Picture {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A red field on grey, wider than high, so that cropping and rotation are visible. */
export async function photo(name = 'shop.png', width = 800, height = 500): Promise<Picture> {
  const field = { create: { width: width / 2, height: height / 2, channels: 3 as const, background: '#cc3333' } }
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#dddddd' } })
    .composite([{ input: field }])
    .toFormat(name.endsWith('.jpg') ? 'jpeg' : 'png')
    .toBuffer()
  return { name, mimeType: name.endsWith('.jpg') ? 'image/jpeg' : 'image/png', buffer }
}

const QUARTERS = { red: '#cc3333', green: '#33aa33', blue: '#3333cc', yellow: '#dddd33' }

export async function quarters(): Promise<Picture> {
  const [width, height] = [400, 250]
  const fields = Object.values(QUARTERS).map((background, at) => ({
    input: { create: { width, height, channels: 3 as const, background } },
    left: (at % 2) * width,
    top: Math.floor(at / 2) * height,
  }))
  const sheet = { create: { width: 2 * width, height: 2 * height, channels: 3 as const, background: '#fff' } }
  const buffer = await sharp(sheet).composite(fields).png().toBuffer()
  return { name: 'quarters.png', mimeType: 'image/png', buffer }
}

/** The colours in the four corners of the picked picture, row by row. */
export const cornersOf = (page: Page) =>
  pickedPictures(page)
    .locator('img')
    .evaluate(async (image: HTMLImageElement, known) => {
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 20, height: 20 })
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0, 20, 20)
      return [0, 1, 2, 3].map((at) => {
        const rgb = context?.getImageData(1 + 17 * (at % 2), 1 + 17 * Math.floor(at / 2), 1, 1).data ?? []
        const hex = `#${[...rgb]
          .slice(0, 3)
          .map((value) => value.toString(16).padStart(2, '0'))
          .join('')}`
        return Object.entries(known).find(([, colour]) => colour === hex)?.[0] ?? hex
      })
    }, QUARTERS)

/** The number of a recent patent, and its drawing rotated on a larger canvas. */
export async function rotatedDrawing(world: World, token: string): Promise<{ number: string; picture: Picture }> {
  const { row } = await world.callAs(token)(patents.getNewLocList, { body: { office: ['US'] } })
  const patent = row[0]
  if (!patent) throw new Error('The sample world has no patents')
  const drawing = await world.fetch(world.url + patent.image)
  const buffer = await sharp(Buffer.from(await drawing.arrayBuffer()))
    .flatten({ background: '#ffffff' })
    .rotate(12, { background: '#ffffff' })
    .extend({ left: 90, top: 30, bottom: 30, right: 10, background: '#ffffff' })
    .png()
    .toBuffer()
  return { number: patent.publicationNumber, picture: { name: 'found.png', mimeType: 'image/png', buffer } }
}

export const box = (page: Page) => page.getByRole('region', { name: '商品图片' })
export const pickedPictures = (page: Page) => box(page).getByRole('figure')
export const chooseFile = (page: Page) => page.getByLabel('选择图片文件')

export const sizeOf = (page: Page) =>
  pickedPictures(page)
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    })

interface PageInput {
  files?: Picture[]
  text?: string
}

/** Dispatches the event that a browser would for dropped or pasted files and text. */
export async function dropOrPaste(
  page: Page,
  how: 'drop' | 'paste',
  selector: string,
  { files = [], text }: PageInput,
) {
  const sent = files.map(({ buffer, ...file }) => ({ ...file, base64: buffer.toString('base64') }))
  await page.evaluate(
    ([how, selector, sent, text]) => {
      const data = new DataTransfer()
      for (const { name, mimeType, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: mimeType }))
      }
      if (text !== undefined) data.setData('text/plain', text)
      const given = { bubbles: true, cancelable: true }
      document
        .querySelector(selector)
        ?.dispatchEvent(
          how === 'paste'
            ? new ClipboardEvent('paste', { ...given, clipboardData: data })
            : new DragEvent('drop', { ...given, dataTransfer: data }),
        )
    },
    [how, selector, sent, text] as const,
  )
}

/** An init script: the first picture takes 60 frames to decode, so that later ones overtake it. */
export function delayFirstPicture(): void {
  const { decode } = HTMLImageElement.prototype
  let read = 0
  HTMLImageElement.prototype.decode = async function () {
    read += 1
    if (read === 1) for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame)
    return decode.call(this)
  }
}
