/** `npm run contracts:verify` against a second instance of this server, with and without three planted differences. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type DeviatingServer,
  startDeviatingServer,
  THREE_DEVIATIONS,
} from '#server/app/deviating-server.test-support.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { node } from '../process/child.ts'
import { rootPath } from '../process/root.ts'
import { namedRowsOf } from './named-rows.ts'
import { optionsOf, USAGE } from './options.ts'
import type { Coverage, Distinct, Verdict } from './print.ts'
import { verify } from './verify.ts'

let second: TestApp
let real: string
let token: string
let other: DeviatingServer
let dir: string
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'verify-'))
  second = await testApp()
  real = await second.app.server.listen({ host: '127.0.0.1', port: 0 })
  token = await second.seller()
  other = await startDeviatingServer(real, THREE_DEVIATIONS)
})
afterAll(async () => {
  await other.close()
  await second.close()
  rmSync(dir, { recursive: true })
})

async function run(...args: string[]) {
  const child = node([rootPath('scripts/verify-contracts.ts'), ...args], { output: 'keep' })
  return { code: await child.ended, output: child.output() }
}

const readVerdict = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as Verdict & { differences: Distinct[]; coverage: Coverage }

test('reports no differences for our own server and lists each skipped check with its reason', async () => {
  const json = join(dir, 'same.json')
  const { code, output } = await run('--upstream', real, `--token=${token}`, '--json', json)
  expect(output).toMatch(/: 0 differences in 0 calls; \d\d checks passed/)
  expect(code).toBe(0)
  expect(output).toContain('same     POST /api/amazon/getAsinInfo, answered wrongAsin')
  expect(output).toContain('GET /api/account/info: data.user.start_time, data.user.end_time, data.user.birthday')
  const { findings, differences, coverage } = readVerdict(json)
  expect(differences).toEqual([])
  const unchecked = findings.filter(({ outcome }) => outcome === 'unchecked')
  const reasons = new Set(unchecked.map(({ why }) => why))
  expect(reasons).toContain('changes something: --writes')
  expect(reasons).not.toContain('')
  const { total, checked, percent } = coverage
  expect([total, checked]).toEqual([findings.length, findings.length - unchecked.length])
  expect(output.trimEnd()).toMatch(new RegExp(`Coverage: ${checked} of ${total} checks, ${percent} %[.]$`))
})

test('exits with 1 when coverage is below the minimum, and lists the checks that need a token', async () => {
  const { code, output } = await run('--upstream', real, '--min-coverage', '90')
  expect(code).toBe(1)
  expect(output).toContain('0 differences')
  expect(output).toContain('same     POST /api/plan/index by plans')
  expect(output).toMatch(/needs a token: --token [(]\d+[)]\n {4}\w/)
  expect(output.trimEnd()).toMatch(
    /Coverage: \d+ of \d+ checks, \d\d %, below the required 90 % [(]--min-coverage[)][.]$/,
  )
})

test('lists exactly the three planted differences, as text, JSON and JUnit', async () => {
  const [json, junit] = [join(dir, 'three.json'), join(dir, 'three.xml')]
  const { code, output } = await run('--upstream', other.url, `--token=${token}`, '--json', json, '--junit', junit)
  expect(code).toBe(1)
  expect(readVerdict(json).differences.map(({ call, kind, path, got }) => ({ call, kind, path, got }))).toEqual([
    { call: 'GET /api/account/info', kind: 'renamed', path: 'data.user.power', got: 'balance' },
    { call: 'POST /api/plan/index', kind: 'type', path: 'data.plan[].price', got: expect.stringMatching(/^a string/) },
    { call: 'POST /api/amazon/getAsinInfo', kind: 'code', path: 'code', got: '1999' },
  ])
  expect(output).toContain(
    'differs  GET /api/account/info\n         renamed  data.user.power: expected power, got balance\n',
  )
  expect(output).toContain('type     data.plan[].price: expected number, got a string of ')
  expect(output).toContain('code     code: expected 1002 wrongAsin, got 1999')
  expect(output).toContain('3 differences in 3 calls')
  const xml = readFileSync(junit, 'utf8')
  const failed = readVerdict(json).findings.filter(({ outcome }) => outcome === 'differs')
  expect(xml).toContain(`failures="${failed.length}"`)
  expect(xml.match(/<failure /g)).toHaveLength(failed.length)
  expect(xml).toContain('<failure message="renamed  data.user.power: expected power, got balance">')
})

test('does not repeat a call that timed out', async () => {
  const slow = await startDeviatingServer(real, { 'POST /api/plan/index': { late: true } })
  try {
    const caller = { origin: slow.url, token: undefined, shortToken: undefined, timeoutMs: 3000 }
    const rows = { checks: {} }
    const all = await verify({ caller, token: undefined, rows, writes: false, listenMs: 0, reportTimeoutMs: 0 })
    const plans = all.filter(({ call }) => call === 'POST /api/plan/index')
    expect(plans.map(({ outcome }) => outcome)).toEqual(['differs', 'unchecked', 'unchecked', 'unchecked'])
    expect(plans[0]?.differences).toEqual([
      { kind: 'format', path: 'answer', expected: 'an answer', got: 'no answer within 3 s' },
    ])
    expect(plans[1]?.why).toBe('POST /api/plan/index timed out before and is not repeated')
  } finally {
    await slow.close()
  }
})

test('exits with 2 for an unreachable upstream and for an unknown token, which may start with a dash', async () => {
  const gone = await startDeviatingServer(real, {})
  await gone.close()
  expect(await run('--upstream', gone.url)).toMatchObject({
    code: 2,
    output: expect.stringContaining('ECONNREFUSED'),
  })
  expect(await run('--token', '-made-up', '--upstream', real)).toMatchObject({
    code: 2,
    output: expect.stringContaining('does not know the token'),
  })
})

test('rejects an invalid command line with the usage', () => {
  const upstream = ['--upstream', 'https://example.com/']
  expect(optionsOf(upstream)).toMatchObject({ origin: 'https://example.com', minCoverage: 0, timeoutMs: 15_000 })
  for (const args of [['--token', '-abc'], ['--token=-abc'], ['--writes', '--token', '-abc']])
    expect(optionsOf([...args, ...upstream]).token).toBe('-abc')
  expect(optionsOf([...upstream, '--token', '--writes'])).toMatchObject({ token: '--writes', writes: false })
  const refused = [
    ['--upstream', `${real}/api`],
    [...upstream, '--min-coverage', '101'],
    [...upstream, '--timeout', 'soon'],
  ]
  for (const args of refused) expect(() => optionsOf(args)).toThrow(USAGE)
})

test('rejects a rows file with an unknown name', () => {
  const titles = ['POST /api/coupon/check, answered couponExpired']
  const rows = { asin: 'B0ANOTHER1', checks: { [titles[0] ?? '']: { coupon: 'OLD' } } }
  expect(namedRowsOf(JSON.stringify(rows), titles)).toEqual(rows)
  const refusalOf = (text: string) => () => namedRowsOf(text, titles)
  expect(refusalOf('{"ASIN":"B0ANOTHER1"}')).toThrow('--rows: unknown name “ASIN”; use asin, keyword,')
  expect(refusalOf('{"asin":7}')).toThrow('“asin” must be a string')
  expect(refusalOf('{"checks":{"GET /nowhere":{}}}')).toThrow('unknown check “GET /nowhere”')
  expect(refusalOf('[]')).toThrow('must be an object')
  const file = join(dir, 'rows.json')
  writeFileSync(file, '{"asin"')
  const { rows: text } = optionsOf(['--upstream', real, '--rows', file])
  expect(refusalOf(text)).toThrow('is not JSON')
})
