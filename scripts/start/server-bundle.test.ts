import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { node } from '../process/child.ts'
import { inRoot } from '../process/root.ts'
import { isFresh } from '../process/sources.ts'
import { bundleInto } from './server-bundle.ts'

/** In the checkout, as all sources are; git knows nothing of it. */
const scratch = inRoot('test-results')
let dir = ''
const path = (name: string) => join(dir, name)
beforeEach(() => {
  mkdirSync(scratch, { recursive: true })
  dir = mkdtempSync(join(scratch, 'bundle-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const bundled = () => bundleInto(path('dist'), { server: path('entry.ts') })
const program = () => {
  writeFileSync(path('entry.ts'), `import { fail } from './fail.ts'\n\nconsole.log(fail())\n`)
  writeFileSync(
    path('fail.ts'),
    `type Nothing = never\n\nexport const fail = (): Nothing => {\n  throw new Error('planted')\n}\n`,
  )
}

test('what fails in the bundle is told by file and line of the sources', async () => {
  program()
  expect(await bundled()).toEqual([])
  const lines = inRoot('scripts/start/source-lines.ts')
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

test('a bundle is stale as soon as one of its modules changes', async () => {
  program()
  await bundled()
  // Once more: the modules of the first were only just written.
  await bundled()
  expect(isFresh(path('dist/.sources'))).toBe(true)
  writeFileSync(path('fail.ts'), 'export const fail = () => 1')
  expect(isFresh(path('dist/.sources'))).toBe(false)
})

test.each([
  ['cannot be read', 'const a = = 1', 'fail.ts:1:11: Unexpected token'],
  ['lacks what is asked of it', 'export const other = 1', '"fail" is not exported by'],
  ['asks for a file that there is not', `import './gone.ts'\nexport const fail = 1`, `Could not resolve './gone.ts'`],
])('a module that %s is named in one line', async (_, text, told) => {
  program()
  writeFileSync(path('fail.ts'), text)
  const complaints = await bundled()
  expect(complaints).toEqual([expect.stringContaining(told)])
  expect(complaints[0]).toMatch(/^\S+\.ts:\d+:\d+: [^\n]+$/)
})
