/** DuckDB for benches: installed beside the bench at the first use. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { npm } from '../launch/install.mjs'
import { command } from '../process/child.ts'

interface DuckResult {
  getRowsJS(): unknown[][]
}
export interface DuckAppender {
  appendDouble(value: number): void
  appendVarchar(value: string): void
  appendNull(): void
  endRow(): void
  closeSync(): void
}
export interface DuckConnection {
  run(sql: string): Promise<unknown>
  runAndReadAll(sql: string): Promise<DuckResult>
  createAppender(table: string): Promise<DuckAppender>
  closeSync(): void
}
interface Duck {
  DuckDBInstance: { create(path: string): Promise<{ connect(): Promise<DuckConnection>; closeSync(): void }> }
}

const MANIFEST = join(import.meta.dirname, 'screener/manifest')

/** @param path of the database; `:memory:` for one without a file */
export async function openDuck(path: string): Promise<{ connection: DuckConnection; close(): void }> {
  await install()
  // The cast: the bench installs DuckDB apart, so its types are not here.
  const { DuckDBInstance } = createRequire(join(MANIFEST, 'package.json'))('@duckdb/node-api') as Duck
  const instance = await DuckDBInstance.create(path)
  const connection = await instance.connect()
  return {
    connection,
    close() {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

async function install(): Promise<void> {
  if (existsSync(join(MANIFEST, 'node_modules'))) return
  const { command: file, args } = npm()
  const installing = command(file, [...args, 'ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: MANIFEST })
  if ((await installing.ended) !== 0) throw new Error('Could not install DuckDB; npm printed the reason above.')
}
