/** Recomputes the numbers and models of named terms from their stored weeks and months, without the code under test. */
import { describe, expect, test } from 'vitest'
import type { SearchTermRow } from '#contracts/api/search-terms.ts'
import { type StoredTerm, storedTerms, termCalls } from './term-calls.test-support.ts'

const { search } = termCalls()

/** The test world's day is 2026-11-15, a Sunday: its last full week begins a week before. */
const LAST_WEEK = '2026-11-08'
const MONTHS = [2024, 2025, 2026]
  .flatMap((year) => Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`))
  .filter((month) => month >= '2024-11' && month <= '2026-10')
const DAY = 86_400_000

type Numbers = Record<string, number | null>

const change = (then = Number.NaN, now: number) => (Number.isNaN(then) ? null : (now - then) / then)

function rises(values: readonly number[]): number {
  let count = 0
  while (count < 12 && values[values.length - 1 - count]! > (values[values.length - 2 - count] ?? Number.NaN)) count++
  return count
}

function inWeek({ weeks }: StoredTerm, sunday: string): Numbers {
  const at = (Date.parse(sunday) - Date.parse(weeks.first)) / (7 * DAY)
  const [searches, ranks] = [weeks.searches, weeks.frequencyRank]
  const shift = (before: number) => (at >= before ? ranks[at - before]! - ranks[at]! : null)
  const since = (before: number) => change(searches[at - before], searches[at]!)
  const week = since(1)
  return {
    searchRank: ranks[at]!,
    rankShift1: shift(1),
    rankShift4: shift(4),
    rankShift12: shift(12),
    searches: searches[at]!,
    change: week,
    change4: since(4),
    change12: since(12),
    yearChange: null,
    swing: week === null ? null : Math.abs(week),
    streak: rises(searches.slice(0, at + 1)),
  }
}

function inMonths({ keyword }: StoredTerm, last: string, length: 1 | 3): Numbers {
  const end = MONTHS.indexOf(last) + 1
  // A new term has fewer months than the others.
  const counts = MONTHS.map((_, at) => keyword.trend.at(at - MONTHS.length) ?? Number.NaN)
  const sums: number[] = []
  for (let to = end; to - length >= 0; to -= length)
    sums.unshift(counts.slice(to - length, to).reduce((sum, value) => sum + value, 0))
  const now = sums.at(-1)!
  const since = change(sums.at(-2), now)
  return {
    searchRank: null,
    rankShift1: null,
    rankShift4: null,
    rankShift12: null,
    searches: now,
    change: since,
    change4: null,
    change12: null,
    yearChange: change(sums.at(length === 1 ? -13 : -5), now),
    swing: since === null ? null : Math.abs(since),
    streak: rises(sums),
  }
}

const shareOf = ({ keyword }: StoredTerm, name: 'clickShare' | 'conversionShare') =>
  keyword.topThree.reduce((sum, product) => sum + product[name], 0)

/** The published thresholds, written a second time. */
function modelsOf(term: StoredTerm, kind: 'week' | 'month' | 'quarter', numbers: Numbers): string[] {
  const [searches, clicks] = [numbers.searches!, shareOf(term, 'clickShare')]
  const atLeast = (name: string, min: number) => (numbers[name] ?? Number.NaN) >= min
  const words = term.keyword.marketplace === 'JP' || term.keyword.text.split(' ').length >= 3
  // Spain has a tenth of the searches of the US, Japan a fifth: our estimates.
  const market = { US: 1, JP: 0.2, ES: 0.1 }[term.keyword.marketplace as 'US' | 'JP' | 'ES']
  const size = market * (kind === 'quarter' ? 3 : 1)
  const [floor, ceiling] = [10_000 * size, 100_000 * size]
  const rank = numbers.searchRank ?? Number.NaN
  const isWeek = kind === 'week'
  const limit = { week: [0.2, 3, 0.25], month: [0.3, 3, 0.3], quarter: [0.4, 2, 0.5] } as const
  const [swing, streak, surge] = limit[kind]
  return [
    (isWeek ? rank <= 5000 : searches >= ceiling) && 'hot',
    atLeast('swing', swing) && 'movement',
    atLeast('streak', streak) && 'lastingGrowth',
    atLeast('change', surge) && 'surging',
    clicks <= 0.5 &&
      (isWeek
        ? rank > 5000 && rank <= 300_000 && atLeast('change12', 0.2)
        : searches >= floor && searches < ceiling && atLeast('yearChange', 0.2)) &&
      'potential',
    words && (isWeek ? rank >= 10_000 : searches <= 30_000 * size) && 'longTail',
  ].filter((each) => each !== false)
}

function expectNumbers({ values }: SearchTermRow, expected: Numbers): void {
  for (const [name, number] of Object.entries(expected)) {
    const value = values[name as keyof typeof values] // names of metrics
    if (number === null) expect({ name, value }).toEqual({ name, value: null })
    // Seven digits: the table is single-precision.
    else expect(Math.abs(value! - number), name).toBeLessThanOrEqual(Math.max(1e-6, Math.abs(number) * 1e-6))
  }
}

const NAMED = [
  { marketplace: 'US', text: 'insulated travel mug' },
  { marketplace: 'JP', text: 'タンブラー 蓋付き' },
  { marketplace: 'DE', text: 'reisebecher' },
] as const

describe.each(NAMED)('$text in $marketplace', ({ marketplace, text }) => {
  const term = storedTerms(marketplace).find(({ keyword }) => keyword.text === text)!
  const rowIn = async (kind: string, period: string) => {
    const { row, total } = await search({ marketplace, words: text, match: 'exact', kind, period })
    expect(total).toBe(1)
    return row[0]!
  }
  test.each([LAST_WEEK, '2026-10-18', '2026-08-02', '2026-05-17'])(
    'has the numbers of the week of %s',
    async (week) => {
      expectNumbers(await rowIn('week', week), inWeek(term, week))
    },
  )
  test.each(['2026-10', '2026-02', '2025-11', '2024-11'])('has the numbers of the month %s', async (month) => {
    expectNumbers(await rowIn('month', month), inMonths(term, month, 1))
  })
  test.each([
    ['2026-Q3', '2026-09'],
    ['2026-Q1', '2026-03'],
    ['2025-Q1', '2025-03'],
  ])('has the numbers of the quarter %s', async (quarter, last) => {
    expectNumbers(await rowIn('quarter', quarter), inMonths(term, last, 3))
  })
  test('shows all its weeks, months and quarters', async () => {
    expect((await rowIn('week', LAST_WEEK)).trend).toEqual(term.weeks.searches)
    expect((await rowIn('month', '2026-10')).trend).toEqual(term.keyword.trend)
    const quarters = (await rowIn('quarter', '2026-Q3')).trend
    expect(quarters).toHaveLength(7)
    expect(quarters.at(-1)).toBe(term.keyword.trend.slice(-4, -1).reduce((sum, value) => sum + value, 0))
  })
  test('converts as its most clicked products do together', async () => {
    const { values, products } = await rowIn('week', LAST_WEEK)
    expect(values.conversionRatio).toBeCloseTo(shareOf(term, 'conversionShare') / shareOf(term, 'clickShare'), 5)
    expect(products.map(({ asin, clickShare, conversionShare }) => ({ asin, clickShare, conversionShare }))).toEqual(
      term.keyword.topThree,
    )
  })
})

describe.each([
  ['week', LAST_WEEK, (term: StoredTerm) => inWeek(term, LAST_WEEK)],
  ['week', '2026-08-30', (term: StoredTerm) => inWeek(term, '2026-08-30')],
  ['month', '2026-10', (term: StoredTerm) => inMonths(term, '2026-10', 1)],
  ['quarter', '2026-Q3', (term: StoredTerm) => inMonths(term, '2026-09', 3)],
] as const)('the models of the %s %s', (kind, period, numbersOf) => {
  test.each(['US', 'JP', 'ES'] as const)(
    'have exactly the terms that meet their thresholds in %s',
    async (marketplace) => {
      const terms = new Map(storedTerms(marketplace).map((term) => [term.keyword.text, term]))
      const { total } = await search({ marketplace, kind, period })
      expect(total).toBe(terms.size)
      for (const model of ['hot', 'movement', 'lastingGrowth', 'surging', 'potential', 'longTail']) {
        const expected = [...terms.values()]
          .filter((term) => modelsOf(term, kind, numbersOf(term)).includes(model))
          .map(({ keyword }) => keyword.text)
        const texts: string[] = []
        for (let page = 1; texts.length < expected.length || page === 1; page++) {
          const { row } = await search({ marketplace, kind, period, model, page, size: 100 })
          texts.push(...row.map(({ text }) => text))
          for (const each of row)
            expect(each.models).toEqual(modelsOf(terms.get(each.text)!, kind, numbersOf(terms.get(each.text)!)))
          if (row.length === 0) break
        }
        expect({ model, texts: texts.toSorted() }).toEqual({ model, texts: expected.toSorted() })
      }
    },
  )
})
