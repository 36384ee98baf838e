import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLayers } from '../layers/check.ts'
import { node } from '../process/child.ts'
import { rootPath } from '../process/root.ts'
import { scaffold } from './scaffold.ts'

let copy = ''
let written: string[] = []
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'feature-'))
  const code = ['contracts', 'docs', 'fixtures', 'server', 'web', 'scripts/dev-client']
  for (const part of [...code, 'tsconfig.json', 'package.json', 'biome.json'])
    cpSync(rootPath(part), join(copy, part), { recursive: true, filter: (path) => !path.endsWith('dist') })
  symlinkSync(rootPath('node_modules'), join(copy, 'node_modules'))
  // A name that no existing feature has, because the copy contains all features.
  written = scaffold(copy, { name: 'scaffolded', chinese: '脚手架', english: 'Scaffolded' })
})
afterAll(() => rmSync(copy, { recursive: true }))

/** Compiling all code takes a minute, on a busy machine several. */
const COMPILE_MS = 600_000

async function tool(path: string, ...args: string[]) {
  const child = node([rootPath('node_modules', path), ...args], { cwd: copy, output: 'keep' })
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

  test.each(['tsconfig.json', 'web/tsconfig.json'])('compiles with %s', { timeout: COMPILE_MS }, async (config) => {
    expect(await tool('typescript/bin/tsc', '-p', config)).toEqual({ code: 0, output: '' })
  })

  test('passes the lint after formatting', async () => {
    expect(await tool('@biomejs/biome/bin/biome', 'check', '--write', '--error-on-warnings', ...written)).toMatchObject(
      { code: 0 },
    )
  })

  test('follows the import rules', () => {
    // The copy lacks scripts, so comments that name them are reported.
    const found = checkLayers(copy).violations.filter(({ rule }) => !rule.startsWith('names scripts/'))
    expect(found).toEqual([])
  })

  test('does not overwrite an existing feature', () => {
    expect(() => scaffold(copy, { name: 'reports', chinese: '报告', english: 'Reports' })).toThrow('already exists')
  })

  test('writes nothing when its name is not a valid file and variable name', () => {
    expect(() => scaffold(copy, { name: 'trade-marks', chinese: '', english: '' })).toThrow('one lower-case word')
    expect(existsSync(join(copy, 'contracts/api/trade-marks.ts'))).toBe(false)
  })
})
