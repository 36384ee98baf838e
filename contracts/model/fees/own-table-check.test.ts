import { describe, expect, test } from 'vitest'
import { ownFaultLine } from './own-table-check.texts.ts'
import { ownTableFaults } from './own-table-check.ts'
import { OWN_ROWS_MAX } from './own-table-limits.ts'
import type { OwnTable } from './table-schema.ts'

type Fulfilment = Extract<OwnTable, { kind: 'fba' }>
const table = (validFrom: string, validTo: string | null = null, rows: Fulfilment['tiers'][number]['rows'] = []) =>
  ({
    kind: 'fba',
    marketplaces: ['FR'],
    validFrom,
    validTo,
    citation: '',
    goods: 'all',
    units: { length: 'cm', weight: 'g' },
    volumetric: null,
    priceColumns: [{ from: 0, to: null }],
    tiers: [
      {
        key: 'colis',
        name: { 'zh-CN': '包裹', 'en-US': 'Colis' },
        limits: {},
        billed: 'unit',
        rows: rows.length > 0 ? rows : [{ upTo: null, fees: [500] }],
      },
    ],
  }) satisfies OwnTable
const lines = (own: OwnTable, others: OwnTable[] = [], language: 'zh-CN' | 'en-US' = 'en-US') =>
  ownTableFaults(own, others).map((fault) => ownFaultLine(fault, own, language))

describe('the fault of an own table', () => {
  test('names the tier and the row', () => {
    const unsorted = table('2026-02-01', null, [
      { upTo: 500, fees: [300] },
      { upTo: 400, fees: [310] },
    ])
    expect(lines(unsorted)).toEqual(['Colis, row 2: the rows are not in ascending order'])
    expect(lines(unsorted, [], 'zh-CN')).toEqual(['包裹，第 2 行：各行没有按从小到大排列'])
  })

  test('names the category and its row', () => {
    const bands = [
      { upTo: 1000, rate: 0.08 },
      { upTo: 2000, rate: 0.15 },
    ]
    const own = {
      marketplaces: ['FR'],
      validFrom: '2026-02-01',
      validTo: null,
      citation: '',
      kind: 'referral',
      minimum: 0,
      rates: { toys: { kind: 'whole', bands } },
      others: 0.15,
      typical: null,
    } satisfies OwnTable
    expect(lines(own)).toEqual(['Toys & Games, row 2: a bound is missing, so some values have no row'])
  })

  test('names the month without a storage rate, and the row that has one twice', () => {
    const own = (seasons: [number, number][]) =>
      ({
        marketplaces: ['FR'],
        validFrom: '2026-02-01',
        validTo: null,
        citation: '',
        kind: 'storage',
        per: 'm3',
        standardTiers: null,
        seasons: seasons.map(([from, to]) => ({ from, to, standard: 2600, oversize: 0 })),
      }) satisfies OwnTable
    expect(lines(own([[1, 11]]))).toEqual(['Month 12: a bound is missing, so some values have no row'])
    expect(
      lines(
        own([
          [1, 12],
          [12, 12],
        ]),
      ),
    ).toEqual(['row 2: this appears twice'])
  })

  test('names the days of the table that it overlaps, and points to the day that the seller can change', () => {
    const [first, second] = [table('2026-01-01', '2026-06-30'), table('2026-06-30')]
    expect(lines(second, [first])).toEqual([
      'First day: the days overlap with those of another table (2026-01-01 to 2026-06-30)',
    ])
    expect(lines(first, [second])).toEqual(['Last day: the days overlap with those of another table (from 2026-06-30)'])
  })

  test('names the gap to the table before or after it, unless the seller accepts the gap', () => {
    const [first, second] = [table('2026-01-01', '2026-06-30'), table('2026-07-15')]
    expect(ownTableFaults(second, [first])).toMatchObject([{ code: 'gap', at: 'validFrom', other: first }])
    expect(ownTableFaults(first, [second])).toMatchObject([{ code: 'gap', at: 'validTo', other: second }])
    expect(ownTableFaults({ ...second, knownGapBefore: true }, [first])).toEqual([])
    expect(ownTableFaults({ ...first, knownGapAfter: true }, [second])).toEqual([])
  })

  test('does not repeat what is wrong between other tables', () => {
    const others = [table('2025-01-01', '2025-03-31'), table('2025-06-01', '2025-12-31')]
    expect(ownTableFaults(table('2026-01-01'), others)).toEqual([])
  })

  test('ignores tables of another kind, sort of goods or marketplace', () => {
    const own = table('2026-01-01')
    const others: OwnTable[] = [
      { ...own, goods: 'apparel' },
      { ...own, marketplaces: ['IT'] },
    ]
    expect(ownTableFaults(own, others)).toEqual([])
  })

  test('says that there are too many rows', () => {
    const rows = Array.from({ length: OWN_ROWS_MAX + 1 }, (_, at) => ({ upTo: at + 1, fees: [at] }))
    expect(lines(table('2026-01-01', null, rows))).toEqual(['there are too many rows or too much text'])
  })
})

test('a fault in a table of unknown shape still has a place', () => {
  const line = (at: string, shape: unknown) => ownFaultLine({ code: 'malformed', at, other: null }, shape, 'en-US')
  expect(line('tiers.0.rows.2.fees.1', {})).toBe('Size tier 1, row 3: a value is missing or cannot be read')
  expect(line('tiers.0.rows.2', { tiers: [{ name: { 'en-US': 'Colis' } }] })).toMatch(/^Colis, row 3:/)
  expect(line('kind', null)).toMatch(/^kind:/)
})
