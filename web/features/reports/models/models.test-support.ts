/** Report models for web tests. The server's committed-models.test.ts fails if they are out of date. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '#contracts/model/report/report.ts'

// Safe cast: the server's report builders wrote the files.
const read = (name: string): Report =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}.model.json`), 'utf8')) as Report

/** A report of a product about which all facts are known. */
export const fullReport = (): Report => read('full')
/** A report of a product about which almost no facts are known. */
export const sparseReport = (): Report => read('sparse')
