import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { node } from '../process/child.ts'
import { rootPath } from '../process/root.ts'
import { isFresh } from '../process/sources.ts'
import { bundleInto } from './server-bundle.ts'

/** Inside the checkout, because sources must be; git ignores it. */
const scratch = rootPath('test-results')
let dir = ''
const path = (name: string) => join(dir, name)
beforeEach(() => {
  mkdirSync(scratch, { recursive: true })
  dir = mkdtempSync(join(scratch, 'bundle-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const build = () => bundleInto(path('dist'), { server: path('entry.ts') })
const writeProgram = () => {
  writeFileSync(path('entry.ts'), `import { fail } from './fail.ts'\n\nconsole.log(fail())\n`)
  writeFileSync(
    path('fail.ts'),
    `type Nothing = never\n\nexport const fail = (): Nothing => {\n  throw new Error('planted')\n}\n`,
  )
}

test('reports errors in the bundle by file and line of the sources', async () => {
  writeProgram()
  expect(await build()).toEqual([])
  const lines = rootPath('scripts/start/source-lines.ts')
  const code = `const { nameSourceLines } = await import(${JSON.stringify(lines)})
    nameSourceLines(${JSON.stringify(path('dist'))})
    await import(${JSON.stringify(path('dist/server.js'))}).catch((error) => console.log(error.stack))`
  const child = node(['--input-type=module', '--eval', code], { output: 'keep' })
  await child.ended
  expect(child.output().split('\n').slice(0, 3)).toEqual([
    'Error: planted',
    expect.stringContaining(`${path('fail.ts')}:4:`),
    expect.stringContaining(`${path('entry.ts')}:3:`),
  ])
})

test('marks the bundle stale when one of its modules changes', async () => {
  writeProgram()
  await build()
  // Build twice: the stamp treats files that were just written as changed.
  await build()
  expect(isFresh(path('dist/.sources'))).toBe(true)
  writeFileSync(path('fail.ts'), 'export const fail = () => 1')
  expect(isFresh(path('dist/.sources'))).toBe(false)
})

test.each([
  ['does not parse', 'const a = = 1', 'fail.ts:1:11: Unexpected token'],
  ['lacks an imported name', 'export const other = 1', '"fail" is not exported by'],
  ['imports a missing file', `import './gone.ts'\nexport const fail = 1`, `Could not resolve './gone.ts'`],
])('reports a module that %s in one line', async (_, text, expected) => {
  writeProgram()
  writeFileSync(path('fail.ts'), text)
  const errors = await build()
  expect(errors).toEqual([expect.stringContaining(expected)])
  expect(errors[0]).toMatch(/^\S+\.ts:\d+:\d+: [^\n]+$/)
})
