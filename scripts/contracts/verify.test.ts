/** `npm run contracts:verify` against a second instance of this server, with and without three planted differences. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Planted, planted, THREE } from '#server/app/planted.test-support.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { node } from '../process/child.ts'
import { inRoot } from '../process/root.ts'
import type { Distinct, Verdict } from './print.ts'

let second: TestApp
let real: string
let token: string
let other: Planted
let dir: string
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'verify-'))
  second = await testApp()
  real = await second.app.server.listen({ host: '127.0.0.1', port: 0 })
  token = await second.seller()
  other = await planted(real, THREE)
})
afterAll(async () => {
  await other.close()
  await second.close()
  rmSync(dir, { recursive: true })
})

async function verify(...args: string[]) {
  const child = node([inRoot('scripts/verify-contracts.ts'), ...args], { output: 'keep' })
  return { code: await child.ended, output: child.output() }
}

/** What the file written by `--json` holds. */
const judged = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Verdict & { differences: Distinct[] }

test('an instance of ours does not differ, and what could not be asked is named with the reason', async () => {
  const json = join(dir, 'same.json')
  const { code, output } = await verify('--upstream', real, `--token=${token}`, '--json', json)
  expect(output).toMatch(/: 0 differences in 0 calls; \d\d interactions the same/)
  expect(code).toBe(0)
  expect(output).toContain('same     POST /api/amazon/getAsinInfo, answered wrongAsin')
  expect(output).toContain('GET /api/account/info: data.user.start_time, data.user.end_time, data.user.birthday')
  const { findings, differences } = judged(json)
  expect(differences).toEqual([])
  const reasons = new Set(findings.filter(({ outcome }) => outcome === 'unchecked').map(({ why }) => why))
  expect(reasons).toContain('changes something: --writes')
  expect(reasons).not.toContain('')
})

test('without a token it asks what anybody may, and says what a token would add', async () => {
  const { code, output } = await verify('--upstream', real)
  expect(code).toBe(0)
  expect(output).toContain('same     POST /api/plan/index by plans')
  expect(output).toMatch(/needs a token: --token\n {4}\w/)
})

test('exactly the three planted differences are listed, as text, as JSON and as JUnit', async () => {
  const [json, junit] = [join(dir, 'three.json'), join(dir, 'three.xml')]
  const { code, output } = await verify('--upstream', other.url, `--token=${token}`, '--json', json, '--junit', junit)
  expect(code).toBe(1)
  expect(judged(json).differences.map(({ call, kind, path, got }) => ({ call, kind, path, got }))).toEqual([
    { call: 'GET /api/account/info', kind: 'renamed', path: 'data.user.power', got: 'balance' },
    { call: 'POST /api/amazon/getAsinInfo', kind: 'code', path: 'code', got: '1999' },
    { call: 'POST /api/plan/index', kind: 'type', path: 'data.plan[].price', got: expect.stringMatching(/^a string/) },
  ])
  expect(output).toContain('differs  GET /api/account/info\n         renamed  data.user.power is called balance\n')
  expect(output).toContain('3 differences in 3 calls')
  const xml = readFileSync(junit, 'utf8')
  const failed = judged(json).findings.filter(({ outcome }) => outcome === 'differs')
  expect(xml).toContain(`failures="${failed.length}"`)
  expect(xml.match(/<failure /g)).toHaveLength(failed.length)
  expect(xml).toContain('<failure message="renamed  data.user.power is called balance">')
})

test('with --writes it also asks for changes, and ends the session last', async () => {
  const json = join(dir, 'writes.json')
  const { code, output } = await verify(
    '--upstream',
    real,
    `--token=${await second.seller()}`,
    '--writes',
    '--json',
    json,
  )
  expect(output).toContain('0 differences')
  expect(code).toBe(0)
  const asked = judged(json).findings.filter(({ outcome }) => outcome !== 'unchecked')
  expect(asked.map(({ what }) => what)).toContain('POST /api/AiAmazon/reportGoodsCreate by a card')
  expect(asked.at(-1)?.call).toBe('GET /api/account/logout')
})

test('an upstream that does not answer, a wrong address and a token of nobody end with 2', async () => {
  const gone = await planted(real, {})
  await gone.close()
  expect(await verify('--upstream', gone.url)).toMatchObject({
    code: 2,
    output: expect.stringContaining('ECONNREFUSED'),
  })
  expect(await verify('--upstream', `${real}/api`)).toMatchObject({ code: 2, output: expect.stringContaining('Usage') })
  expect(await verify('--upstream', real, '--token=made-up')).toMatchObject({
    code: 2,
    output: expect.stringContaining('does not know the token'),
  })
})
