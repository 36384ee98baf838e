import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import { cardOf, priceOf, shipmentTo } from '#contracts/model/calculators/freight/shipment.test-support.ts'
import { startFreight } from '#contracts/model/calculators/freight/start.ts'
import { mug } from '#contracts/model/calculators/profit/mug.test-support.ts'
import { secondAccount } from '#server/app/second-account.test-support.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'
import { textOfPdf, withoutSpaces } from '#server/platform/pdf/poppler.test-support.ts'

let t: TestApp
let worlds = 0
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const MUG = JSON.stringify(mug())

async function openAccounts() {
  const headers = { 'x-world': `printed-calculations-${++worlds}`, 'accept-language': 'en-US' }
  const mine = t.as(await t.seller(headers), headers)
  const world: DevWorld = await t.app.worlds.get(headers['x-world'])
  const guest = t.as(undefined, headers)
  const { id } = (await mine.post('/api/calculators/save', { kind: 'profit', name: 'Travel mug', input: MUG })).body
    .data
  const print = async (body: object, by = mine) => (await by.post('/api/calculators/print', body)).body
  const share = async () => (await mine.post('/api/calculators/share', { id })).body.data.token
  return { mine, guest, world, id, print, share, other: await secondAccount(t, world.db, headers) }
}

describe('a printed calculation', () => {
  it('opens at its address without a login, in the requested language', async () => {
    const { guest, id, print } = await openAccounts()
    const { url } = (await print({ id, language: 'zh-CN' })).data
    const answer = await guest.get(url).responseType('blob')
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain(`-${id}.pdf`)
    expect(textOfPdf(answer.body)).toContain(withoutSpaces('每卖一件净赚 $8.41，净利率 28.0%。'))
    const inEnglish = await guest.get((await print({ id })).data.url).responseType('blob')
    expect(textOfPdf(inEnglish.body)).toContain(withoutSpaces('Each unit sold earns $8.41, a net margin of 28.0%.'))
    expect((await guest.get(`${url}&inline=1`)).headers).not.toHaveProperty('content-disposition')
  })

  it('opens for its owner only', async () => {
    const { guest, id, print, other } = await openAccounts()
    expect((await print({ id }, other)).code).toBe(failures.calculationNotFound.code)
    const { url } = (await print({ id })).data
    expect((await guest.get(url.replace(/u=\d+/, 'u=2'))).status).toBe(404)
    const { data } = (await other.post('/api/calculators/save', { kind: 'profit', name: 'Lamp', input: MUG })).body
    // The key of one account does not open the calculations of another.
    expect((await guest.get(url.replace(`/${id}.`, `/${data.id}.`))).status).toBe(404)
    const theirs = (await print({ id: data.id }, other)).data.url
    expect((await guest.get(theirs.replace(`/${data.id}.`, `/${id}.`))).status).toBe(404)
  })

  it('is gone when its address expires or the calculation is deleted', async () => {
    const { guest, mine, id, print, world } = await openAccounts()
    const { url } = (await print({ id })).data
    world.clock.advance(2 * 3_600_000)
    expect((await guest.get(url)).status).toBe(404)
    const renewed = (await print({ id })).data.url
    expect((await guest.get(renewed)).status).toBe(200)
    await mine.post('/api/calculators/delete', { id })
    expect((await guest.get(renewed)).status).toBe(404)
    expect((await print({ id })).code).toBe(failures.calculationNotFound.code)
  })

  it('needs an id or a token, not both', async () => {
    const { id, print, share } = await openAccounts()
    expect((await print({})).code).toBe(failures.badRequest.code)
    expect((await print({ id, token: await share() })).code).toBe(failures.badRequest.code)
  })

  it('shows the net profit in yuan at the rates of the account, or at reference rates', async () => {
    const { guest, mine, id, print } = await openAccounts()
    const readPaper = async () => textOfPdf((await guest.get((await print({ id })).data.url).responseType('blob')).body)
    // 8.41 ÷ 1.0389 × 7.5833
    expect(await readPaper()).toContain(withoutSpaces('about 61.39 CNY · 1 USD = 7.2994 CNY (ECB, 2024-12-31)'))
    const perEuro = { USD: 1, GBP: 0.84, JPY: 160.5, CAD: 1.5, INR: 91.2, CNY: 7 }
    await mine.post('/api/calculators/settings', { exchange: { on: '2026-11-20', source: '', perEuro } })
    expect(await readPaper()).toContain(
      withoutSpaces('about 58.87 CNY · 1 USD = 7.0000 CNY (your own rates, 2026-11-20)'),
    )
  })

  it('that this version cannot compute is refused', async () => {
    const { id, print, world } = await openAccounts()
    await world.db.updateTable('calculation').set({ input: '{"of":"another version"}' }).where('id', '=', id).execute()
    expect((await print({ id })).code).toBe(failures.calculationNotFound.code)
  })
})

describe('a printed draft', () => {
  const draft = { kind: 'profit', name: 'Travel mug', input: MUG }

  it('is printed without being saved, in the requested language', async () => {
    const { mine } = await openAccounts()
    const ask = (body: object) => mine.post('/api/calculators/print/draft', body).responseType('blob')
    const answer = await ask({ ...draft, language: 'zh-CN' })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('测算.pdf'))
    expect(textOfPdf(answer.body)).toContain(withoutSpaces('每卖一件净赚 $8.41，净利率 28.0%。'))
    expect(textOfPdf((await ask(draft)).body)).toContain(withoutSpaces('Each unit sold earns $8.41'))
    expect((await mine.get('/api/calculators/list?kind=profit')).body.data.total).toBe(1)
  })

  it('shows the net profit in yuan at the rates of the account', async () => {
    const { mine } = await openAccounts()
    const perEuro = { USD: 1, GBP: 0.84, JPY: 160.5, CAD: 1.5, INR: 91.2, CNY: 7 }
    await mine.post('/api/calculators/settings', { exchange: { on: '2026-11-20', source: '', perEuro } })
    const answer = await mine.post('/api/calculators/print/draft', draft).responseType('blob')
    expect(textOfPdf(answer.body)).toContain(withoutSpaces('1 USD = 7.0000 CNY (your own rates, 2026-11-20)'))
  })

  it('that does not match the tool is refused with the field', async () => {
    const { mine, guest } = await openAccounts()
    const code = async (body: object, by = mine) => (await by.post('/api/calculators/print/draft', body)).body.code
    expect(await code({ ...draft, input: '{}' })).toBe(failures.wrongCalculation.code)
    expect(await code({ ...draft, kind: 'freight' })).toBe(failures.wrongCalculation.code)
    expect(await code(draft, guest)).toBe(failures.notLoggedIn.code)
  })
})

describe('a printed copy', () => {
  it('opens for everyone who is logged in and has its token, frozen and without the token in its file name', async () => {
    const { guest, mine, other, id, print, share } = await openAccounts()
    const token = await share()
    await mine.post('/api/calculators/save', { id, kind: 'profit', name: 'Renamed', input: MUG })
    const { url } = (await print({ token }, other)).data
    const answer = await guest.get(url).responseType('blob')
    expect(textOfPdf(answer.body)).toContain(withoutSpaces('Travel mug'))
    expect(textOfPdf(answer.body)).toContain(withoutSpaces('Copy shared'))
    expect(answer.headers['content-disposition']).not.toContain(token)
  })

  it('does not contain the exchange rates of its owner', async () => {
    const { guest, mine, other, print, share } = await openAccounts()
    const perEuro = { USD: 1, GBP: 0.84, JPY: 160.5, CAD: 1.5, INR: 91.2, CNY: 7 }
    await mine.post('/api/calculators/settings', { exchange: { on: '2026-11-20', source: 'Mine', perEuro } })
    const { url } = (await print({ token: await share() }, other)).data
    expect(textOfPdf((await guest.get(url).responseType('blob')).body)).not.toContain('Mine')
  })

  it('is gone when it is withdrawn', async () => {
    const { guest, mine, other, print, share } = await openAccounts()
    const token = await share()
    const { url } = (await print({ token }, other)).data
    await mine.post('/api/calculators/unshare', { token })
    expect((await guest.get(url)).status).toBe(404)
    expect((await print({ token }, other)).code).toBe(failures.sharedCopyNotFound.code)
  })
})

/** 20 cartons that the quotes for air and sea price until the end of November. */
const ORDER = JSON.stringify(
  shipmentTo('US', {
    rateCards: [
      cardOf('air', [priceOf('kg', 500)], { validTo: '2026-11-30' }),
      cardOf('seaLcl', [priceOf('cbm', 9000)], { validTo: '2026-11-30' }),
    ],
    date: { kind: 'inStock', on: '2027-03-31' },
  }),
)

const AFTER_THE_QUOTES = 20 * 24 * 3_600_000

async function openFreightAccounts() {
  const { mine, guest, print, other, world } = await openAccounts()
  const body = { kind: 'freight', name: 'First order', input: ORDER }
  const { id } = (await mine.post('/api/calculators/save', body)).body.data
  const open = async (asked: object, by = mine) =>
    textOfPdf((await guest.get((await print(asked, by)).data.url).responseType('blob')).body)
  return { mine, guest, print, other, world, id, open, body }
}

describe('a printed freight calculation', () => {
  it('itemises the cheapest mode, or the requested one', async () => {
    const { id, open } = await openFreightAccounts()
    expect(await open({ id })).toContain(withoutSpaces('Costs of Sea LCL'))
    const inChinese = await open({ id, language: 'zh-CN', mode: 'air' })
    // 320 kg by volume × $5.00.
    expect(inChinese).toContain(withoutSpaces('空运的费用明细'))
    expect(inChinese).toContain(withoutSpaces('320 kg × $5.00'))
  })

  it('opens for its owner only, and only while it exists', async () => {
    const { mine, guest, print, other, id } = await openFreightAccounts()
    expect((await print({ id }, other)).code).toBe(failures.calculationNotFound.code)
    const { url } = (await print({ id })).data
    await mine.post('/api/calculators/delete', { id })
    expect((await guest.get(url)).status).toBe(404)
  })

  it('marks quotes that have expired by the day of printing', async () => {
    const { id, open, world } = await openFreightAccounts()
    expect(await open({ id })).not.toContain(withoutSpaces('Expired quotes'))
    world.clock.advance(AFTER_THE_QUOTES)
    expect(await open({ id })).toContain(withoutSpaces('Expired quotes (the first on 2026-11-30)'))
  })

  it('shows a shared copy with the result of its day', async () => {
    const { mine, other, id, open, world } = await openFreightAccounts()
    const { token } = (await mine.post('/api/calculators/share', { id })).body.data
    world.clock.advance(AFTER_THE_QUOTES)
    const text = await open({ token, mode: 'air' }, other)
    expect(text).toContain(withoutSpaces('Copy shared'))
    expect(text).toContain(withoutSpaces('Costs of Air freight'))
    expect(text).not.toContain(withoutSpaces('Expired quotes'))
  })

  it('prints a draft without saving it, and one with problems too', async () => {
    const { mine, body } = await openFreightAccounts()
    const ask = async (draft: object) =>
      textOfPdf((await mine.post('/api/calculators/print/draft', draft).responseType('blob')).body)
    expect(await ask({ ...body, mode: 'air' })).toContain(withoutSpaces('Costs of Air freight'))
    const empty = JSON.stringify(startFreight('US', '2026-11-23'))
    expect(await ask({ ...body, input: empty })).toContain(withoutSpaces('Enter at least one carton'))
    expect((await mine.get('/api/calculators/list?kind=freight')).body.data.total).toBe(1)
  })

  it('marks expired quotes of a draft by the day of the reader', async () => {
    const { mine, body, world } = await openFreightAccounts()
    const ask = async (draft: object) =>
      textOfPdf((await mine.post('/api/calculators/print/draft', draft).responseType('blob')).body)
    world.clock.advance(AFTER_THE_QUOTES)
    expect(await ask(body)).toContain(withoutSpaces('Expired quotes'))
    expect(await ask({ ...body, on: '2026-11-30' })).not.toContain(withoutSpaces('Expired quotes'))
    expect(await ask({ ...body, on: '2026-12-01' })).toContain(withoutSpaces('Expired quotes'))
  })

  it('that this version cannot compute is refused', async () => {
    const { id, print, world } = await openFreightAccounts()
    await world.db.updateTable('calculation').set({ input: '{"of":"another version"}' }).where('id', '=', id).execute()
    expect((await print({ id })).code).toBe(failures.calculationNotFound.code)
  })
})
