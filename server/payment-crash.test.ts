/** The real process, killed with SIGKILL while it books a payment; the provider tells again, and it is credited once. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import Database from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { STORY } from '#fixtures/story.ts'

async function start(dataDir: string, port: number, crashAt?: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, MODE: 'dev', PORT: String(port), DATA_DIR: dataDir, ...(crashAt && { CRASH_AT: crashAt }) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const exited = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)))
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (\S+)/.exec(line)?.[1]
    if (url) return { url, exited, child }
  }
  throw new Error('The server ended before it was ready')
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const all = { 'content-type': 'application/json', ...headers }
  const answer = await fetch(url, { method: 'POST', headers: all, body: JSON.stringify(body) })
  const { data, ...rest } = Object(await answer.json())
  return data ?? rest
}

it.each(['paymentBooked', 'paymentCommitted'])(
  'at the step %s: the payment is credited once when the provider tells of it again',
  async (step) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'crash-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const first = await start(dataDir, 0, step)
    const { token } = await post(`${first.url}/__dev/login`, { phone: STORY.account.phone })
    const headers = { authorization: String(token) }
    const { order, url } = await post(`${first.url}/api/order/createOrder`, { type: 1, id: 11 }, headers)
    const { data } = Object(await (await fetch(`${first.url}/__dev/payments`)).json())
    const control = `${data.counterparts}/stripe/control`
    const key = { authorization: `Bearer ${data.stripe}` }
    const session = /cs_test_\w+/.exec(String(url))?.[0]
    // The counterpart dies with the process that it tells of the payment.
    await post(`${control}/sessions/${session}/pay`, {}, key).catch(() => undefined)
    expect(await first.exited).toBe('SIGKILL')

    const second = await start(dataDir, Number(new URL(first.url).port))
    const { data: again } = Object(await (await fetch(`${second.url}/__dev/payments`)).json())
    await post(`${again.counterparts}/stripe/control/clock`, { ms: 60 * 60_000 }, key)
    second.child.kill('SIGTERM')
    await second.exited

    const state = new Database(join(dataDir, 'state.sqlite'), { readonly: true })
    onTestFinished(() => {
      state.close()
    })
    const rows = (sql: string) => state.prepare(sql).raw().all()
    expect(rows('SELECT no, state FROM orders')).toEqual([[order, 'credited']])
    expect(rows(`SELECT kind, amount, cause FROM ledger WHERE kind <> 'gift'`)).toEqual([
      ['purchase', 100_00, `order:${order}`],
    ])
    expect(rows('SELECT outcome FROM payment')).toEqual([['credited']])
  },
  60_000,
)
