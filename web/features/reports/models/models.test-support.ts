/** Report models for web tests. The server's committed-models.test.ts keeps them up to date. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '#contracts/model/report/report.ts'

// Safe cast: the server's report builders wrote the files.
const read = (name: string): Report =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}.model.json`), 'utf8')) as Report

/** All facts about the product are known. */
export const fullReport = (): Report => read('full')
/** Almost no facts about the product are known. */
export const sparseReport = (): Report => read('sparse')
