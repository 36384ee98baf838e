import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { marketPrediction } from '#contracts/api/market-prediction.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import type { SampleKeyword } from '#contracts/model/catalogue-keywords.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { type Connection, openDatabase } from '#server/db/sqlite.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { buildTables } from '#server/features/screener/build-tables.ts'
import { categoryOf, goldenForecast } from './golden-forecast.test-support.ts'

type Answer = Output<typeof marketPrediction.demand>
type Suggestions = Output<typeof marketPrediction.suggest>

const DEMAND = '/api/markets/prediction'
const SUGGEST = '/api/markets/prediction/suggest'
const TERM = 'insulated travel mug'

const dir = mkdtempSync(join(tmpdir(), 'demand-'))
const catalogueFile = join(dir, 'catalogue.sqlite')
let db: Connection
let t: TestApp
let seller: ReturnType<TestApp['as']>

interface Row {
  id: number
  text: string
  facts: SampleKeyword
}

function termsOf(marketplace: string): Row[] {
  return db
    .prepare<[string], { id: number; text: string; facts: string }>(
      'SELECT id, text, facts FROM keyword WHERE marketplace = ? ORDER BY searches DESC, id',
    )
    .all(marketplace)
    .map((row) => ({ ...row, facts: JSON.parse(row.facts) as SampleKeyword })) // the sample world wrote it
}

/** Other months for the least searched terms of Japan, so that no other test sees them. */
const changed = { young: '', zero: '', none: '' }

/** Deletes all terms of a marketplace but the most searched ones. */
function keepOnly(marketplace: string, count: number): void {
  const remove = db.prepare<[number]>('DELETE FROM keyword WHERE id = ?')
  for (const { id } of termsOf(marketplace).slice(count)) remove.run(id)
}

beforeAll(async () => {
  copyFileSync(TEST_CATALOGUE, catalogueFile)
  db = openDatabase(catalogueFile)
  const write = db.prepare<[string, number]>('UPDATE keyword SET facts = ? WHERE id = ?')
  const change = ({ id, text, facts }: Row, trend: number[]) => {
    write.run(JSON.stringify({ ...facts, trend }), id)
    return text
  }
  const [young, zero, none] = termsOf('JP').toReversed() as [Row, Row, Row]
  changed.young = change(young, young.facts.trend.slice(-12))
  changed.zero = change(zero, zero.facts.trend.with(5, 0))
  changed.none = change(none, [])
  keepOnly('ES', 9)
  keepOnly('FR', 12)
  buildTables(catalogueFile)
  t = await testApp({ catalogueFile, catalogue: catalogueOf(openCatalogue(catalogueFile)) })
  seller = t.as(await t.seller())
})
afterAll(async () => {
  await t.close()
  db.close()
  rmSync(dir, { recursive: true })
})

const post = async (path: string, body: object) => (await seller.post(path, body)).body
async function demand(body: object): Promise<Answer> {
  const { code, data } = await post(DEMAND, body)
  expect(code).toBe(1)
  return data
}
const suggested = async (body: object): Promise<Suggestions> => (await post(SUGGEST, body)).data

describe('the demand of a term', () => {
  test('is forecast for twelve months, as an independent computation does', async () => {
    const { forecast, pool, months, subject } = await demand({ term: TERM })
    const table = categoryOf(db, 'US', TERM)
    const golden = goldenForecast(table)
    expect(subject).toMatchObject({ kind: 'term', text: TERM, zh: '保温旅行杯', category: 'Travel Mugs' })
    expect(pool).toEqual({ terms: table.length, category: 'Travel Mugs' })
    expect(months.map(({ searches }) => searches)).toEqual(table[0])
    expect(forecast!.months.map(({ searches, low, high }) => ({ searches, low, high }))).toEqual(golden.months)
    const { term, pool: ofPool, coverage, isBetter } = forecast!.backtest
    for (const name of ['forecast', 'lastYear', 'lastMonth'] as const)
      expect(term[name]).toBeCloseTo(golden.errors[name], 9)
    expect(isBetter).toBe(golden.errors.forecast < golden.errors.lastYear)
    expect(ofPool.better).toBe(golden.better)
    expect(coverage).toEqual({ months: 6 * table.length, inside: expect.closeTo(golden.inside, 9) })
  })
  test('begins in the month after the last full one and names last year', async () => {
    const { forecast, months, data, observedOn } = await demand({ term: TERM })
    expect({ data, observedOn }).toEqual({ data: 'sample', observedOn: '2026-11-15' })
    expect(months.at(-1)?.month).toBe('2026-10')
    expect(forecast!.months[0]?.month).toBe('2026-11')
    expect(forecast!.months.at(-1)?.month).toBe('2027-10')
    expect(forecast!.months.map(({ lastYear }) => lastYear)).toEqual(months.slice(-12).map(({ searches }) => searches))
    expect(forecast!.lastYear).toBe(months.slice(-12).reduce((sum, { searches }) => sum + searches, 0))
  })
  test('is found in any case, with spaces around it, and by its Chinese translation', async () => {
    const plain = await demand({ term: TERM })
    expect(await demand({ term: `  ${TERM.toUpperCase()} ` })).toEqual(plain)
    const { subject } = await demand({ term: '保温旅行杯' })
    expect(subject.zh).toBe('保温旅行杯')
    const japanese = termsOf('JP')[0]!
    expect((await demand({ term: japanese.text, marketplace: 'JP' })).subject.text).toBe(japanese.text)
  })
  test('names busy months, and the month before as the time to have stock', async () => {
    const answers = await Promise.all(
      termsOf('US')
        .slice(0, 40)
        .map(({ text }) => demand({ term: text })),
    )
    const busy = answers.flatMap(({ forecast }) => forecast?.busy ?? [])
    expect(busy.length).toBeGreaterThan(0)
    for (const { first, last, peak, times, stockBy } of busy) {
      expect([first, peak, last]).toEqual([first, peak, last].toSorted())
      expect(times).toBeGreaterThanOrEqual(1.2)
      if (stockBy === null) expect(first).toBe('2026-11')
      else expect(stockBy < first).toBe(true)
    }
  })
  test('is not forecast from too few months, from months without searches or from none', async () => {
    const refused = async (term: string) => demand({ term, marketplace: 'JP' })
    expect(await refused(changed.young)).toMatchObject({ forecast: null, refused: 'tooFewMonths' })
    expect((await refused(changed.young)).months).toHaveLength(12)
    expect(await refused(changed.zero)).toMatchObject({ forecast: null, refused: 'zeroMonths', pool: null })
    expect(await refused(changed.none)).toMatchObject({ forecast: null, refused: 'noMonths', months: [] })
  })
})

describe('the terms that a forecast learns from', () => {
  test('are those of the marketplace, if the category and those around it have fewer than ten', async () => {
    const [term] = termsOf('FR')
    const { pool, forecast } = await demand({ term: term!.text, marketplace: 'FR' })
    expect(pool).toEqual({ terms: 12, category: null })
    expect(forecast).not.toBeNull()
  })
  test('are too few for a forecast, if the marketplace has fewer than ten', async () => {
    const [term] = termsOf('ES')
    const answer = await demand({ term: term!.text, marketplace: 'ES' })
    expect(answer).toMatchObject({ forecast: null, refused: 'tooFewTerms', pool: null })
    expect(answer.months).toHaveLength(24)
  })
})

describe('the demand of a niche', () => {
  test('is forecast from its months and the season of the terms of its category', async () => {
    const { subject, months, forecast, pool } = await demand({ nicheId: STORY.niche })
    const stored = db.prepare<[string], { months: string }>('SELECT months FROM niche WHERE id = ?').get(STORY.niche)!
    expect(subject).toMatchObject({ kind: 'niche', niche: { id: STORY.niche } })
    expect(months.map(({ month, searches }) => ({ month, searches }))).toEqual(
      (JSON.parse(stored.months) as { month: string; searches: number }[]).map(({ month, searches }) => ({
        month,
        searches,
      })),
    )
    expect(forecast?.months).toHaveLength(12)
    expect(pool!.terms).toBeGreaterThanOrEqual(10)
  })
  test('has the marketplace of the niche', async () => {
    expect(await demand({ nicheId: STORY.germanNiche, marketplace: 'US' })).toMatchObject({ marketplace: 'DE' })
  })
})

describe('bad input', () => {
  const WRONG = [
    'no such term',
    '%',
    '_',
    '***',
    '😀',
    'مكتب كوب',
    '‮gum levart',
    "' OR 1=1 --",
    'x'.repeat(200),
    'a '.repeat(90),
  ]
  test.each(WRONG)('a term that is not known is refused: %s', async (term) => {
    const { code, msg } = await post(DEMAND, { term })
    expect(code).toBe(failures.unknownTerm.code)
    expect(msg).toContain('US')
  })
  test.each([{}, { term: '' }, { term: '   ' }])('without a term or niche, the call is refused: %o', async (body) => {
    expect((await post(DEMAND, body)).code).toBe(failures.emptyTerm.code)
  })
  test('an unknown niche is refused', async () => {
    expect((await post(DEMAND, { nicheId: 'nowhere' })).code).toBe(failures.nicheNotFound.code)
  })
  test('too long a text and an unknown marketplace are refused by the schema', async () => {
    for (const body of [{ term: 'x'.repeat(5000) }, { term: TERM, marketplace: 'XX' }, { term: 7 }])
      expect((await post(DEMAND, body)).code).toBe(failures.badRequest.code)
  })
  test('a guest is refused', async () => {
    expect((await t.as().post(DEMAND, { term: TERM })).body.code).toBe(failures.notLoggedIn.code)
  })
})

describe('suggestions', () => {
  test('are terms and niches of the text, each of which has a forecast or says why not', async () => {
    const { row } = await suggested({ typed: 'mug' })
    expect(row.length).toBeGreaterThan(3)
    expect(new Set(row.map(({ kind }) => kind))).toEqual(new Set(['term', 'niche']))
    for (const { kind, text, nicheId } of row) {
      const answer = await demand(kind === 'niche' ? { nicheId } : { term: text })
      expect(answer.subject).toMatchObject({ kind, text })
    }
  })
  test('without a text are the most searched terms, each of another niche', async () => {
    for (const marketplace of ['US', 'JP', 'DE']) {
      const { row, data } = await suggested({ typed: '', marketplace })
      expect(data).toBe('sample')
      expect(row.length).toBeGreaterThanOrEqual(3)
      const answers = await Promise.all(row.map(({ text }) => demand({ term: text, marketplace })))
      expect(new Set(answers.map(({ subject }) => subject.niche?.id)).size).toBe(row.length)
      for (const { forecast } of answers) expect(forecast).not.toBeNull()
    }
  })
  test('of a text that nothing matches are empty', async () => {
    for (const typed of ['zzzzqqq', '***', '😀']) expect((await suggested({ typed })).row).toEqual([])
  })
  test('are found by Chinese words', async () => {
    expect((await suggested({ typed: '旅行杯' })).row.length).toBeGreaterThan(1)
  })
})
