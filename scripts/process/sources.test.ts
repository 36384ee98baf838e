import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inRoot, root } from './root.ts'
import { isFresh, type Sources, stampOf, writeStamp } from './sources.ts'

/** In the checkout, as all sources are; git knows nothing of it. */
const scratch = inRoot('test-results')
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
  // Until everything is old enough to be told by its look.
  await vi.waitFor(() => expect(Object.values(stampOf(sources).looks)).not.toContain('young'))
  writeStamp(stamp(), stampOf(sources))
})
afterEach(() => rmSync(dir, { recursive: true }))

describe('what was built is', () => {
  test('fresh as long as nothing changes', () => {
    expect([fresh(), fresh()]).toEqual([true, true])
  })

  test.each<[string, () => void]>([
    ['another content', () => writeFileSync(path('a.ts'), 'more than before')],
    ['a file more', () => writeFileSync(path('folder/d.ts'), '')],
    [
      'a file in a folder more',
      () => {
        mkdirSync(path('folder/deeper'))
        writeFileSync(path('folder/deeper/d.ts'), '')
      },
    ],
    ['a file less', () => rmSync(path('folder/b.ts'))],
    [
      'a content of the same length under the same time',
      () => {
        const { atime, mtime } = statSync(path('a.ts'))
        writeFileSync(path('a.ts'), 'b.ts')
        utimesSync(path('a.ts'), atime, mtime)
      },
    ],
  ])('stale by %s', (_, change) => {
    change()
    expect(fresh()).toBe(false)
  })

  test.each<[string, () => void]>([
    ['was only touched', () => utimesSync(path('a.ts'), 1, 1)],
    ['was written again as it was', () => writeFileSync(path('a.ts'), 'a.ts')],
    ['is a test', () => writeFileSync(path('folder/b.test.ts'), 'another')],
    ['is no source', () => writeFileSync(path('built/c.ts'), 'another')],
  ])('fresh when what changed %s', (_, change) => {
    change()
    expect([fresh(), fresh()]).toEqual([true, true])
  })

  test('stale when its stamp is missing or of another version', () => {
    writeFileSync(stamp(), 'a hash')
    const ofAnother = fresh()
    rmSync(stamp())
    expect([ofAnother, fresh()]).toEqual([false, false])
  })

  test('told by the files that the stamp names, where no patterns are known', () => {
    expect(isFresh(stamp())).toBe(true)
    writeFileSync(path('a.ts'), 'more than before')
    expect(isFresh(stamp())).toBe(false)
  })
})
