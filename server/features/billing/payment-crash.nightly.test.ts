import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { realServers } from '#server/app/process.test-support.ts'

const servers = realServers()

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const all = { 'content-type': 'application/json', ...headers }
  const answer = await fetch(url, { method: 'POST', headers: all, body: JSON.stringify(body) })
  const { data, ...rest } = Object(await answer.json())
  return data ?? rest
}

async function crashingShop(step: string) {
  const dataDir = servers.newFolder()
  const first = await servers.start(dataDir, { CRASH_AT: step })
  const { token } = await post(`${first.url}/__dev/login`, { phone: STORY.account.phone })
  const headers = { authorization: String(token) }
  // A call to a dying server gets no answer.
  const control = async (url: string, path: string, body: object = {}) => {
    const { data } = Object(await (await fetch(`${url}/__dev/payments`)).json())
    const key = { authorization: `Bearer ${data.stripe}` }
    return post(`${data.counterparts}/stripe/control/${path}`, body, key).catch(() => undefined)
  }
  return {
    call: (path: string, body: object) => post(first.url + path, body, headers).catch(() => undefined),
    async order(): Promise<{ order: unknown; session: string }> {
      const { order, url } = await post(`${first.url}/api/order/createOrder`, { type: 1, id: 11 }, headers)
      return { order, session: `sessions/${/cs_test_\w+/.exec(String(url))?.[0]}` }
    },
    control: (path: string, body?: object) => control(first.url, path, body).catch(() => undefined),
    died: async () => expect(await first.exited).toBe('SIGKILL'),
    /** Restarts, runs `action`, delivers everything due and returns a query function over the state. */
    async restart(action: (control: (path: string) => Promise<unknown>) => Promise<unknown> = async () => undefined) {
      const second = await servers.start(dataDir, { PORT: new URL(first.url).port })
      await action((path) => control(second.url, path))
      await control(second.url, 'clock', { ms: 60 * 60_000 })
      await post(`${second.url}/__dev/settle`, {})
      await second.end()
      const state = new Database(join(dataDir, 'state.sqlite'), { readonly: true })
      onTestFinished(() => {
        state.close()
      })
      return (sql: string) => state.prepare(sql).raw().all()
    },
  }
}

it.each(['paymentBooked', 'paymentCommitted'])(
  'a crash at step %s: the payment is credited once when the provider repeats its notification',
  async (step) => {
    const shop = await crashingShop(step)
    const { order, session } = await shop.order()
    // The simulator runs in the same process and dies with it.
    await shop.control(`${session}/pay`)
    await shop.died()
    const rows = await shop.restart()
    expect(rows('SELECT no, state FROM orders')).toEqual([[order, 'credited']])
    expect(rows(`SELECT kind, amount, cause FROM ledger WHERE kind <> 'gift'`)).toEqual([
      ['purchase', 100_00, `order:${order}`],
    ])
    expect(rows('SELECT outcome FROM payment')).toEqual([['credited']])
  },
  60_000,
)

it('a crash between cancelling an order and querying its provider: an unreported payment is credited', async () => {
  const shop = await crashingShop('orderCancelled')
  const { order, session } = await shop.order()
  await shop.control('scenario', { hold: true })
  await shop.control(`${session}/pay`)
  await shop.call('/api/order/cancel', { no: order })
  await shop.died()
  const rows = await shop.restart()
  expect(rows('SELECT state, close_reason FROM orders')).toEqual([['credited', 'cancelled']])
  expect(rows(`SELECT kind, amount FROM ledger WHERE kind <> 'gift'`)).toEqual([['purchase', 100_00]])
}, 60_000)

it('a crash between refunding and recording it: the money is refunded once', async () => {
  const shop = await crashingShop('refundSent')
  const { order, session } = await shop.order()
  await shop.control('scenario', { hold: true })
  await shop.control(`${session}/pay`)
  // The account is erased a month after closing, so a payment that was never reported is refunded.
  await shop.call('/api/account/close', { password: STORY.account.password })
  await shop.call('/__dev/clock', { advance: 31 * 24 * 3_600_000 })
  await shop.died()
  const rows = await shop.restart((control) => control('release'))
  expect(rows('SELECT no, state FROM orders')).toEqual([[order, 'refunded']])
  expect(rows('SELECT outcome, amount, refunded FROM payment')).toEqual([['refunded', 30_00, 30_00]])
  expect(rows(`SELECT kind FROM ledger WHERE kind <> 'gift'`)).toEqual([])
}, 60_000)
