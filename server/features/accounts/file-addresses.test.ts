import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyInput } from '#contracts/model/calculators/profit/input.ts'
import { SHAPE_PNG } from '#contracts/pact/given.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, PASSWORD, SELLER } from './caller.test-support.ts'

const OPEN = [200]
const ENDED = [404]

let t: TestApp
let seller: Awaited<ReturnType<typeof sellerWithFiles>>
beforeAll(async () => {
  t = await testApp()
  seller = await sellerWithFiles()
})
afterAll(() => t.close())

async function sellerWithFiles() {
  const someone = caller(t)
  const logIn = async (body: object) => someone.as((await someone.post('login', body)).data.token)
  let mine = await logIn(SELLER)
  const data = async (method: 'get' | 'post', path: string, body: object = {}) =>
    (await mine[method](path, body)).body.data
  await data('post', '/api/AiAmazon/reportGoodsCreate', { mold_id: 3, asin: 'B0SAMPLE01' })
  // Free, so it is paid at once and has a receipt.
  await data('post', '/api/order/createOrder', { type: 0, number: 1, id: 11, coupon: 'FREEPACK' })
  await data('post', '/api/tort/query', { mold_id: 1, title: 'Mug', pictures: [SHAPE_PNG] })
  const { queryId } = await data('post', '/api/AiAmazon/getQueryId', { mold_id: 1, image: SHAPE_PNG })
  const input = JSON.stringify(emptyInput('US', '2026-11-23'))
  const { id } = await data('post', '/api/calculators/save', { kind: 'profit', name: 'Mug', input })
  await (await someone.world()).jobs.idle()
  return {
    ...someone,
    data,
    async logIn(body: object) {
      mine = await logIn(body)
    },
    addresses: async (): Promise<string[]> => [
      (await data('get', '/api/report/productList')).row[0].url,
      (await data('post', '/api/order/index')).row[0].receipt,
      (await data('get', '/api/ledger/index')).csv,
      (await data('post', '/api/account/export')).url,
      (await data('get', '/api/patent/queries')).row[0].image,
      (await data('post', '/api/patent/print', { queryId })).url,
      (await data('post', '/api/calculators/print', { id })).url,
      (await data('get', '/api/tort/list')).row[0].image,
    ],
    async statuses(addresses: readonly string[]) {
      const all = await Promise.all(addresses.map(async (address) => (await someone.guest.get(address)).status))
      return [...new Set(all)]
    },
  }
}

describe('a file address', () => {
  it.each([
    ['a logout on all other devices', '/api/account/logoutEverywhere', {}],
    ['a new password', '/api/account/updatePassword', { oldPassword: SELLER.password, password: PASSWORD }],
  ])('is revoked by %s, and the remaining session gets new addresses', async (_, path, body) => {
    const { addresses, statuses, data } = seller
    const before = await addresses()
    expect(await statuses(before)).toEqual(OPEN)
    expect(await data('post', path, body)).toEqual({ ended: 0 })
    expect(await statuses(before)).toEqual(ENDED)
    expect(await statuses(await addresses())).toEqual(OPEN)
  })
  it('survives a logout of one device and changes to other accounts', async () => {
    const { addresses, statuses, data, logIn, post, as } = seller
    const before = await addresses()
    const other = (await post('login', { phone: STORY.others.spent.phone, password: SELLER.password })).data
    await as(other.token).post('/api/account/logoutEverywhere', {})
    await data('get', '/api/account/logout')
    expect(await statuses(before)).toEqual(OPEN)
    await logIn({ phone: SELLER.phone, password: PASSWORD })
  })
  it('is revoked by a password reset', async () => {
    const { addresses, statuses, code, post, logIn } = seller
    const before = await addresses()
    const { phone, password } = SELLER
    await post('updatePassword', { phone, code: await code(phone, 'forget'), password })
    expect(await statuses(before)).toEqual(ENDED)
    await logIn(SELLER)
  })
  it('is revoked by closing the account and stays revoked after reopening', async () => {
    const { addresses, statuses, data, logIn } = seller
    const before = await addresses()
    await data('post', '/api/account/close', { password: SELLER.password })
    expect(await statuses(before)).toEqual(ENDED)
    await logIn({ ...SELLER, reopen: true })
    expect(await statuses(before)).toEqual(ENDED)
    expect(await statuses(await addresses())).toEqual(OPEN)
  })
})
