import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROVIDERS, type ProviderName } from '#contracts/api/payment-providers.ts'
import { NotificationRefused } from './payments.ts'
import { providerActions } from './providers.test-support.ts'
import { openShop, type Shop } from './shop.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const at = providerActions(() => shop)

describe.each(PROVIDERS)('an order paid by %s', (providerName) => {
  const { type, path, acknowledgement, ask } = at[providerName]

  it('is not credited by a notification with a changed byte, but is by the original', async () => {
    const answer = await shop.order({ type })
    const { body, headers } = await captureNotification(providerName, () => shop.pay(answer))
    const send = async (bytes: Buffer) => {
      const sent = await fetch(shop.url + path, { method: 'POST', headers, body: new Uint8Array(bytes) })
      return sent.text()
    }
    for (let at = 0; at < body.length; at += 29) {
      // The last base64 character of a signature has unused bits, as does the padding.
      const end = body.indexOf('%3D%3D')
      if (end > 0 && at >= end - 1 && at < end + '%3D%3D'.length) continue
      const changed = Buffer.from(body)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(await send(changed), `byte ${at}`).not.toBe(acknowledgement)
    }
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'created' })
    expect(await send(body)).toBe(acknowledgement)
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited' })
  })

  it('is refused by the provider if one character of the signed form or of the key is changed', async () => {
    const answer = await shop.order({ type })
    await expect(ask(answer, false)).rejects.toThrow()
    expect(await ask(answer, true)).toEqual({ kind: 'unpaid' })
  })
})

/** Captures a raw notification and refuses it, so that the provider repeats it. */
async function captureNotification(providerName: ProviderName, action: () => Promise<void>) {
  const { payments } = shop.world()
  const provider = payments[providerName]
  if (!provider) throw new Error('not configured')
  const captured: { body: Buffer; headers: Record<string, string> }[] = []
  payments[providerName] = {
    ...provider,
    async read(body, sent) {
      const headers = Object.entries(sent).filter(([name]) => /^(content-type|x-.*|.*-signature)$/.test(name))
      captured.push({ body, headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])) })
      throw new NotificationRefused('overheard')
    },
  }
  await action().finally(() => {
    payments[providerName] = provider
  })
  const [first] = captured
  if (!first) throw new Error('no notification arrived')
  return first
}
