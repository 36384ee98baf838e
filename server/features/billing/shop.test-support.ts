import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import { type TestSettings, testApp } from '#server/app/test-app.test-support.ts'
import { serveSimulators } from './providers/local/simulators.ts'

type Answer = { code: number; msg: string; data: Record<string, unknown> }
export interface Form {
  type?: number
  id?: number
  number?: number
  coupon?: string
}
export interface Shop extends Awaited<ReturnType<typeof openShop>> {}

/** One long closure: its methods share app and simulators. */
export async function openShop(given: TestSettings = {}) {
  const dataDir = given.dataDir ?? mkdtempSync(join(tmpdir(), 'shop-'))
  const simulators = await serveSimulators({ dataDir, port: 0 })
  const t = await testApp({
    dataDir,
    payments: simulators.paymentsOf,
    simulators,
    ...given,
  })
  const url = await t.app.server.listen({ host: '127.0.0.1', port: 0 })
  const token = await t.seller()
  const post = async (path: string, body: object, as = token): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', authorization: as }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json() as Promise<Answer> // the response envelope
  }
  const world = () => t.app.worlds.main
  const merchant = () => simulators.merchantsOf(world().secret)
  const controls = () => simulators.controlsOf(world().secret)
  const control = async (providerName: ProviderName, path: string, body: object): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${merchant()[providerName]}` }
    const of = providerName === 'alipay' ? { app_id: merchant().alipay, ...body } : body
    const address = `${simulators.url}/${providerName}/control${path}`
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(of) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }
  const order = async (form: Form = {}, as = token) =>
    post('/api/order/createOrder', { type: 0, number: 1, id: 11, ...form }, as)

  return {
    t,
    url,
    token,
    world,
    merchant,
    post,
    control,
    order,
    simulators: simulators.url,
    dataDir,
    async otherSeller(): Promise<string> {
      const { id } = await world()
        .db.insertInto('account')
        .values({
          phone: '13900000001',
          password_hash: '-',
          nickname: 'other',
          created_at: world().clock.iso(),
          start_time: null,
          end_time: null,
          birthday: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return world().sessions.open(id)
    },
    /** Opens the payment as the popup does; returns the address of the payment page. */
    async visit({ data }: Answer): Promise<string> {
      if (typeof data.url === 'string') return data.url
      return submit(String(data.info))
    },
    async pay(answer: Answer): Promise<void> {
      const page = await this.visit(answer)
      const all = Object.values(controls())
      const found = (await Promise.all(all.map((each) => each.payments()))).flat()
      const payment = found.find(({ id, order }) => order === answer.data.order && (id === order || page.includes(id)))
      if (!payment) throw new Error('the provider knows no such payment')
      await controls()[payment.provider].act(payment.id, 'pay')
      await this.deliverNotifications()
    },
    async deliverNotifications(): Promise<void> {
      await Promise.all(Object.values(controls()).map((each) => each.pass(0)))
    },
    async trades(): Promise<{ trades: Record<string, unknown>[] }> {
      const answer = await fetch(`${simulators.url}/alipay/control/trades?app_id=${merchant().alipay}`)
      return answer.json() as Promise<{ trades: Record<string, unknown>[] }> // the simulator's format
    },
    row: (no: unknown) =>
      world().db.selectFrom('orders').selectAll().where('no', '=', String(no)).executeTakeFirstOrThrow(),
    payments: () => world().db.selectFrom('payment').selectAll().orderBy('id').execute(),
    ledger: () => world().db.selectFrom('ledger').selectAll().orderBy('id').execute(),
    async balance(as = token): Promise<number> {
      const { body } = await t.as(as).get('/api/account/info')
      return body.data.user.power
    },
    async close(): Promise<void> {
      await t.close()
      await simulators.close()
      if (!given.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function submit(html: string): Promise<string> {
  const plain = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  const action = plain(/<form[^>]*\baction="([^"]*)"/.exec(html)?.[1] ?? '')
  const fields = new URLSearchParams()
  for (const [input] of html.matchAll(/<input[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(input)?.[1]
    if (name) fields.set(plain(name), plain(/\bvalue="([^"]*)"/.exec(input)?.[1] ?? ''))
  }
  const answer = await fetch(action, { method: 'POST', body: fields, redirect: 'follow' })
  if (!answer.ok) throw new Error(`The cashier answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  return answer.url
}
