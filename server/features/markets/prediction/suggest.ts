/** Terms and niches that continue a typed text. */
import type { marketPrediction } from '#contracts/api/market-prediction.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import type { Niche } from '#contracts/model/niche.ts'
import type { CatalogueWorld } from '#server/features/catalogue/public.ts'
import { matchingRows, type Scope, scopeOf } from '#server/features/keywords/public.ts'
import type { KeywordTable, ScreenerWorld } from '#server/features/screener/public.ts'

type Answer = Output<typeof marketPrediction.suggest>

const MAX_TERMS = 7
const MAX_NICHES = 3
/** Most searched terms that are looked through for terms of other niches. */
const EXAMPLE_ROWS = 200

export function suggest(
  { screener, catalogue }: CatalogueWorld & ScreenerWorld,
  accountId: number,
  { typed, marketplace = DEFAULT_MARKETPLACE, data }: Body<typeof marketPrediction.suggest>,
): Answer {
  const table = screener.keywords()
  const scope = scopeOf(table, { marketplace, data }, accountId)
  const text = typed.trim()
  if (text === '') return { row: examples(table, scope), data: scope.data }
  const terms = matchingRows(table, { seeds: [text] }, scope).slice(0, MAX_TERMS)
  const niches = catalogue
    .nichesFor(text, marketplace, accountId, MAX_NICHES * 2)
    .filter((niche) => (niche.source === 'sample') === (scope.data === 'sample'))
    // Categories of imported products are niches without months.
    .flatMap((niche) => nicheRow(niche, catalogue.nicheMonths(niche).at(-1)?.searches ?? null))
    .slice(0, MAX_NICHES)
  return { row: [...Array.from(terms, (row) => termRow(table, row)), ...niches], data: scope.data }
}

/** The most searched terms, each of another niche. */
function examples(table: KeywordTable, scope: Scope): Answer['row'] {
  const niches = new Set<number>()
  const rows = [...matchingRows(table, {}, scope).slice(0, EXAMPLE_ROWS)].filter((row) => {
    const niche = table.niche.at(row)
    if (niches.has(niche)) return false
    niches.add(niche)
    return true
  })
  return rows.slice(0, MAX_TERMS).map((row) => termRow(table, row))
}

function termRow(table: KeywordTable, row: number): Answer['row'][number] {
  const { text, zh } = table.label(row)
  const searches = table.numbers('searches').at(row)
  return { kind: 'term', text, zh: zh || null, nicheId: null, searches: Number.isNaN(searches) ? null : searches }
}

const nicheRow = ({ id, title, zh }: Niche, searches: number | null): Answer['row'] =>
  searches === null ? [] : [{ kind: 'niche', text: title, zh, nicheId: id, searches }]
