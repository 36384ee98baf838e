/**
 * Changes requests and answers on the wire, side (c) of `npm run contracts:mutate`. Runs in a separate process, because
 * Pact's library prints pages of output. Writes the verdicts as JSON to the file named by the first argument.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCatalogue } from '#server/features/catalogue/catalogue-build.ts'
import { buildRights } from '#server/features/rights/register/rights-build.ts'
import { buildTables } from '#server/features/screener/build-tables.ts'

const [, , into = ''] = process.argv
const dir = mkdtempSync(join(tmpdir(), 'catalogue-'))
// Set before the imports below, which read it.
process.env.TEST_CATALOGUE = join(dir, 'catalogue.sqlite')
const { TEST_NOW, TEST_RIGHTS } = await import('#server/app/test-catalogue.test-setup.ts')
buildCatalogue({ file: process.env.TEST_CATALOGUE, seed: 1, size: 600, now: TEST_NOW })
buildTables(process.env.TEST_CATALOGUE)
await buildRights({ file: TEST_RIGHTS, seed: 1, size: 600, now: TEST_NOW })
const { verdictsOnAnswers } = await import('./wire-answers.ts')
const { verdictsOnRequests } = await import('./wire-requests.ts')
const requests = await verdictsOnRequests()
const answers = await verdictsOnAnswers()
writeFileSync(into, JSON.stringify({ requests, answers }))
rmSync(dir, { recursive: true })
process.exit(0)
