/** The demand forecast: its answers differ in shape, as some facts are null and some series have no forecast. */

import { MONTH_PATTERN } from '#contracts/core/time.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { marketPrediction } from '../api/market-prediction.ts'
import type { Claim } from './claims.ts'
import { day } from './pinned.patents.ts'
import type { Pinned } from './pinned-call.ts'

const ROUTES = 'server/features/markets/prediction/market-prediction.routes.test.ts'
const text: Claim = { is: 'string' }
const integer: Claim = { is: 'integer' }
const number: Claim = { is: 'number' }
const boolean: Claim = { is: 'boolean' }
const nothing: Claim = { is: 'null' }
const month: Claim = { is: 'like', pattern: MONTH_PATTERN }
const oneOf = (values: readonly string[]): Claim => ({ is: 'oneOf', values: [...values] })
const list = (...items: Claim[]): Claim => ({ is: 'array', items })
const object = (fields: Record<string, Claim>): Claim => ({ is: 'object', fields })

const errors = { forecast: number, lastYear: number, lastMonth: number }
const bounds = { low: integer, high: integer }
const busy = (stockBy: Claim, nextYear: Claim) =>
  object({ first: month, last: month, peak: month, times: number, stockBy, nextYear })
const nextYear = object({ first: month, stockBy: month })

const backtest = (scaled: Claim) =>
  object({
    origins: integer,
    compared: integer,
    term: object({ ...errors, scaled }),
    isBetter: boolean,
    pool: object({ terms: integer, better: integer, ...errors }),
    byAhead: list(object({ from: integer, until: integer, ...errors })),
    coverage: object({ months: integer, inside: number }),
    hidden: list(object({ month, searches: integer, forecast: integer, ...bounds, lastYear: integer })),
  })

const forecast = (scaled: Claim) =>
  object({
    months: list(object({ month, searches: integer, ...bounds, trend: integer, season: number, lastYear: integer })),
    total: object({ value: integer, ...bounds }),
    lastYear: integer,
    change: number,
    trend: number,
    season: object({ factors: list(number), strength: number, ownWeight: number }),
    busy: list(busy(month, nothing), busy(nothing, nextYear)),
    backtest: backtest(scaled),
  })

const answer = (fields: Record<string, Claim>) =>
  object({
    marketplace: oneOf(MARKETPLACES),
    data: oneOf(['sample', 'imported']),
    hasBoth: boolean,
    observedOn: day,
    ...fields,
  })

const pastMonth = (parts: Claim) => object({ month, searches: integer, parts })
const parts = object({ trend: integer, season: number, rest: number })
const kind = oneOf(['term', 'niche'])
const subject = object({ kind, text, zh: text, niche: object({ id: text, title: text }), category: text })
const bareSubject = object({ kind, text, zh: nothing, niche: nothing, category: nothing })

const whole = { marketplace: 'US', data: 'sample', term: 'travel mug', nicheId: '1-1' }
const suggestion = (unknown: Claim) =>
  object({ kind, text, zh: unknown, nicheId: unknown, searches: unknown === nothing ? nothing : integer })

export const pinnedMarketPrediction: readonly Pinned[] = [
  {
    endpoint: marketPrediction.suggest,
    test: ROUTES,
    takes: [{ body: { marketplace: 'US', data: 'sample', typed: 'mug' } }, { body: { typed: '' } }],
    data: object({ row: list(suggestion(text), suggestion(nothing)), data: oneOf(['sample', 'imported']) }),
  },
  {
    endpoint: marketPrediction.demand,
    test: ROUTES,
    takes: [{ body: whole }, { body: {} }],
    data: answer({
      subject,
      months: list(pastMonth(parts)),
      pool: object({ terms: integer, category: text }),
      forecast: forecast(number),
      refused: nothing,
    }),
  },
  {
    endpoint: marketPrediction.demand,
    test: ROUTES,
    takes: [{ body: { term: 'mug' } }],
    data: answer({
      subject,
      months: list(pastMonth(parts)),
      pool: object({ terms: integer, category: nothing }),
      forecast: forecast(nothing),
      refused: nothing,
    }),
  },
  {
    endpoint: marketPrediction.demand,
    test: ROUTES,
    takes: [{ body: { nicheId: '1-1' } }],
    data: answer({
      subject: bareSubject,
      months: list(pastMonth(nothing)),
      pool: nothing,
      forecast: nothing,
      refused: oneOf(['noMonths', 'tooFewMonths', 'zeroMonths', 'tooFewTerms']),
    }),
  },
]
