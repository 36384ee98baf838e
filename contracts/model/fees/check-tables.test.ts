import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { faultLine } from './check-tables.texts.ts'
import { checkTables, tableFaults } from './check-tables.ts'
import {
  agedInventorySchema,
  type FbaTable,
  type FeeTable,
  fbaSchema,
  fbaSurchargeSchema,
  lowPriceSchema,
  placementSchema,
  referralSchema,
  storageSchema,
} from './table-schema.ts'
import { FEE_TABLES } from './tables/index.ts'
import japan from './tables/jp-fba-2026-04-01.ts'
import aged from './tables/us-aged-inventory-2023-01-01.ts'
import usual from './tables/us-fba-2026-01-15.ts'
import placement from './tables/us-placement-2024-03-01.ts'
import referral from './tables/us-referral-2026-01-01.ts'
import storage from './tables/us-storage-2026-01-01.ts'

const named = (table: FeeTable) => ({ [`jp-fba-${table.validFrom}`]: table })
const from = (validFrom: string, validTo: string | null = null): FbaTable => ({ ...japan, validFrom, validTo })
const codes = (tables: Record<string, FeeTable>) => tableFaults(tables).map(({ code }) => code)
const codesOf = (table: FeeTable) => [...new Set(tableFaults({ [nameOf(table)]: table }).map(({ code }) => code))]
const nameOf = ({ kind, validFrom }: FeeTable) =>
  `x-${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${validFrom}`

test('the published tables have no faults, and each matches its schema', () => {
  expect(tableFaults(FEE_TABLES)).toEqual([])
  const schemas = {
    fba: fbaSchema,
    fbaSurcharge: fbaSurchargeSchema,
    referral: referralSchema,
    storage: storageSchema,
    agedInventory: agedInventorySchema,
    placement: placementSchema,
    lowPrice: lowPriceSchema,
  }
  const ajv = new Ajv({ strict: false })
  for (const [name, table] of Object.entries(FEE_TABLES))
    expect([name, ajv.validate(schemas[table.kind], table), ajv.errors]).toEqual([name, true, null])
})

describe('days', () => {
  test('a table without an end ends the day before the next one begins', () => {
    expect(codes({ ...named(from('2026-04-01')), ...named(from('2027-04-01')) })).toEqual([])
  })
  test('days that are in two tables are refused', () => {
    const tables = { ...named(from('2026-04-01', '2027-04-01')), ...named(from('2027-04-01')) }
    expect(() => checkTables(tables)).toThrow(/jp-fba-2027-04-01: the days overlap.*jp-fba-2026-04-01/)
  })
  test('two tables that begin on one day are refused', () => {
    const tables = { ...named(from('2026-04-01')), 'jp2-fba-2026-04-01': from('2026-04-01') }
    expect(codes(tables)).toEqual(['overlap'])
  })
  test('days without a table are refused, unless the table names the gap', () => {
    const late = from('2027-04-03')
    const tables = (next: FbaTable) => ({ ...named(from('2026-04-01', '2027-04-01')), ...named(next) })
    expect(() => checkTables(tables(late))).toThrow(/jp-fba-2027-04-03: there are days without a table/)
    expect(codes(tables({ ...late, knownGapBefore: true }))).toEqual([])
  })
  test('a last day before the first is refused', () => {
    expect(() => checkTables(named(from('2026-04-01', '2026-03-31')))).toThrow(/2026-04-01: the last day is before/)
  })
  test('a day that does not exist is refused', () => {
    expect(codes(named(from('2026-02-30')))).toEqual(['day'])
    expect(codes(named(from('2026-04-01', '2026-13-01')))).toEqual(['day'])
  })
  test('a file whose name has another kind or day than its table is refused', () => {
    expect(codes({ 'jp-fba-2026-04-02': japan })).toEqual(['name'])
    expect(codes({ 'jp-fba-peak-2026-04-01': japan })).toEqual(['name'])
  })
})

describe('rows of fulfilment', () => {
  const [small, large, ...bulky] = usual.tiers
  const withTiers = (...tiers: FbaTable['tiers']) => codesOf({ ...usual, tiers })
  test('weights that do not rise are refused', () => {
    expect(withTiers({ ...small!, rows: [...small!.rows].reverse() })).toContain('unsorted')
  })
  test('a row without a bound before the last one is refused', () => {
    const rows = small!.rows.map((row, at) => (at === 2 ? { ...row, upTo: null } : row))
    expect(withTiers({ ...small!, rows })).toEqual(['missingBound'])
  })
  test('rows that end below the weight of their tier are refused', () => {
    expect(withTiers({ ...small!, rows: small!.rows.slice(0, 4) })).toEqual(['missingBound'])
  })
  test('steps that do not begin at the last row are refused', () => {
    expect(withTiers({ ...large!, over: { ...large!.over!, from: 4 } })).toEqual(['missingBound'])
  })
  test('a tier without rows and steps is refused', () => {
    expect(withTiers({ ...small!, rows: [] })).toEqual(['empty'])
  })
  test('a row with another number of amounts than price columns is refused', () => {
    const rows = small!.rows.map((row) => ({ ...row, fees: row.fees.slice(1) }))
    expect(withTiers({ ...small!, rows })).toEqual(['columns'])
  })
  test('a lower bound above the upper one is refused', () => {
    const rows = small!.rows.map((row) => ({ ...row, fees: [{ low: 3, high: 2 }, 4, 5] }))
    expect(withTiers({ ...small!, rows })).toEqual(['reversedBounds'])
  })
  test('a box that does not begin with its longest side is refused', () => {
    expect(withTiers({ ...small!, limits: { ...small!.limits, box: [12, 15, 0.75] } })).toEqual(['box'])
  })
  test('a tier that occurs twice is refused', () => {
    expect(withTiers(small!, small!, ...bulky)).toEqual(['duplicate'])
  })
  test('price columns that leave out or share a price are refused', () => {
    const withColumns = (...priceColumns: FbaTable['priceColumns']) => codesOf({ ...usual, priceColumns })
    const [low, middle, high] = usual.priceColumns
    expect(withColumns(low!, middle!, { ...high!, from: 5002 })).toEqual(['missingBound'])
    expect(withColumns(low!, middle!, { ...high!, from: 5000 })).toEqual(['missingBound'])
    expect(withColumns(low!, middle!, { ...high!, to: 9999 })).toEqual(['missingBound'])
    expect(withColumns({ from: 500, to: 999 }, middle!, high!)).toEqual(['missingBound'])
  })
})

describe('rows of other fees', () => {
  test('referral bands must rise and end open', () => {
    const withBands = (...bands: { upTo: number | null; rate: number }[]) =>
      codesOf({ ...referral, rates: { home: { kind: 'whole', bands } } })
    expect(withBands({ upTo: 1000, rate: 0.1 }, { upTo: null, rate: 0.2 })).toEqual([])
    expect(withBands({ upTo: 1000, rate: 0.1 })).toEqual(['missingBound'])
    expect(withBands({ upTo: null, rate: 0.1 }, { upTo: null, rate: 0.2 })).toEqual(['missingBound'])
    expect(withBands({ upTo: 1000, rate: 0.1 }, { upTo: 900, rate: 0.1 }, { upTo: null, rate: 0.2 })).toEqual([
      'unsorted',
    ])
    expect(codesOf({ ...referral, typical: { low: 0.2, high: 0.1 } })).toEqual(['reversedBounds'])
  })
  test('storage needs one rate for each month', () => {
    const [first, second] = storage.seasons
    expect(codesOf({ ...storage, seasons: [first!] })).toEqual(['missingBound'])
    expect(codesOf({ ...storage, seasons: [first!, { ...second!, from: 9 }] })).toEqual(['duplicate'])
  })
  test('ages must follow each other', () => {
    expect(codesOf({ ...aged, rows: aged.rows.filter((_, at) => at !== 2) })).toEqual(['missingBound'])
    expect(codesOf({ ...aged, rows: aged.rows.slice(0, -1) })).toEqual(['missingBound'])
    expect(codesOf({ ...aged, rows: [...aged.rows].reverse() })).toContain('unsorted')
  })
  test('placement needs rising weights and bounds in order', () => {
    expect(codesOf({ ...placement, rows: [...placement.rows].reverse() })).toEqual(['unsorted'])
    const [row] = placement.rows
    expect(codesOf({ ...placement, rows: [{ ...row!, minimal: { low: 2, high: 1 } }] })).toEqual(['reversedBounds'])
  })
})

test('a fault has a line in both languages that names table and place', () => {
  const [fault] = tableFaults(named(from('2026-04-01', '2026-03-31')))
  for (const language of LANGUAGES) expect(faultLine(fault!, language)).toMatch(/^jp-fba-2026-04-01.*2026-03-31/)
})
