/** The real process, killed with SIGKILL while it books a payment; the provider tells again, and it is credited once. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { nightly, sample } from '#fixtures/test-set.test-support.ts'
import { realServers } from '#server/app/process.test-support.ts'

const servers = realServers()

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const all = { 'content-type': 'application/json', ...headers }
  const answer = await fetch(url, { method: 'POST', headers: all, body: JSON.stringify(body) })
  const { data, ...rest } = Object(await answer.json())
  return data ?? rest
}

/** A server that will die at a step, and the next one over the same data, at the same address. */
async function shopThatDies(step: string) {
  const dataDir = servers.newFolder()
  const first = await servers.start(dataDir, { CRASH_AT: step })
  const { token } = await post(`${first.url}/__dev/login`, { phone: STORY.account.phone })
  const headers = { authorization: String(token) }
  // What is asked of a server that dies meanwhile is not answered.
  const control = async (url: string, path: string, body: object = {}) => {
    const { data } = Object(await (await fetch(`${url}/__dev/payments`)).json())
    const key = { authorization: `Bearer ${data.stripe}` }
    return post(`${data.counterparts}/stripe/control/${path}`, body, key).catch(() => undefined)
  }
  return {
    call: (path: string, body: object) => post(first.url + path, body, headers).catch(() => undefined),
    /** The number of a new order and the path of its session at the provider. */
    async order(): Promise<{ order: unknown; session: string }> {
      const { order, url } = await post(`${first.url}/api/order/createOrder`, { type: 1, id: 11 }, headers)
      return { order, session: `sessions/${/cs_test_\w+/.exec(String(url))?.[0]}` }
    },
    control: (path: string, body?: object) => control(first.url, path, body).catch(() => undefined),
    died: async () => expect(await first.exited).toBe('SIGKILL'),
    /** Starts again, lets `happens` happen, tells all that is due, and reads the state. */
    async again(happens: (control: (path: string) => Promise<unknown>) => Promise<unknown> = async () => undefined) {
      const second = await servers.start(dataDir, { PORT: new URL(first.url).port })
      await happens((path) => control(second.url, path))
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

it.each(sample(['paymentBooked', 'paymentCommitted'], 1))(
  'at the step %s: the payment is credited once when the provider tells of it again',
  async (step) => {
    const shop = await shopThatDies(step)
    const { order, session } = await shop.order()
    // The counterpart dies with the process that it tells of the payment.
    await shop.control(`${session}/pay`)
    await shop.died()
    const rows = await shop.again()
    expect(rows('SELECT no, state FROM orders')).toEqual([[order, 'credited']])
    expect(rows(`SELECT kind, amount, cause FROM ledger WHERE kind <> 'gift'`)).toEqual([
      ['purchase', 100_00, `order:${order}`],
    ])
    expect(rows('SELECT outcome FROM payment')).toEqual([['credited']])
  },
  60_000,
)

nightly(() => {
  it('between cancelling an order and asking its provider: what was paid there unheard is credited', async () => {
    const shop = await shopThatDies('orderCancelled')
    const { order, session } = await shop.order()
    // Nobody tells of the payment, neither before nor after.
    await shop.control('scenario', { hold: true })
    await shop.control(`${session}/pay`)
    await shop.call('/api/order/cancel', { no: order })
    await shop.died()
    const rows = await shop.again()
    expect(rows('SELECT state, close_reason FROM orders')).toEqual([['credited', 'cancelled']])
    expect(rows(`SELECT kind, amount FROM ledger WHERE kind <> 'gift'`)).toEqual([['purchase', 100_00]])
  }, 60_000)

  it('between sending money back and writing it down: it goes back once', async () => {
    const shop = await shopThatDies('refundSent')
    const { order, session } = await shop.order()
    await shop.control('scenario', { hold: true })
    await shop.control(`${session}/pay`)
    // The account is erased a month after closing, so a payment that was never reported is refunded.
    await shop.call('/api/account/close', { password: STORY.account.password })
    await shop.call('/__dev/clock', { advance: 31 * 24 * 3_600_000 })
    await shop.died()
    const rows = await shop.again((control) => control('release'))
    expect(rows('SELECT no, state FROM orders')).toEqual([[order, 'refunded']])
    expect(rows('SELECT outcome, amount, refunded FROM payment')).toEqual([['refunded', 30_00, 30_00]])
    expect(rows(`SELECT kind FROM ledger WHERE kind <> 'gift'`)).toEqual([])
  }, 60_000)
})
