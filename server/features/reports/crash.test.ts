/** The real process, killed with SIGKILL at each named step of a report, and started again on the same data. */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeAll, describe, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { nightly, sample } from '#fixtures/test-set.test-support.ts'
import { type Running, realServers } from '#server/app/process.test-support.ts'
import { TEST_CATALOGUE, TEST_NOW } from '#server/app/test-catalogue.test-setup.ts'

type Ask = readonly [path: string, body: object]
/** The kinds of reports, each with the calls that make one. */
const KINDS = {
  asin: { list: '/api/report/productList', create: '/api/AiAmazon/reportGoodsCreate', mold_id: 3, subject: 'asin' },
  market: { list: '/api/report/marketList', create: '/api/AiAmazon/reportCreate', mold_id: 5, subject: 'nicheId' },
} as const
type Kind = keyof typeof KINDS
const creation = (kind: Kind, subject: string): Ask => {
  const { create, mold_id, subject: field } = KINDS[kind]
  return [create, { mold_id, [field]: subject }]
}

interface Case {
  what: string
  kind: Kind
  subject: string
  /** Asked and answered in full before the process that will be killed starts. */
  before?: Ask
  /** The call in whose course the process is killed. */
  ask: Ask
  steps: readonly string[]
  settled: object
  price: number
  /** The whole ledger in the end, after the gift. */
  ledger: readonly (readonly [kind: string, cause: string])[]
  /** Of the versions that are kept. */
  revisions: readonly number[]
}

const CASES: readonly Case[] = [
  {
    what: 'a first report',
    kind: 'asin',
    subject: STORY.asin,
    ask: creation('asin', STORY.asin),
    price: 1000,
    // Daily only the first: the power is spent and a file is left, and nothing is committed.
    steps: ['fileRenamed', 'charged', 'claimed', 'rendered', 'beforeCommit', 'afterCommit'],
    settled: { asin: STORY.asin, state: 1 },
    ledger: [['charge', 'report:1:1']],
    revisions: [1],
  },
  {
    what: 'a report that fails',
    kind: 'asin',
    subject: STORY.failing,
    ask: creation('asin', STORY.failing),
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
    ask: ['/api/AiAmazon/reportGoodsUpdate', { mold_id: 4, asin: STORY.asin, product: '{"marketplace":"US"}' }],
    steps: ['charged', 'fileRenamed', 'afterCommit'],
    settled: { asin: STORY.asin, state: 1 },
    ledger: [
      ['charge', 'report:1:1'],
      ['charge', 'report:1:2'],
    ],
    revisions: [1, 2],
  },
  // What is the same code for both kinds is killed for one of them; here it is seen that it is.
  {
    what: 'a first market report',
    kind: 'market',
    subject: STORY.niche,
    price: 2000,
    ask: creation('market', STORY.niche),
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
    ask: creation('market', STORY.failingNiche),
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

const post = async (url: string, [path, body]: Ask, token = '') => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  })
  return answer.json() as Promise<{ code: number; data: { token: string; created: number } }> // the envelope of the calls below
}

/** A data folder with the sample catalogue, in which `before` was asked, and the token of the account that asked. */
async function prepare(before?: Ask): Promise<{ dataDir: string; token: string }> {
  const dataDir = servers.newFolder()
  for (const suffix of ['', '-wal', '-shm']) {
    const from = TEST_CATALOGUE + suffix
    // The log files are there only while the catalogue is open elsewhere.
    if (existsSync(from)) cpSync(from, join(dataDir, `catalogue.sqlite${suffix}`))
  }
  if (!before) return { dataDir, token: '' }
  const server = await start(dataDir)
  const token = await logIn(server)
  await post(server.url, before, token)
  await waitUntilSettled(server.url, token, KINDS.asin.list)
  await server.end()
  return { dataDir, token }
}

const logIn = async ({ url }: Running) => (await post(url, ['/__dev/login', { phone: STORY.account.phone }])).data.token

describe.each(sample(CASES, 1))(
  'a process killed in the middle of $what',
  ({ kind, subject, before, ask, steps, settled, price, ledger, revisions }) => {
    let prepared: Awaited<ReturnType<typeof prepare>>
    beforeAll(async () => {
      prepared = await prepare(before)
    })

    it.each(sample(steps, 1))(
      'at the step %s: the report is settled once, charged once, and refunded when it failed',
      async (step) => {
        const dataDir = servers.newFolder()
        cpSync(prepared.dataDir, dataDir, { recursive: true })
        const first = await start(dataDir, step)
        const token = prepared.token || (await logIn(first))
        // The answer may be lost with the process: that is the point.
        await post(first.url, ask, token).catch(() => undefined)
        expect(await first.exited).toBe('SIGKILL')

        const second = await start(dataDir)
        const row = await waitUntilSettled(second.url, token, KINDS[kind].list)
        expect(row).toMatchObject(settled)
        const pdf = row.url === '' ? undefined : await fetchPdf(second.url + row.url)
        // Asking again, as a person whose answer was lost would, opens the report and charges nothing.
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

nightly(() => {
  describe('a server that is killed again and again', () => {
    /** Starts it and waits until it has killed itself at the step, be it before it is ready. */
    const startAndDie = async (dataDir: string, step: string) => {
      const server = await start(dataDir, step).catch(() => undefined)
      await server?.exited
    }
    const stepOfTheTask = 'rendered'
    /** A report is ordered, and the server dies while it makes it. */
    const ordered = async () => {
      const dataDir = servers.newFolder()
      cpSync((await prepare()).dataDir, dataDir, { recursive: true })
      const server = await start(dataDir, stepOfTheTask)
      const token = await logIn(server)
      await post(server.url, creation('asin', STORY.asin), token).catch(() => undefined)
      expect(await server.exited).toBe('SIGKILL')
      return { dataDir, token }
    }

    it('in quick succession makes the report once it is left alone', async () => {
      const { dataDir, token } = await ordered()
      await startAndDie(dataDir, stepOfTheTask)
      for (let restarts = 0; restarts < 3; restarts++) await (await start(dataDir)).kill()
      const last = await start(dataDir)
      expect(await waitUntilSettled(last.url, token, KINDS.asin.list)).toMatchObject({ state: 1 })
      await last.end()
    }, 300_000)

    it('by the task itself gives it up after the third time, and refunds it', async () => {
      const { dataDir, token } = await ordered()
      for (const _ of ['second', 'third']) await startAndDie(dataDir, stepOfTheTask)
      const last = await start(dataDir, stepOfTheTask)
      const row = await waitUntilSettled(last.url, token, KINDS.asin.list)
      expect(row).toMatchObject({ state: 2, failure: 'tooManyAttempts' })
      await last.end()
      const state = new Database(join(dataDir, 'state.sqlite'), { readonly: true })
      const moved = state.prepare(`SELECT sum(amount) FROM ledger WHERE cause LIKE 'report:%'`).pluck().get()
      state.close()
      expect(moved).toBe(0)
    }, 300_000)
  })
})

/** The PDF at the address, whole from its first sign to its last. */
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

/** Follows the progress stream, as the browser does, until nothing is pending. */
async function waitUntilSettled(url: string, token: string, path: string): Promise<Row> {
  const stop = new AbortController()
  const headers = { authorization: token }
  const stream = await fetch(`${url}/api/report/progress`, { headers, signal: stop.signal })
  try {
    // Subscribed first, listed second: a change in between is not missed.
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
