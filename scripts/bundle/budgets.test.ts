import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { budgets, eagerCharts } from './budgets.ts'
import type { Chunks } from './chunks.ts'

let dist = ''
/** Sizes of random files, which gzip cannot shrink. */
const kilobytes: Record<string, number> = {
  'index.js': 50,
  'react.js': 70,
  'login.js': 10,
  'form.js': 7,
  'late.js': 5,
  'robot.worker.js': 9,
  'list.js': 30,
  'shell.js': 20,
  'card.js': 6,
  'card-zh.js': 1,
  'dialog.js': 8,
  'charts.js': 180,
  'list-zh.js': 2,
  'list-en.js': 3,
  'words-zh.js': 4,
  'words-en.js': 6,
}
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
  for (const [file, kb] of Object.entries(kilobytes)) writeFileSync(join(dist, file), randomBytes(kb * 1000))
})
afterAll(() => rmSync(dist, { recursive: true }))

const words = ['../contracts/report/texts.zh-CN.ts', '../contracts/report/texts.en-US.ts'] as const
const chunks = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react'],
    dynamicImports: ['features/list/list.screen.tsx'],
  },
  _react: { file: 'react.js' },
  'app/later-screens.tsx': { file: 'shell.js', imports: ['_react'] },
  _dialog: { file: 'dialog.js', imports: ['_react'], dynamicImports: words },
  'locales/zh-CN/list.ts': { file: 'list-zh.js' },
  'locales/en-US/list.ts': { file: 'list-en.js' },
  [words[0]]: { file: 'words-zh.js' },
  [words[1]]: { file: 'words-en.js' },
  'features/accounts/late.ts': { file: 'late.js', assets: ['robot.worker.js', 'late.css'] },
  _form: { file: 'form.js', imports: ['_react'], dynamicImports: ['features/accounts/late.ts'] },
  'features/accounts/login.screen.tsx': { file: 'login.js', imports: ['_form', '_react'] },
  'features/list/list.screen.tsx': {
    file: 'list.js',
    imports: ['_dialog', '_react'],
    dynamicImports: ['kit/chart/echarts.ts'],
  },
  'features/list/card/card.screen.tsx': { file: 'card.js', imports: ['_react'] },
  'locales/zh-CN/card.ts': { file: 'card-zh.js' },
  'kit/chart/echarts.ts': { file: 'charts.js' },
} satisfies Chunks
const sizeOf = (what: string, of: Chunks = chunks) =>
  Math.round(budgets(dist, of).find((line) => line.what === what)?.kb ?? 0)

describe('the bundle budgets', () => {
  test('counts the app, its static and dynamic imports and workers for the login, but no other screen', () => {
    expect(sizeOf('login, all JavaScript')).toBe(50 + 70 + 10 + 7 + 5 + 9)
  })

  test('counts what a screen adds to the app and the shell, with texts in one language', () => {
    expect(sizeOf('features/list/list.screen.tsx')).toBe(30 + 8 + 2 + 4)
  })

  test('counts the texts of the folder and of the feature for a screen in a subfolder', () => {
    expect(sizeOf('features/list/card/card.screen.tsx')).toBe(6 + 1 + 2)
  })

  test('accepts screens that load ECharts only to draw', () => {
    expect(eagerCharts(chunks)).toEqual([])
  })

  test('names a screen that imports ECharts statically', () => {
    const eager = { ...chunks, _dialog: { file: 'dialog.js', imports: ['kit/chart/echarts.ts'] } }
    expect(eagerCharts(eager)).toEqual(['features/list/list.screen.tsx'])
  })

  test('throws for a build without an ECharts chunk, because there is nothing to check', () => {
    const { 'kit/chart/echarts.ts': _charts, ...rest } = chunks
    expect(() => eagerCharts(rest)).toThrow('The build has no ECharts chunk')
  })
})
