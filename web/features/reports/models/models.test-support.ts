/** Report models that tests of the web read, as the server's rules wrote them (committed-models.test.ts keeps them fresh). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '#contracts/model/report/report.ts'

// The cast: the files hold what the server's rules return, as JSON.
const read = (name: string): Report =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}.model.json`), 'utf8')) as Report

/** A report on a product of which everything is known. */
export const fullReport = (): Report => read('full')
/** A report on a product of which next to nothing is known. */
export const sparseReport = (): Report => read('sparse')
