/** The real process, killed with SIGKILL at each named step of a report, and started again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE, TEST_NOW } from './test-catalogue.test-setup.ts'

const STEPS = ['charged', 'claimed', 'rendered', 'fileRenamed', 'beforeCommit', 'afterCommit']

interface Running {
  url: string
  exited: Promise<NodeJS.Signals | null>
  child: ChildProcess
}

/** Starts the server as `npm start` does, and waits for its address. */
async function start(dataDir: string, crashAt?: string): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      MODE: 'dev',
      PORT: '0',
      DATA_DIR: dataDir,
      WORLD_NOW: TEST_NOW,
      ...(crashAt && { CRASH_AT: crashAt }),
    },
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

const post = async (url: string, path: string, body: object, token = '') => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  })
  return answer.json() as Promise<{ code: number; data: { token: string; created: number } }> // the envelope of the calls below
}

describe('a process killed in the middle of a report', () => {
  it.each(STEPS)(
    'at the step %s: the report is finished once and charged once',
    async (step) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'crash-'))
      for (const suffix of ['', '-wal', '-shm']) {
        try {
          cpSync(TEST_CATALOGUE + suffix, join(dataDir, `catalogue.sqlite${suffix}`))
        } catch {
          // The log files are there only while the catalogue is open elsewhere.
        }
      }
      const body = { mold_id: 3, asin: STORY.asin, product: '{"marketplace":"US"}' }

      const first = await start(dataDir, step)
      const { data } = await post(first.url, '/__dev/login', { phone: STORY.account.phone })
      // The answer may be lost with the process: that is the point.
      await post(first.url, '/api/AiAmazon/reportGoodsCreate', body, data.token).catch(() => undefined)
      expect(await first.exited).toBe('SIGKILL')

      const second = await start(dataDir)
      const settled = await waitUntilSettled(second.url, data.token)
      expect(settled).toMatchObject({ asin: STORY.asin, state: 1 })
      const pdf = Buffer.from(await (await fetch(second.url + settled.url)).arrayBuffer())
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true)
      // Asking again, as a person whose answer was lost would, opens the report and charges nothing.
      expect((await post(second.url, '/api/AiAmazon/reportGoodsCreate', body, data.token)).data.created).toBe(0)
      second.child.kill('SIGTERM')
      await second.exited

      const state = new Database(join(dataDir, 'state.sqlite'), { readonly: true })
      const column = (sql: string) => state.prepare(sql).pluck().all()
      expect(column(`SELECT amount FROM ledger WHERE kind = 'charge'`)).toEqual([-1000])
      expect(column(`SELECT kind FROM ledger ORDER BY id`)).toEqual(['gift', 'charge'])
      expect(column('SELECT state FROM job')).toEqual(['done'])
      const [file] = column('SELECT file FROM report')
      state.close()
      expect(readdirSync(join(dataDir, 'files/main'))).toEqual([file])
      expect(readFileSync(join(dataDir, 'files/main', String(file))).equals(pdf)).toBe(true)
      rmSync(dataDir, { recursive: true, force: true })
    },
    60_000,
  )
})

interface Row {
  asin: string
  state: number
  url: string
}

/** Follows the progress stream, as the browser does, until nothing is pending. */
async function waitUntilSettled(url: string, token: string): Promise<Row> {
  const stop = new AbortController()
  const headers = { authorization: token }
  const stream = await fetch(`${url}/api/report/progress`, { headers, signal: stop.signal })
  try {
    // Subscribed first, listed second: a change in between is not missed.
    for await (const _ of stream.body ?? []) {
      const list = await fetch(`${url}/api/report/productList`, { headers })
      const { data } = (await list.json()) as { data: { row: Row[] } } // the envelope of productList
      const row = data.row[0]
      if (row && row.state !== 0) return row
    }
    throw new Error('The stream ended before the report was settled')
  } finally {
    stop.abort()
  }
}
