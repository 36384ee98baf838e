/** Makes what the mining bench reads. It is a process of its own, so that its memory does not count. */
import { writeFileSync } from 'node:fs'
import { scopeOf } from '#server/features/keywords/keyword-scope.ts'
import { openKeywordTable } from '#server/features/screener/keyword-table.ts'
import { makeTerms, OWNER, termsFileOf } from './made-up-terms.ts'
import { miningSearches, searchesFileOf } from './mining-searches.ts'

const OF_EACH_KIND = 60

const size = Number(process.argv[2])
makeTerms(size)
const table = openKeywordTable(termsFileOf(size))
const searches = miningSearches(table, scopeOf(table, { marketplace: 'US' }, OWNER), OF_EACH_KIND)
writeFileSync(searchesFileOf(size), JSON.stringify(searches))
