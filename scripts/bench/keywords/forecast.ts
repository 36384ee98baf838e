/**
 * `npm run bench:forecast`: forecasts of the demand of 1,000 terms of a sample world of 20,400 products, with their
 * intervals and backtests. Wanted: 2 s, with what the terms of each category have in common learnt in that time. Printed,
 * not asserted.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { buildCatalogue } from '#server/features/catalogue/catalogue-build.ts'
import { scopeOf } from '#server/features/keywords/public.ts'
import { findPool, termSeries } from '#server/features/markets/prediction/find-pool.ts'
import { predict, refusedOf } from '#server/features/markets/prediction/predict.ts'
import { buildTables } from '#server/features/screener/build-tables.ts'
import { keywordTableFile } from '#server/features/screener/keyword-table.format.ts'
import { openKeywordTable } from '#server/features/screener/keyword-table.ts'

const NOW = '2026-11-15T08:00:00.000Z'
const PRODUCTS = 20_400
const TERMS = 1000
const WANTED_MS = 2000
const NOBODY = 0

console.log(`${cpus().length} × ${cpus()[0]?.model}; load of the machine ${loadavg()[0]?.toFixed(1)}`)
const dir = mkdtempSync(join(tmpdir(), 'forecasts-'))
try {
  const file = join(dir, 'catalogue.sqlite')
  buildCatalogue({ file, seed: 1, size: PRODUCTS, now: NOW })
  buildTables(file)
  for (const run of ['first', 'again']) forecastTerms(file, run)
} finally {
  rmSync(dir, { recursive: true })
}

/** Opens the table anew, so that nothing is kept of an earlier run. */
function forecastTerms(file: string, run: string): void {
  const table = openKeywordTable(keywordTableFile(file))
  const scopes = MARKETPLACES.map((marketplace) => scopeOf(table, { marketplace, data: 'sample' }, NOBODY))
  const rows = scopes
    .flatMap((scope) => Array.from({ length: scope.to - scope.from }, (_, at) => ({ scope, row: scope.from + at })))
    .slice(0, TERMS)
  const took = [0, 1].map(() => {
    const start = process.cpuUsage()
    const began = performance.now()
    const answers = rows.flatMap(({ scope, row }) => {
      const series = termSeries(table, row)
      const pool = refusedOf(series)
        ? null
        : findPool(table, scope, table.facts.categories[(table.category[row] ?? 0) - 1])
      return pool ? [predict(series, pool)] : []
    })
    const wall = performance.now() - began
    const { user, system } = process.cpuUsage(start)
    return { wall, processor: (user + system) / 1000, answers: answers.length }
  })
  table.close()
  for (const [at, { wall, processor, answers }] of took.entries()) {
    const what = at === 0 ? 'categories learnt' : 'categories known'
    const verdict = wall <= WANTED_MS ? 'ok' : `slower than the wanted ${WANTED_MS} ms`
    console.log(
      `${answers} terms, ${run}, ${what}: ${wall.toFixed(0)} ms (processor ${processor.toFixed(0)} ms), ${verdict}`,
    )
  }
}
