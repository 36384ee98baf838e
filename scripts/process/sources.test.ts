import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { root, rootPath } from './root.ts'
import { isFresh, type Sources, stampOf, writeStamp } from './sources.ts'

/** Inside the checkout, because sources must be; git ignores it. */
const scratch = rootPath('test-results')
let dir = ''
let sources: Sources
const path = (name: string) => join(dir, name)
const stamp = () => path('.sources')
const fresh = () => isFresh(stamp(), sources)

beforeEach(async () => {
  mkdirSync(scratch, { recursive: true })
  dir = mkdtempSync(join(scratch, 'sources-'))
  mkdirSync(path('folder'))
  mkdirSync(path('built'))
  for (const name of ['a.ts', 'folder/b.ts', 'folder/b.test.ts', 'built/c.ts']) writeFileSync(path(name), name)
  const here = dir.slice(root.length + 1)
  sources = { of: [`${here}/**/*.ts`], without: [`${here}/built/**`, '**/*.test.ts'] }
  // Wait until all files are old enough to be compared without reading.
  await vi.waitFor(() => expect(Object.values(stampOf(sources).stats)).not.toContain('young'))
  writeStamp(stamp(), stampOf(sources))
})
afterEach(() => rmSync(dir, { recursive: true }))

describe('a build is', () => {
  test('fresh while nothing changes', () => {
    expect([fresh(), fresh()]).toEqual([true, true])
  })

  test.each<[string, () => void]>([
    ['changed content', () => writeFileSync(path('a.ts'), 'more than before')],
    ['an added file', () => writeFileSync(path('folder/d.ts'), '')],
    [
      'a file in an added folder',
      () => {
        mkdirSync(path('folder/deeper'))
        writeFileSync(path('folder/deeper/d.ts'), '')
      },
    ],
    ['a deleted file', () => rmSync(path('folder/b.ts'))],
    [
      'changed content of the same length and modification time',
      () => {
        const { atime, mtime } = statSync(path('a.ts'))
        writeFileSync(path('a.ts'), 'b.ts')
        utimesSync(path('a.ts'), atime, mtime)
      },
    ],
  ])('stale after %s', (_, change) => {
    change()
    expect(fresh()).toBe(false)
  })

  test.each<[string, () => void]>([
    ['was touched', () => utimesSync(path('a.ts'), 1, 1)],
    ['was rewritten with the same content', () => writeFileSync(path('a.ts'), 'a.ts')],
    ['is a test', () => writeFileSync(path('folder/b.test.ts'), 'another')],
    ['is not a source', () => writeFileSync(path('built/c.ts'), 'another')],
  ])('fresh when the changed file %s', (_, change) => {
    change()
    expect([fresh(), fresh()]).toEqual([true, true])
  })

  test('stale when its stamp is missing or has another format', () => {
    writeFileSync(stamp(), 'a hash')
    const ofAnother = fresh()
    rmSync(stamp())
    expect([ofAnother, fresh()]).toEqual([false, false])
  })

  test('compared by the files in the stamp when no patterns are given', () => {
    expect(isFresh(stamp())).toBe(true)
    writeFileSync(path('a.ts'), 'more than before')
    expect(isFresh(stamp())).toBe(false)
  })
})
