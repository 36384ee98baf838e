import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sample } from '#fixtures/test-set.test-support.ts'
import { checkLayers } from './check.ts'
import { ALLOWED, declared, FORBIDDEN } from './check-cases.test-support.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const file of TARGETS) write(file, 'export const a = 1\n')
  for (const [owner, table] of Object.entries(TABLES)) write(`server/${owner}.tables.ts`, declared(table))
})
afterEach(() => rmSync(root, { recursive: true }))

const TARGETS = [
  'contracts/core/schema.ts',
  'contracts/api/ledger.ts',
  'contracts/api/docs.ts',
  'fixtures/world.ts',
  'server/db/sqlite.ts',
  'server/platform/clock.ts',
  'server/http/errors.ts',
  'server/app/deps.test-support.ts',
  'server/features/ledger/public.ts',
  'server/features/ledger/ledger.ts',
  'server/features/accounts/public.sessions.ts',
  'server/features/reports/reports.rules.ts',
  'server/features/dev/dev-tools.ts',
  'web/api/session.ts',
  'web/kit/format.ts',
  'web/kit/page.css',
  'web/features/reports/index.ts',
  'scripts/start.ts',
]
const TABLES = { 'features/ledger/ledger': 'ledger', 'platform/platform': 'job' }

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const rulesFor = (file: string, text: string) => {
  write(file, text)
  return checkLayers(root).violations.map((found) => `${found.file} ${found.rule}`)
}

describe('the import rules', () => {
  test('count the files they read', () => {
    const sources = TARGETS.filter((file) => file.endsWith('.ts'))
    expect(checkLayers(root)).toEqual({ files: sources.length + Object.keys(TABLES).length, violations: [] })
  })

  test.each(sample(FORBIDDEN, 6))('%s', (_what, file, text, rule) => {
    const found = rulesFor(file, text)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(file)
    expect(found[0]).toContain(rule)
  })

  test.each(sample(ALLOWED, 3))('%s', (_what, file, text) => {
    expect(rulesFor(file, text)).toEqual([])
  })
})
