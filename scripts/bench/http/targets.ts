import Database from 'better-sqlite3'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { products } from '#contracts/api/products.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { STORY } from '#fixtures/story.ts'
import { createClient } from '#web/api/client.ts'

export interface Target {
  name: string
  method: 'GET' | 'POST'
  path: string
  query: string
  body?: string
  token: string
  answer: string
  /** Minimum ratio of our calls per second to those of the baseline (bare.ts). */
  atLeast: number
}

/** Fills one page with finished reports and returns two calls to measure. Throws when a call fails. */
export async function prepare(url: string, catalogueFile: string): Promise<Target[]> {
  const as = (token: string) => createClient({ baseUrl: url, token: () => token, language: () => 'zh-CN' }).call
  const { token } = await as('')(devtools.login, { body: { phone: STORY.account.phone } })
  const call = as(token)
  for (const asin of someAsins(catalogueFile, PAGE_SIZE))
    await call(reports.productCreate, { body: { mold_id: 3, asin, product: '{"marketplace":"US"}' } })
  await waitUntil(async () => (await call(reports.productList, { query: {} })).row.every(({ state }) => state !== 0))

  const asin = { endpoint: products.getAsinInfo, query: '', body: JSON.stringify({ asin: STORY.asin }), atLeast: 0.45 }
  const list = { endpoint: reports.productList, query: `?page=1&size=${PAGE_SIZE}`, atLeast: 0.35 }
  return Promise.all([target('getAsinInfo', asin), target('productList', list)])

  type Measured = { endpoint: Endpoint; query: string; body?: string; atLeast: number }
  async function target(name: string, { endpoint, query, body, atLeast }: Measured): Promise<Target> {
    const { method, path } = endpoint
    const headers = { authorization: token, ...(body && { 'content-type': 'application/json' }) }
    const answer = await (await fetch(url + path + query, { method, headers, ...(body && { body }) })).text()
    if (JSON.parse(answer).code !== 1) throw new Error(`The call ${name} failed: ${answer}`)
    return { name, method, path, query, token, answer, atLeast, ...(body && { body }) }
  }
}

function someAsins(catalogueFile: string, count: number): string[] {
  const db = new Database(catalogueFile, { readonly: true })
  const select = db.prepare<[string, number], string>(
    'SELECT asin FROM product WHERE marketplace = ? ORDER BY id LIMIT ?',
  )
  const asins = select.pluck().all('US', count)
  db.close()
  return asins
}

/** Polls every 200 ms, for at most a minute. */
async function waitUntil(done: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (await done()) return
    await new Promise((again) => setTimeout(again, 200))
  }
  throw new Error('The reports were not finished within a minute.')
}
