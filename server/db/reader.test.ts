import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readerOf } from './reader.ts'
import { openDatabase } from './sqlite.ts'

test('a lookup caches its row for at most a second, then shows what another process wrote', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const dir = mkdtempSync(join(tmpdir(), 'reader-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const file = join(dir, 'catalogue.sqlite')
  const writer = openDatabase(file)
  onTestFinished(() => void writer.close())
  writer.exec(
    `CREATE TABLE price (asin TEXT PRIMARY KEY, cents INTEGER); INSERT INTO price VALUES ('B0SAMPLE01', 2599)`,
  )
  const connection = openDatabase(file, { readonly: true })
  onTestFinished(() => void connection.close())
  const price = readerOf(connection).lookup<[string], { cents: number }>('SELECT cents FROM price WHERE asin = ?')

  expect(price.get('B0SAMPLE01')?.cents).toBe(2599)
  expect(price.get('B0NOTTHERE')).toBeUndefined()
  writer.exec(`UPDATE price SET cents = 1999; INSERT INTO price VALUES ('B0NOTTHERE', 1)`)
  expect(price.get('B0SAMPLE01')?.cents).toBe(2599)
  expect(price.get('B0NOTTHERE')).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(price.get('B0SAMPLE01')?.cents).toBe(1999)
  expect(price.get('B0NOTTHERE')?.cents).toBe(1)
})
