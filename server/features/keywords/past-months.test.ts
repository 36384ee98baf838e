/** The miner in an earlier month, recomputed from the trend of each term. */
import { describe, expect, test } from 'vitest'
import type { KeywordRow } from '#contracts/api/keyword-search.ts'
import { failures } from '#contracts/core/failures.ts'
import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import { KEYWORD_NUMBER_NAMES, KEYWORD_NUMBERS } from '#contracts/model/keywords/keyword-metrics.ts'
import { monthsUntil } from '#contracts/model/months.ts'
import { keywordCalls } from './keyword-calls.test-support.ts'

const SEARCH = '/api/keywords/search'
const { search, found, texts, answer, refusal, get } = keywordCalls()

const LAST = '2026-10'
const MONTH = '2026-07'
const PAST = 3
const searchesOf = ({ trend }: KeywordRow, before = 0) => trend.at(-1 - PAST - before)!
const sum = (row: KeywordRow, from: number) =>
  searchesOf(row, from) + searchesOf(row, from + 1) + searchesOf(row, from + 2)
const growth = (then: number, now: number) => (now - then) / then

describe('in an earlier month', () => {
  test('the months with searches are known, the last one first', async () => {
    const latest = await search({})
    expect(latest.months).toEqual(monthsUntil(LAST, 24).toReversed())
    const { months, total, all } = await search({ month: MONTH })
    expect({ months, total }).toEqual({ months: latest.months, total: all })
    expect((await search({ month: LAST })).row).toEqual(latest.row)
  })
  test('searches and their growth are those of the month; other metrics are unknown', async () => {
    const { row } = await search({ month: MONTH, size: 50 })
    for (const each of row) {
      const { values } = each
      expect(values.searches).toBe(searchesOf(each))
      expect(values.searchesChange).toBeCloseTo(growth(searchesOf(each, 1), searchesOf(each)), 5)
      expect(values.searchesTrend).toBeCloseTo(growth(sum(each, 3), sum(each, 0)), 5)
      expect(values.searchesYear).toBeCloseTo(growth(searchesOf(each, 12), searchesOf(each)), 5)
      expect(values.searchesYearShift).toBe(searchesOf(each) - searchesOf(each, 12))
      expect(values.words).toBe(each.text.split(' ').length)
      const latestOnly = KEYWORD_NUMBER_NAMES.filter((name) => KEYWORD_NUMBERS[name].period === 'latest')
      expect(latestOnly.filter((name) => values[name] !== null)).toEqual([])
      expect(each).toMatchObject({ bidRange: null, topThree: [] })
    }
  })
  test('a growth that begins before the first month is unknown', async () => {
    const { row } = await search({ month: '2025-10', size: 10 })
    for (const { values, trend } of row) {
      expect(values.searches).toBe(trend.at(-13) ?? null)
      expect(values.searchesYear).toBeNull()
      expect(values.searchesChange).not.toBeNull()
    }
    const [first] = (await search({ month: '2024-11', size: 1 })).row
    expect(first?.values).toMatchObject({ searches: first?.trend[0], searchesChange: null, searchesTrend: null })
  })
  test('ranges and order are those of the month', async () => {
    const all = await found({ month: MONTH })
    expect(all.map(({ values }) => values.searches)).toEqual(
      all.map((each) => searchesOf(each)).toSorted((a, b) => b - a),
    )
    const range = { searches: { min: 20_000 }, searchesYear: { min: 0 } }
    const expected = all.filter((each) => searchesOf(each) >= 20_000 && searchesOf(each) >= searchesOf(each, 12))
    expect(expected.length).toBeGreaterThan(3)
    expect(await texts({ month: MONTH, range })).toEqual(expected.map(({ text }) => text))
    const grown = await found({ month: MONTH, sort: 'searchesChange', order: 'asc' })
    const changes = grown.map(({ values }) => values.searchesChange!)
    expect(changes).toEqual(changes.toSorted((a, b) => a - b))
  })
  test('the searches of words are those of the month', async () => {
    const filter = { month: MONTH, seeds: ['travel mug'] }
    const { row } = await answer<{ row: { word: string; searches: number }[] }>('/api/keywords/words', filter)
    const rows = await found(filter)
    const travel = rows.filter(({ text }) => /\btravel\b/.test(text))
    expect(row.find(({ word }) => word === 'travel')?.searches).toBe(
      travel.reduce((total, each) => total + searchesOf(each), 0),
    )
  })
  test('the file has the searches of the month, and its name has the month', async () => {
    const { csv, row } = await search({ month: MONTH, seeds: ['travel mug'], match: 'exact' })
    const { text, headers } = await get(csv)
    const [head = '', line = ''] = text.slice(1).split('\r\n')
    const cells = new Map(head.split(',').map((name: string, at: number) => [name, line.split(',')[at]]))
    expect(cells.get(KEYWORD_TEXTS['zh-CN'].names.searches)).toBe(String(row[0]!.values.searches))
    expect(cells.get(KEYWORD_TEXTS['zh-CN'].names.titleDensity)).toBe('')
    expect(headers['content-disposition']).toContain(`-US-${MONTH}-`)
  })
})

test('a month without searches, and metrics that only the last month has, are refused', async () => {
  for (const month of ['2024-10', '2026-11']) {
    const { code, msg } = await refusal(SEARCH, { month })
    expect(code).toBe(failures.unknownMonth.code)
    expect(msg).toContain(month)
  }
  for (const filter of [{ range: { bid: { min: 1 } } }, { sort: 'searchRank' }])
    expect(await refusal(SEARCH, { month: MONTH, ...filter })).toMatchObject({ code: failures.notInMonth.code })
  await answer(SEARCH, { month: LAST, range: { bid: { min: 1 } } })
})
