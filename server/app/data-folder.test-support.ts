import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import { testApp } from './test-app.test-support.ts'

/** An empty folder that is removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts dev mode in the folder and stops it. */
export async function useInDevMode(dataDir: string): Promise<void> {
  const test = await testApp({ dataDir })
  await test.close()
}

/** The first column of each row, or the number of changed rows. */
export function sql(state: string, text: string): unknown[] {
  const db = new Database(state)
  const statement = db.prepare(text)
  const rows = statement.reader ? statement.pluck().all() : [statement.run().changes]
  db.close()
  return rows
}
