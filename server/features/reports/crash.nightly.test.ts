/** Kills the real process with SIGKILL at named steps of a report and restarts it on the same data. */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeAll, describe, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { type Running, realServers } from '#server/app/process.test-support.ts'
import { TEST_CATALOGUE, TEST_NOW } from '#server/app/test-catalogue.test-setup.ts'
import { productTableFile } from '#server/features/screener/product-table.format.ts'

type ApiCall = readonly [path: string, body: object]
const KINDS = {
  asin: { list: '/api/report/productList', create: '/api/AiAmazon/reportGoodsCreate', mold_id: 3, subject: 'asin' },
  market: { list: '/api/report/marketList', create: '/api/AiAmazon/reportCreate', mold_id: 5, subject: 'nicheId' },
} as const
type Kind = keyof typeof KINDS
const creation = (kind: Kind, subject: string): ApiCall => {
  const { create, mold_id, subject: field } = KINDS[kind]
  return [create, { mold_id, [field]: subject }]
}

interface Case {
  what: string
  kind: Kind
  subject: string
  /** A call that is completed before the process that will crash is started. */
  before?: ApiCall
  call: ApiCall
  steps: readonly string[]
  settled: object
  price: number
  ledger: readonly (readonly [kind: string, cause: string])[]
  revisions: readonly number[]
}

const CASES: readonly Case[] = [
  {
    what: 'a first report',
    kind: 'asin',
    subject: STORY.asin,
    call: creation('asin', STORY.asin),
    price: 1000,
    // Daily runs test only the first step: the charge and a file exist, and nothing is committed.
    steps: ['fileRenamed', 'charged', 'claimed', 'rendered', 'beforeCommit', 'afterCommit'],
    settled: { asin: STORY.asin, state: 1 },
    ledger: [['charge', 'report:1:1']],
    revisions: [1],
  },
  {
    what: 'a report that fails',
    kind: 'asin',
    subject: STORY.failing,
    call: creation('asin', STORY.failing),
    price: 1000,
    steps: ['charged', 'beforeCommit', 'afterCommit'],
    settled: { asin: STORY.failing, state: 2, failure: 'dataDamaged', url: '' },
    ledger: [
      ['charge', 'report:1:1'],
      ['refund', 'report:1:1'],
    ],
    revisions: [],
  },
  {
    what: 'an update',
    kind: 'asin',
    subject: STORY.asin,
    before: creation('asin', STORY.asin),
    price: 1000,
    call: ['/api/AiAmazon/reportGoodsUpdate', { mold_id: 4, asin: STORY.asin, product: '{"marketplace":"US"}' }],
    steps: ['charged', 'fileRenamed', 'afterCommit'],
    settled: { asin: STORY.asin, state: 1 },
    ledger: [
      ['charge', 'report:1:1'],
      ['charge', 'report:1:2'],
    ],
    revisions: [1, 2],
  },
  // Both kinds share the code, so a few steps suffice here.
  {
    what: 'a first market report',
    kind: 'market',
    subject: STORY.niche,
    price: 2000,
    call: creation('market', STORY.niche),
    steps: ['rendered', 'beforeCommit'],
    settled: { niche_id: STORY.niche, state: 1 },
    ledger: [['charge', 'report:1:1']],
    revisions: [1],
  },
  {
    what: 'a market report that fails',
    kind: 'market',
    subject: STORY.failingNiche,
    price: 2000,
    call: creation('market', STORY.failingNiche),
    steps: ['beforeCommit'],
    settled: { niche_id: STORY.failingNiche, state: 2, failure: 'dataDamaged', url: '' },
    ledger: [
      ['charge', 'report:1:1'],
      ['refund', 'report:1:1'],
    ],
    revisions: [],
  },
]

const servers = realServers()
const start = (dataDir: string, crashAt?: string) =>
  servers.start(dataDir, { WORLD_NOW: TEST_NOW, ...(crashAt && { CRASH_AT: crashAt }) })

const post = async (url: string, [path, body]: ApiCall, token = '') => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  })
  return answer.json() as Promise<{ code: number; data: { token: string; created: number } }> // the envelope of the calls below
}

/** A data folder with the sample catalogue after `before`, and the account's token; '' without `before`. */
async function prepare(before?: ApiCall): Promise<{ dataDir: string; token: string }> {
  const dataDir = servers.newFolder()
  for (const suffix of ['', '-wal', '-shm']) {
    const from = TEST_CATALOGUE + suffix
    // The log files exist only while the catalogue is open elsewhere.
    if (existsSync(from)) cpSync(from, join(dataDir, `catalogue.sqlite${suffix}`))
  }
  cpSync(productTableFile(TEST_CATALOGUE), productTableFile(join(dataDir, 'catalogue.sqlite')))
  if (!before) return { dataDir, token: '' }
  const server = await start(dataDir)
  const token = await logIn(server)
  await post(server.url, before, token)
  await waitUntilSettled(server.url, token, KINDS.asin.list)
  await server.end()
  return { dataDir, token }
}

const logIn = async ({ url }: Running) => (await post(url, ['/__dev/login', { phone: STORY.account.phone }])).data.token

describe.each(CASES)(
  'after a process is killed during $what',
  ({ kind, subject, before, call, steps, settled, price, ledger, revisions }) => {
    let prepared: Awaited<ReturnType<typeof prepare>>
    beforeAll(async () => {
      prepared = await prepare(before)
    })

    it.each(steps)(
      'at the step %s, the next process settles the report, charges it once, and refunds a failure',
      async (step) => {
        const dataDir = servers.newFolder()
        cpSync(prepared.dataDir, dataDir, { recursive: true })
        const first = await start(dataDir, step)
        const token = prepared.token || (await logIn(first))
        // The response may be lost with the process.
        await post(first.url, call, token).catch(() => undefined)
        expect(await first.exited).toBe('SIGKILL')

        const second = await start(dataDir)
        const row = await waitUntilSettled(second.url, token, KINDS[kind].list)
        expect(row).toMatchObject(settled)
        const pdf = row.url === '' ? undefined : await fetchPdf(second.url + row.url)
        // Repeating the call, as a user does after a lost response, opens the report without a charge.
        expect((await post(second.url, creation(kind, subject), token)).data.created).toBe(0)
        await second.end()

        const state = new Database(join(dataDir, 'state.sqlite'), { readonly: true })
        const rows = (sql: string) => state.prepare(sql).raw().all()
        expect(rows(`SELECT kind, cause FROM ledger WHERE kind <> 'gift' ORDER BY id`)).toEqual(ledger)
        expect(rows(`SELECT DISTINCT abs(amount) FROM ledger WHERE kind <> 'gift'`)).toEqual([[price]])
        expect(rows('SELECT revision FROM report_version ORDER BY revision').flat()).toEqual(revisions)
        expect(rows(`SELECT count(*) FROM job WHERE state IN ('queued', 'running')`)).toEqual([[0]])
        const [file] = rows('SELECT file FROM report').flat()
        state.close()
        expect(readdirSync(join(dataDir, 'files/main'))).toEqual(pdf ? [file] : [])
        if (pdf) expect(readFileSync(join(dataDir, 'files/main', String(file))).equals(pdf)).toBe(true)
      },
      60_000,
    )
  },
)

describe('a server killed repeatedly', () => {
  const startAndDie = async (dataDir: string, step: string) => {
    const server = await start(dataDir, step).catch(() => undefined)
    await server?.exited
  }
  const jobStep = 'rendered'
  const orderAndCrash = async () => {
    const dataDir = servers.newFolder()
    cpSync((await prepare()).dataDir, dataDir, { recursive: true })
    const server = await start(dataDir, jobStep)
    const token = await logIn(server)
    await post(server.url, creation('asin', STORY.asin), token).catch(() => undefined)
    expect(await server.exited).toBe('SIGKILL')
    return { dataDir, token }
  }

  it('in quick succession makes the report after the last kill', async () => {
    const { dataDir, token } = await orderAndCrash()
    await startAndDie(dataDir, jobStep)
    for (let restarts = 0; restarts < 3; restarts++) await (await start(dataDir)).kill()
    const last = await start(dataDir)
    expect(await waitUntilSettled(last.url, token, KINDS.asin.list)).toMatchObject({ state: 1 })
    await last.end()
  }, 300_000)

  it('by the same task gives up and refunds the report after the third crash', async () => {
    const { dataDir, token } = await orderAndCrash()
    for (const _ of ['second', 'third']) await startAndDie(dataDir, jobStep)
    const last = await start(dataDir, jobStep)
    const row = await waitUntilSettled(last.url, token, KINDS.asin.list)
    expect(row).toMatchObject({ state: 2, failure: 'tooManyAttempts' })
    await last.end()
    const state = new Database(join(dataDir, 'state.sqlite'), { readonly: true })
    const moved = state.prepare(`SELECT sum(amount) FROM ledger WHERE cause LIKE 'report:%'`).pluck().get()
    state.close()
    expect(moved).toBe(0)
  }, 300_000)
})

async function fetchPdf(address: string): Promise<Buffer> {
  const pdf = Buffer.from(await (await fetch(address)).arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true)
  return pdf
}

interface Row {
  state: number
  url: string
}

async function waitUntilSettled(url: string, token: string, path: string): Promise<Row> {
  const stop = new AbortController()
  const headers = { authorization: token }
  const stream = await fetch(`${url}/api/report/progress`, { headers, signal: stop.signal })
  try {
    // Subscribe before listing, so that no change in between is missed.
    for await (const _ of stream.body ?? []) {
      const list = await fetch(url + path, { headers })
      const { data } = (await list.json()) as { data: { row: Row[] } } // the envelope of the lists
      const row = data.row[0]
      if (row && row.state !== 0) return row
    }
    throw new Error('The stream ended before the report was settled')
  } finally {
    stop.abort()
  }
}
