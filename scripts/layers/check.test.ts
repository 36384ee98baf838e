import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sample } from '#fixtures/test-set.test-support.ts'
import { checkLayers } from './check.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const file of TARGETS) write(file, 'export const a = 1\n')
})
afterEach(() => rmSync(root, { recursive: true }))

const TARGETS = [
  'contracts/core/schema.ts',
  'fixtures/world.ts',
  'server/db/open.ts',
  'server/domain/ledger.ts',
  'server/http/errors.ts',
  'server/features/reports/reports.rules.ts',
  'server/deps.test-support.ts',
  'web/api/session.ts',
  'web/kit/format.ts',
  'web/features/reports/index.ts',
  'scripts/start.ts',
]

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
    expect(checkLayers(root)).toEqual({ files: TARGETS.length, violations: [] })
  })

  test.each(
    sample(
      [
        [
          'contracts know nobody',
          'contracts/api/x.ts',
          `import '#fixtures/world.ts'`,
          'contracts may import nothing of ours',
        ],
        [
          'contracts run on typebox alone',
          'contracts/model/x.ts',
          `import ky from 'ky'`,
          'imports ky: contracts run on nothing but typebox',
        ],
        [
          'only one file names typebox',
          'contracts/api/x.ts',
          `import { Object } from 'typebox'`,
          'only core/schema.ts names it',
        ],
        [
          'fixtures do not reach the server',
          'fixtures/x.ts',
          `export * from '../server/db/open.ts'`,
          'fixtures may import contracts',
        ],
        [
          'the database layer does not reach up',
          'server/db/x.ts',
          `import type { a } from '#server/domain/ledger.ts'`,
          'server/db may import',
        ],
        [
          'the domain does not know HTTP',
          'server/domain/x.ts',
          `import { a } from '../http/errors.ts'`,
          'server/domain may import',
        ],
        [
          'server features never meet',
          'server/features/x/x.rules.ts',
          `import '#server/features/reports/reports.rules.ts'`,
          'features never import each other',
        ],
        [
          'web features never meet',
          'web/features/x/index.ts',
          `const l = () => import('../reports/index.ts')`,
          'features never import each other',
        ],
        [
          'the web does not see the server',
          'web/app/x.tsx',
          `import { a } from '#server/domain/ledger.ts'`,
          'web/app may import',
        ],
        ['the web does not see the fixtures', 'web/kit/x.tsx', `import '#fixtures/world.ts'`, 'web/kit may import'],
        [
          'the kit does not know features',
          'web/kit/x.tsx',
          `import '../features/reports/index.ts'`,
          'web/kit may import',
        ],
        ['the web stays off Node', 'web/api/x.ts', `import 'node:fs'`, 'a browser has no such module'],
        ['nobody imports a script', 'server/x.ts', `import '#scripts/start.ts'`, 'nothing imports scripts/'],
        ['test support stays with tests', 'server/x.ts', `import './deps.test-support.ts'`, 'only tests import tests'],
        ['an import names the file it means', 'server/x.ts', `import './db/open.js'`, 'there is no such file'],
        [
          'features do not read signals',
          'web/features/x/x.screen.tsx',
          `import { a } from '#web/api/session.ts'\na.user.value`,
          'reads a.value',
        ],
        [
          'features do not make signals',
          'web/features/x/x.screen.tsx',
          `import '@preact/signals-react'`,
          'signals live in',
        ],
      ],
      4,
    ),
  )('%s', (_sentence, file, text, rule) => {
    const found = rulesFor(file, text)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(file)
    expect(found[0]).toContain(rule)
  })

  test.each(
    sample(
      [
        [
          'a type of a package costs contracts nothing',
          'contracts/model/x.ts',
          `import type { EChartsOption } from 'echarts'`,
        ],
        ['a feature stands on the kit', 'web/features/x/index.ts', `import { a } from '#web/kit/format.ts'`],
        [
          'features read the value of an input',
          'web/features/x/x.screen.tsx',
          `export const on = (e: { target: { value: string } }) => e.target.value`,
        ],
        ['the app gathers features', 'web/app/screens.ts', `import '#web/features/reports/index.ts'`],
        [
          'a Pact test sees both sides',
          'contracts/pact/x.pact.test.ts',
          `import '#web/api/session.ts'\nimport '#server/db/open.ts'`,
        ],
        ['a test of a script imports it', 'scripts/x.test.ts', `import './start.ts'`],
        ['a script imports anything', 'scripts/x.ts', `import '#server/db/open.ts'\nimport '#web/kit/format.ts'`],
      ],
      2,
    ),
  )('%s', (_sentence, file, text) => {
    expect(rulesFor(file, text)).toEqual([])
  })
})
