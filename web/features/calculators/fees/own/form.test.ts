import { describe, expect, test } from 'vitest'
import { fbaFee } from '#contracts/model/fees/fba.ts'
import { GRAMS } from '#contracts/model/fees/measures.ts'
import type { FeeTable, OwnTable } from '#contracts/model/fees/table-schema.ts'
import { FEE_TABLES } from '#contracts/model/fees/tables/index.ts'
import { LANGUAGES } from '#contracts/model/language.ts'
import { type CopySource, emptyForm, formOf } from './form-of-table.ts'
import type { FormFault } from './form-reader.ts'
import { OWN_KINDS } from './own-kinds.ts'
import { readForm } from './read-form.ts'
import type { FormRow, TableForm } from './table-form.ts'

const isCopySource = (table: FeeTable): table is FeeTable & CopySource => OWN_KINDS.some((kind) => kind === table.kind)
const PUBLISHED = Object.entries(FEE_TABLES).flatMap(([name, table]) =>
  isCopySource(table) ? [[name, table] as const] : [],
)

const copyOf = (table: CopySource, language: 'zh-CN' | 'en-US' = 'zh-CN') => {
  const [marketplace = 'US'] = table.marketplaces
  return readForm(formOf(table, { marketplace, language }), [])
}

describe('a form filled from a published table', () => {
  test.each(PUBLISHED)('%s is read back as the same rows in both languages', (_, { source, changes, ...table }) => {
    for (const language of LANGUAGES) {
      const copy = copyOf({ ...table, marketplaces: table.marketplaces.slice(0, 1) }, language)
      expect(copy.faults).toEqual([])
      // Only these differences are expected: the form converts the weights of rows that use another unit, sorts price
      // columns, and drops the typical rate.
      const expected = {
        ...table,
        marketplaces: table.marketplaces.slice(0, 1),
        ...(table.kind === 'referral' && { typical: null, rates: withPlainRates(table.rates) }),
      }
      if (table.kind !== 'fba') expect(copy.table).toEqual(expected)
      else if (table.units.rows === undefined && table.priceColumns[0]?.from === 0) expect(copy.table).toEqual(expected)
    }
  })

  test.each(PUBLISHED.filter(([, { kind }]) => kind === 'fba'))(
    '%s gives the same fees after it is read back, at every weight limit',
    (_, table) => {
      const { table: own } = copyOf(table)
      if (own?.kind !== 'fba' || table.kind !== 'fba') throw new Error('no table')
      const [marketplace = 'US'] = table.marketplaces
      const unit = GRAMS[table.units.rows ?? table.units.weight]
      const weights = table.tiers.flatMap(({ rows }) => rows.flatMap(({ upTo }) => (upTo === null ? [] : upTo * unit)))
      const ask = (ownTables: OwnTable[], weight: number, price: number) =>
        fbaFee({
          marketplace,
          size: [300, 200, 18],
          weight,
          price,
          feeCategory: 'home',
          on: table.validFrom,
          ownTables,
        })
      const general = { ...table, goods: 'all', priceColumns: table.priceColumns } as const
      for (const weight of weights.flatMap((grams) => [Math.round(grams), Math.round(grams) + 1]))
        for (const price of [900, 1500, 6000])
          expect([weight, price, ask([{ ...own, goods: 'all' }], weight, price).amount]).toEqual([
            weight,
            price,
            ask([general], weight, price).amount,
          ])
    },
  )
})

/** Replaces a single band without an upper bound by a plain rate, as the form does. */
const withPlainRates = (rates: Extract<OwnTable, { kind: 'referral' }>['rates']) =>
  Object.fromEntries(
    Object.entries(rates).map(([category, rate]) => [
      category,
      typeof rate === 'object' && rate?.bands.length === 1 && rate.closing === undefined ? rate.bands[0]?.rate : rate,
    ]),
  )

const placesOf = (faults: readonly FormFault[]) =>
  faults.map(({ place, reason }) => {
    const at = 'field' in place ? place.field : `${place.row}.${place.column ?? ''}`
    return `${at} ${typeof reason === 'string' ? reason : reason.code}`
  })

describe('a typed fulfillment table', () => {
  const form = (rows: FormRow[], change: Partial<TableForm> = {}): TableForm => ({
    ...emptyForm('fba', 'FR', '2026-02-01'),
    rows,
    ...change,
  })
  const ROWS: FormRow[] = [
    { tier: 'Enveloppe', length: '20', width: '33', height: '2,5', upTo: '100', fee0: '1,83' },
    { upTo: '210', fee0: '€2,10' },
    { tier: 'Colis', length: '45', width: '34', height: '26', upTo: '500 g', fee0: '3,00–3,40' },
    { tier: 'Colis', upTo: '1,5 kg', fee0: '3.65' },
    { upTo: '12 kg', fee0: '3,65', adds: '0,05', step: '100' },
  ]

  test('groups rows into tiers by name, and accepts sides in any order and weights in any unit', () => {
    const { table, faults } = readForm(form(ROWS), [])
    expect(faults).toEqual([])
    expect(table).toMatchObject({
      kind: 'fba',
      marketplaces: ['FR'],
      units: { length: 'cm', weight: 'g' },
      volumetric: { divisor: 5000, per: 'cm3/kg' },
      priceColumns: [{ from: 0, to: null }],
      tiers: [
        {
          key: 'tier1',
          name: { 'zh-CN': 'Enveloppe', 'en-US': 'Enveloppe' },
          limits: { box: [33, 20, 2.5] },
          rows: [
            { upTo: 100, fees: [183] },
            { upTo: 210, fees: [210] },
          ],
        },
        {
          key: 'tier2',
          rows: [
            { upTo: 500, fees: [{ low: 300, high: 340 }] },
            { upTo: 1500, fees: [365] },
          ],
          over: { base: [365], from: 1500, step: 100, adds: 5, upTo: 12_000 },
        },
      ],
    })
  })

  test('reports every invalid cell and every missing cell', () => {
    const rows = [
      { tier: 'A', length: '20', upTo: 'heavy', fee0: '$3' },
      { tier: 'A', length: '21', upTo: '5 stone', fee0: '' },
      { tier: 'B', fee0: '-1' },
      { tier: 'A', fee0: '1' },
    ]
    const { faults } = readForm(form(rows), [])
    expect(placesOf(faults)).toEqual([
      '0.width incompleteSize',
      '0.upTo notNumber',
      '0.fee0 otherCurrency',
      '1.length secondSize',
      '1.upTo unknownUnit',
      '1.fee0 required',
      '2.fee0 negative',
      '3.tier twice',
    ])
    expect(faults.filter(({ isBlank }) => isBlank).map(({ place }) => place)).toEqual([
      { row: 0, column: 'width' },
      { row: 1, column: 'fee0' },
    ])
  })

  test('reports the row in which the check of the whole table finds a fault', () => {
    const rows = [{ tier: 'A', upTo: '500', fee0: '3' }, {}, { upTo: '400', fee0: '4' }]
    expect(placesOf(readForm(form(rows), []).faults)).toEqual(['2. unsorted'])
  })

  test('starts each price column one minor unit above the end of the previous column', () => {
    const rows = [{ tier: 'A', fee0: '1', fee1: '2' }]
    const read = (prices: string[]) => readForm(form(rows, { prices }), [])
    expect(read(['12', '']).table).toMatchObject({
      priceColumns: [
        { from: 0, to: 1200 },
        { from: 1201, to: null },
      ],
    })
    expect(placesOf(read(['', '']).faults)).toEqual(['price0 required'])
    expect(placesOf(read(['12', '40']).faults)).toEqual(['price1 missingBound'])
  })

  test('requires at least one row and the first day', () => {
    expect(placesOf(readForm(form([{}], { validFrom: '' }), []).faults)).toEqual(['validFrom required', 'rows noRows'])
  })

  test('keeps the keys of renamed and moved tiers, because storage tables refer to them', () => {
    const start = readForm(form(ROWS), []).table
    if (start?.kind !== 'fba') throw new Error('no table')
    const again = formOf(start, { marketplace: 'FR', language: 'en-US' })
    const keys = (change: (rows: readonly FormRow[]) => FormRow[]) => {
      const { table } = readForm({ ...again, rows: change(again.rows) }, [])
      return table?.kind === 'fba' && table.tiers.map(({ key, name }) => [key, name['en-US']])
    }
    const renamed = keys((rows) => rows.map((row) => ({ ...row, tier: row.tier?.replace('Colis', 'Paquet') ?? '' })))
    expect(renamed).toEqual([
      ['tier1', 'Enveloppe'],
      ['tier2', 'Paquet'],
    ])
    const added = keys((rows) => [{ tier: 'Lettre', fee0: '1', upTo: '20' }, ...rows])
    expect(added).toEqual([
      ['tier3', 'Lettre'],
      ['tier1', 'Enveloppe'],
      ['tier2', 'Colis'],
    ])
  })
})

describe('other tables typed into a form', () => {
  test('a referral table has price bands by category, unknown rates and one rate for all other categories', () => {
    const rows: FormRow[] = [
      { category: 'clothing', upTo: '15', rate: '5' },
      { upTo: '', rate: '15%' },
      { category: 'toys' },
      { category: 'others', rate: '14.5' },
    ]
    const form = { ...emptyForm('referral', 'IN', '2026-02-01'), fields: { minimum: '0.3' }, rows }
    expect(readForm(form, []).table).toMatchObject({
      minimum: 30,
      rates: {
        clothing: {
          kind: 'whole',
          bands: [
            { upTo: 1500, rate: 0.05 },
            { upTo: null, rate: 0.15 },
          ],
        },
        toys: null,
      },
      others: 0.145,
      typical: null,
    })
    const broken = [{ rate: '1' }, { category: 'toys', upTo: '5', rate: '3' }, { category: 'toys', rate: '300' }]
    expect(placesOf(readForm({ ...form, rows: broken }, []).faults)).toEqual([
      '0.category noCategory',
      '2.rate tooLarge',
    ])
    expect(placesOf(readForm({ ...form, rows: rows.with(1, { upTo: '20', rate: '15' }) }, []).faults)).toEqual([
      '1. missingBound',
    ])
  })

  test('a storage table keeps fractions of the minor unit, and reports months without a rate', () => {
    const form = emptyForm('storage', 'JP', '2026-02-01')
    const read = (rows: FormRow[]) => readForm({ ...form, rows }, [])
    const dear = { from: 'Oct', to: '12', standard: '9.17' }
    expect(read([{ from: '1', to: '9', standard: '5.16' }, dear]).table).toMatchObject({
      per: 'litre',
      standardTiers: null,
      seasons: [
        { from: 1, to: 9, standard: 5.16, oversize: 5.16 },
        { from: 10, to: 12, standard: 9.17, oversize: 9.17 },
      ],
    })
    expect(placesOf(read([{ from: '1', to: '11', standard: '5' }]).faults)).toEqual(['rows missingBound'])
    expect(placesOf(read([{ from: '13', standard: '5' }]).faults)).toEqual(['0.from notNumber'])
  })

  test('a surcharge table rejects a rate above 100%', () => {
    const form = (rate: string) => ({ ...emptyForm('fbaSurcharge', 'US', '2026-02-01'), fields: { rate } })
    expect(readForm(form('3.5'), []).table).toMatchObject({ rate: 0.035 })
    expect(placesOf(readForm(form('350'), []).faults)).toEqual(['rate tooLarge'])
  })
})
