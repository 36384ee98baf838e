/** A sample account that uses the server over the network as its seller would. */
import sharp from 'sharp'
import { center } from '#contracts/api/accounts/center.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import { infringement } from '#contracts/api/rights/infringement.ts'
import { patents } from '#contracts/api/rights/patents.ts'
import { trademarks } from '#contracts/api/rights/trademarks.ts'
import { productSvg } from '#fixtures/catalogue/shapes/render.ts'
import { STORY } from '#fixtures/story.ts'
import { createClient } from '#web/api/client.ts'
import { Failure } from '#web/api/failure.ts'

/** Module ids of account/info. */
const MODULES = { rights: 1, asin: 3, market: 5 }
const POWER = 10_000_000
const PHOTO_SIDE = 1200
/** Long, because the drilled server is busy. */
const TIMEOUT_MS = 120_000

export const HEAVY = STORY.account.phone
export const LIGHT = STORY.others.spent.phone

export type Seller = Awaited<ReturnType<typeof sellerAt>>

/** Logs in and adds power for thousands of calls. */
export async function sellerAt(url: string, phone: string) {
  const as = (token: string) =>
    createClient({ baseUrl: url, token: () => token, language: () => 'en-US', timeoutMs: TIMEOUT_MS }).call
  const { token } = await as('')(devtools.login, { body: { phone } })
  const call = as(token)
  await call(devtools.power, { body: { phone, power: POWER } })
  return {
    token,
    call,
    orderAsin: (asin: string) => call(reports.productCreate, { body: { mold_id: MODULES.asin, asin } }),
    orderMarket: (nicheId: string) => call(reports.marketCreate, { body: { mold_id: MODULES.market, nicheId } }),
    /** Waits until the reports are finished. */
    settle: () => call(devtools.settle, { body: {} }),
    search: (image: string, title?: string) =>
      call(patents.getQueryId, { body: { mold_id: MODULES.rights, image, ...(title !== undefined && { title }) } }),
    checkRights: (title: string, pictures: string[]) =>
      call(infringement.create, { body: { mold_id: MODULES.rights, title, bullets: listing(title, 4000), pictures } }),
    checkListing: (name: string) => call(trademarks.check, { body: { text: listing(name, 9000) } }),
    takeout: async () => read(url + (await call(center.takeout, { body: {} })).url),
    download: (path: string) => read(url + path, { headers: { authorization: token } }),
    upload(photo: Uint8Array<ArrayBuffer>) {
      const body = new FormData()
      body.set('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg')
      return read(url + center.setAvatar.path, { method: 'POST', headers: { authorization: token }, body })
    },
  }
}

/** Returns the number of bytes; the answer is not kept in memory. */
async function read(url: string, init?: RequestInit): Promise<number> {
  const answer = await fetch(url, init)
  if (!answer.ok)
    throw new Failure({ status: answer.status, code: answer.status, msg: await answer.text(), data: null })
  let bytes = 0
  for await (const piece of answer.body ?? []) bytes += piece.length
  return bytes
}

/** A JPG like a seller's photo. */
export async function photoOf(
  family: Parameters<typeof productSvg>[0],
  seed: number,
  side = PHOTO_SIDE,
): Promise<Uint8Array<ArrayBuffer>> {
  const svg = Buffer.from(productSvg(family, seed, { size: side }))
  return new Uint8Array(await sharp(svg).flatten({ background: '#fff' }).jpeg().toBuffer())
}

export const dataUrlOf = (photo: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`

/** A text of that length without repeated words, so that each needs a lookup. */
function listing(title: string, length: number): string {
  let text = title
  for (let no = 0; text.length < length; no++) text += ` ${title.slice(0, 4)}${(no * 7919).toString(36)}`
  return text.slice(0, length)
}
