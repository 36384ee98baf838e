import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nightly } from '#fixtures/test-set.test-support.ts'
import { checkLayers } from '../layers/check.ts'
import { node } from '../process/child.ts'
import { inRoot } from '../process/root.ts'
import { scaffold } from './scaffold.ts'

let copy = ''
let written: string[] = []
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'feature-'))
  const code = ['contracts', 'docs', 'fixtures', 'server', 'web', 'scripts/dev-client']
  for (const part of [...code, 'tsconfig.json', 'package.json', 'biome.json'])
    cpSync(inRoot(part), join(copy, part), { recursive: true, filter: (path) => !path.endsWith('dist') })
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'))
  // A name that nobody gives a feature: the copy has those that are there.
  written = scaffold(copy, { name: 'scaffolded', chinese: '脚手架', english: 'Scaffolded' })
})
afterAll(() => rmSync(copy, { recursive: true }))

async function tool(path: string, ...args: string[]) {
  const child = node([inRoot('node_modules', path), ...args], { cwd: copy, output: 'keep' })
  return { code: await child.ended, output: child.output() }
}

describe('a new feature', () => {
  test('gets all its files, with texts in both languages', () => {
    expect(written).toEqual(
      expect.arrayContaining([
        'contracts/api/scaffolded.ts',
        'fixtures/scaffolded.ts',
        'server/features/scaffolded/scaffolded.routes.ts',
        'server/features/scaffolded/scaffolded.rules.ts',
        'server/features/scaffolded/scaffolded.store.ts',
        'web/features/scaffolded/index.ts',
        'web/features/scaffolded/scaffolded.screen.tsx',
        'contracts/pact/scaffolded.pact.test.ts',
        'web/locales/zh-CN/scaffolded.ts',
        'web/locales/en-US/scaffolded.ts',
      ]),
    )
    for (const path of written) expect(readFileSync(join(copy, path), 'utf8')).not.toMatch(/\{\{[nN]ame|\{\{Type|NAME/)
  })

  nightly(() => {
    test.each(['tsconfig.json', 'web/tsconfig.json'])('compiles by %s', async (config) => {
      expect(await tool('typescript/bin/tsc', '-p', config)).toEqual({ code: 0, output: '' })
    })
  })

  test('needs nothing but the formatter to pass the lint', async () => {
    expect(await tool('@biomejs/biome/bin/biome', 'check', '--write', '--error-on-warnings', ...written)).toMatchObject(
      { code: 0 },
    )
  })

  test('obeys the import rules', () => {
    // The copy has no scripts, which some comments name.
    const found = checkLayers(copy).violations.filter(({ rule }) => !rule.startsWith('names scripts/'))
    expect(found).toEqual([])
  })

  test('is not written over another one', () => {
    expect(() => scaffold(copy, { name: 'reports', chinese: '报告', english: 'Reports' })).toThrow('exists already')
  })

  test('is refused, and nothing written, when its name cannot be one of a file and a variable', () => {
    expect(() => scaffold(copy, { name: 'trade-marks', chinese: '', english: '' })).toThrow('one lower-case word')
    expect(existsSync(join(copy, 'contracts/api/trade-marks.ts'))).toBe(false)
  })
})
