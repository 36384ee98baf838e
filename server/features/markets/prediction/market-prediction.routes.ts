import type { marketPrediction } from '#contracts/api/market-prediction.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { monthText } from '#contracts/model/months.ts'
import type { Niche } from '#contracts/model/niche.ts'
import { type CatalogueWorld, fold, requireNiche } from '#server/features/catalogue/public.ts'
import { matchingRows, type Scope, scopeOf } from '#server/features/keywords/public.ts'
import type { KeywordTable, ScreenerWorld } from '#server/features/screener/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { type MonthlySeries, monthlySeries } from '#server/platform/forecast/months.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type CategoryNodes, findPool, termSeries } from './find-pool.ts'
import { predict, refusedOf } from './predict.ts'
import { suggest } from './suggest.ts'

type Answer = Output<typeof marketPrediction.demand>
type PredictionWorld = CatalogueWorld & ScreenerWorld

/** What a forecast is about. */
interface Found {
  subject: Answer['subject']
  scope: Scope
  observedOn: string
  /** Null without months. */
  series: MonthlySeries | null
  category: CategoryNodes | undefined
}

export const marketPredictionHandlers: Handlers<typeof marketPrediction, PredictionWorld> = {
  suggest: ({ world, user, body }) => suggest(world, user.id, body),
  demand({ world, user, body }) {
    const table = world.screener.keywords()
    const found = body.nicheId ? findNiche(world, table, user.id, body.nicheId) : findTerm(table, user.id, body)
    const { subject, scope, observedOn, series } = found
    const refused = refusedOf(series)
    const pool = refused ? null : findPool(table, scope, found.category)
    const predicted = series && pool ? predict(series, pool) : null
    return {
      subject,
      marketplace: scope.marketplace,
      data: scope.data,
      hasBoth: scope.hasBoth,
      observedOn,
      months: predicted?.months ?? plainMonths(series),
      pool: pool && { terms: pool.terms, category: pool.category },
      forecast: predicted?.forecast ?? null,
      refused: predicted ? null : (refused ?? 'tooFewTerms'),
    }
  },
}

const MAX_MONTHS = 24

const plainMonths = (series: MonthlySeries | null): Answer['months'] =>
  series
    ? series.values
        .map((searches, at) => ({ month: monthText(series.from + at), searches, parts: null }))
        .slice(-MAX_MONTHS)
    : []

function findTerm(table: KeywordTable, accountId: number, body: Body<typeof marketPrediction.demand>): Found {
  const term = (body.term ?? '').trim()
  if (term === '') throw refuse('emptyTerm')
  const scope = scopeOf(table, body, accountId)
  const row = rowOfTerm(table, scope, term)
  if (row === undefined) throw refuse('unknownTerm', { marketplace: scope.marketplace })
  const { text, zh, observedOn } = table.label(row)
  const niche = table.facts.niches[table.niche.at(row)]
  const category = table.facts.categories[(table.category[row] ?? 0) - 1]
  return {
    subject: {
      kind: 'term',
      text,
      zh: zh || null,
      niche: niche && niche.title !== '' ? niche : null,
      category: category?.path.at(-1) ?? null,
    },
    scope,
    observedOn,
    series: seriesOrNull(termSeries(table, row)),
    category,
  }
}

/**
 * The row of a typed term. If no term has this text, the row whose Chinese translation has it. If several rows match, the
 * one with the most searches.
 */
function rowOfTerm(table: KeywordTable, scope: Scope, term: string): number | undefined {
  const rows = Array.from(matchingRows(table, { seeds: [term], match: 'exact' }, scope))
  const folded = fold(term)
  return rows.find((row) => fold(table.label(row).text) === folded) ?? rows[0]
}

function findNiche({ catalogue }: CatalogueWorld, table: KeywordTable, accountId: number, id: string): Found {
  const niche = requireNiche(catalogue, id, accountId)
  const { marketplace, source, title, zh, categoryPath, observedOn } = niche
  const scope = scopeOf(table, { marketplace, data: source === 'sample' ? 'sample' : 'imported' }, accountId)
  return {
    subject: { kind: 'niche', text: title, zh, niche: { id: niche.id, title }, category: categoryPath.at(-1) ?? null },
    scope,
    observedOn,
    series: nicheSeries(catalogue.nicheMonths(niche)),
    category: table.facts.categories.find((one) => one.marketplace === marketplace && isSamePath(one.path, niche)),
  }
}

/** The last months whose searches are all known. */
export function nicheSeries(months: readonly { month: string; searches: number | null }[]): MonthlySeries | null {
  return monthlySeries(
    months.slice(months.findLastIndex(({ searches }) => searches === null) + 1).map(({ month, searches }) => ({
      month,
      value: searches ?? 0,
    })),
  )
}

const seriesOrNull = (series: MonthlySeries) => (series.values.length === 0 ? null : series)

const isSamePath = (path: readonly string[], { categoryPath }: Niche) =>
  path.length === categoryPath.length && path.every((name, at) => name === categoryPath[at])
