/** At every provider: nothing is believed of which one byte is another. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROVIDERS, type ProviderName } from '#contracts/api/payment-providers.ts'
import { NoticeRefused } from './payments.ts'
import { atProviders } from './providers.test-support.ts'
import { openShop, type Shop } from './shop.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const at = atProviders(() => shop)

describe.each(PROVIDERS)('an order paid by %s', (way) => {
  const { type, path, taken, ask } = at[way]

  it('is not credited by a notice in which a byte is another, and is by the true one', async () => {
    const answer = await shop.order({ type })
    const { body, headers } = await overheard(way, () => shop.pay(answer))
    const send = async (bytes: Buffer) => {
      const sent = await fetch(shop.url + path, { method: 'POST', headers, body: new Uint8Array(bytes) })
      return sent.text()
    }
    for (let at = 0; at < body.length; at += 29) {
      // The last letter of a signature in base64 has bits that mean nothing, and so has what fills it up.
      const end = body.indexOf('%3D%3D')
      if (end > 0 && at >= end - 1 && at < end + '%3D%3D'.length) continue
      const changed = Buffer.from(body)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(await send(changed), `byte ${at}`).not.toBe(taken)
    }
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'created' })
    expect(await send(body)).toBe(taken)
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited' })
  })

  it('means nothing at the provider when a byte of what proves who we are is another', async () => {
    const answer = await shop.order({ type })
    await expect(ask(answer, false)).rejects.toThrow()
    expect(await ask(answer, true)).toEqual({ kind: 'unpaid' })
  })
})

/** A notice as it comes over the wire, refused for now: the provider will send it again. */
async function overheard(way: ProviderName, happens: () => Promise<void>) {
  const { payments } = shop.world()
  const provider = payments[way]
  if (!provider) throw new Error('not configured')
  const heard: { body: Buffer; headers: Record<string, string> }[] = []
  payments[way] = {
    ...provider,
    async read(body, sent) {
      // Without those that are about the connection.
      const headers = Object.entries(sent).filter(([name]) => /^(content-type|x-.*|.*-signature)$/.test(name))
      heard.push({ body, headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])) })
      throw new NoticeRefused('overheard')
    },
  }
  await happens().finally(() => {
    payments[way] = provider
  })
  const [first] = heard
  if (!first) throw new Error('nothing was told')
  return first
}
