import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkLayers } from './check.ts'
import { findCycles } from './cycles.ts'

const cyclesOf = (imports: Record<string, string>) =>
  findCycles(new Map(Object.entries(imports).map(([file, targets]) => [file, targets.split('')])))
    .map((cycle) => cycle.join(''))
    .join(' ')

test('finds no cycle when two files import the same file', () => {
  expect(cyclesOf({ a: 'bc', b: 'd', c: 'd', d: '' })).toBe('')
})

test('finds two files that import each other, and a file that imports itself', () => {
  expect(cyclesOf({ b: 'a', a: 'b', c: 'c' })).toBe('ab c')
})

test('ignores files that lead to a cycle or follow it', () => {
  expect(cyclesOf({ a: 'b', b: 'c', c: 'bd', d: '' })).toBe('bc')
})

test('reports a group once, by its shortest cycle through the first file', () => {
  expect(cyclesOf({ a: 'bd', b: 'c', c: 'a', d: 'a' })).toBe('ad')
})

test('merges two cycles that share a file into one group', () => {
  expect(cyclesOf({ a: 'c', b: 'c', c: 'ab' })).toBe('ac')
})

test('separates two groups when one imports the other', () => {
  expect(cyclesOf({ c: 'd', d: 'c', a: 'bc', b: 'a' })).toBe('ab cd')
})

test('does not depend on the order of the imports', () => {
  expect(cyclesOf({ a: 'bc', b: 'd', c: 'd', d: 'a' })).toBe('abd')
  expect(cyclesOf({ d: 'a', c: 'd', b: 'd', a: 'cb' })).toBe('abd')
})

test('ignores imports of unknown files', () => {
  expect(cyclesOf({ a: 'bx', b: '' })).toBe('')
})

test('follows a chain of thousands of files', () => {
  const files = Array.from({ length: 5000 }, (_, at) => `${at}`.padStart(4, '0'))
  const chain = new Map(files.map((file, at) => [file, [files[(at + 1) % files.length] ?? '']]))
  expect(findCycles(chain)).toEqual([files])
})

test('the import rules detect cycles through type imports, lazy imports and inline import types', () => {
  const root = mkdtempSync(join(tmpdir(), 'cycles-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'web/kit'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(root, 'web/kit', file), text)
  write('a.ts', `import type { B } from './b.ts'\nexport interface A { b: B }\n`)
  write('b.ts', `export interface B { id: number }\nexport const load = () => import('./c.tsx')\n`)
  write('c.tsx', `export type C = typeof import('#web/kit/a.ts')\n`)
  expect(checkLayers(root).violations).toEqual([
    { file: 'web/kit/a.ts', rule: 'imports itself through web/kit/b.ts → web/kit/c.tsx' },
  ])
})
