import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLayers } from '../layers/check.ts'
import { node } from '../process/child.ts'
import { inRoot } from '../process/root.ts'
import { scaffold } from './scaffold.ts'

let copy = ''
let written: string[] = []
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'feature-'))
  for (const part of ['contracts', 'fixtures', 'server', 'web', 'tsconfig.json', 'package.json', 'biome.json'])
    cpSync(inRoot(part), join(copy, part), { recursive: true, filter: (path) => !path.endsWith('dist') })
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'))
  written = scaffold(copy, { name: 'trademarks', chinese: '商标', english: 'Trademarks' })
})
afterAll(() => rmSync(copy, { recursive: true }))

async function tool(path: string, ...args: string[]) {
  const child = node([inRoot('node_modules', path), ...args], { cwd: copy, output: 'keep' })
  return { code: await child.ended, output: child.output() }
}

describe('a new feature', () => {
  test('stands in its five places, with texts in both languages', () => {
    expect(written).toEqual(
      expect.arrayContaining([
        'contracts/api/trademarks.ts',
        'fixtures/trademarks.ts',
        'server/features/trademarks/trademarks.routes.ts',
        'server/features/trademarks/trademarks.rules.ts',
        'server/features/trademarks/trademarks.store.ts',
        'web/features/trademarks/index.ts',
        'web/features/trademarks/trademarks.screen.tsx',
        'contracts/pact/trademarks.pact.test.ts',
        'web/locales/zh-CN/trademarks.ts',
        'web/locales/en-US/trademarks.ts',
      ]),
    )
    for (const path of written) expect(readFileSync(join(copy, path), 'utf8')).not.toMatch(/\{\{|NAME/)
  })

  test.each(['tsconfig.json', 'web/tsconfig.json'])('compiles by %s', async (config) => {
    expect(await tool('typescript/bin/tsc', '-p', config)).toEqual({ code: 0, output: '' })
  })

  test('needs nothing but the formatter to pass the lint', async () => {
    expect(await tool('@biomejs/biome/bin/biome', 'check', '--write', '--error-on-warnings', ...written)).toMatchObject(
      { code: 0 },
    )
  })

  test('obeys the import rules', () => {
    expect(checkLayers(copy).violations).toEqual([])
  })

  test('is not written over another one', () => {
    expect(() => scaffold(copy, { name: 'reports', chinese: '报告', english: 'Reports' })).toThrow('exists already')
  })

  test('is refused, and nothing written, when its name cannot be one of a file and a variable', () => {
    expect(() => scaffold(copy, { name: 'trade-marks', chinese: '', english: '' })).toThrow('one lower-case word')
    expect(existsSync(join(copy, 'contracts/api/trade-marks.ts'))).toBe(false)
  })
})
