/** Builds the form of an existing table, to edit or copy it, or an empty form. */

import { FEE_CATEGORIES } from '#contracts/model/catalogue.ts'
import { feeCalendar } from '#contracts/model/fees/calendar.ts'
import type { Cell, FbaTable, FeeTable, OwnTable, RateOfCategory, Tier } from '#contracts/model/fees/table-schema.ts'
import type { Language } from '#contracts/model/language.ts'
import { MARKETPLACES, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { plainAmount } from '#contracts/model/number.ts'
import type { OwnKind } from './own-kinds.ts'
import { OTHERS } from './read-referral.ts'
import { type FormRow, feeColumns, type TableForm } from './table-form.ts'

/** A table that can be copied into a form, because its kind is one that sellers can enter. */
export type CopySource = OwnTable | Extract<FeeTable, { kind: OwnKind }>
type Fulfilment = Extract<CopySource, { kind: 'fba' }>
type Referral = Extract<CopySource, { kind: 'referral' }>
type Storage = Extract<CopySource, { kind: 'storage' }>

interface FormContext {
  marketplace: Marketplace
  language: Language
}

/** Writes a table into a form. Amounts are not converted, so the table and the marketplace must share a currency. */
export function formOf(table: CopySource, { marketplace, language }: FormContext): TableForm {
  const form: TableForm = {
    kind: table.kind,
    marketplace,
    validFrom: table.validFrom,
    validTo: table.validTo ?? '',
    citation: table.citation,
    acceptsGap: table.knownGapBefore === true || table.knownGapAfter === true,
    fields: {},
    prices: [],
    standardTiers: null,
    rows: [],
    tiers: [],
  }
  const write = writerFor(marketplace)
  switch (table.kind) {
    case 'fba':
      return { ...form, ...fulfilmentForm(table, write, language) }
    case 'referral':
      return { ...form, ...referralForm(table, write) }
    case 'storage':
      return { ...form, ...storageForm(table, write) }
    case 'fbaSurcharge':
      return { ...form, fields: { rate: percent(table.rate) } }
  }
}

interface Write {
  /** Writes minor units as an amount in major units, without rounding fractions of a minor unit. */
  money: (minor: number) => string
  cell: (cell: Cell) => string
}

function writerFor(marketplace: Marketplace): Write {
  const { decimals } = marketplaces[marketplace]
  const money = (minor: number) =>
    Number.isInteger(minor)
      ? decimals === 0
        ? String(minor)
        : plainAmount(minor / 10 ** decimals)
      : String(Number((minor / 10 ** decimals).toPrecision(12)))
  return {
    money,
    cell: (cell) => (typeof cell === 'number' ? money(cell) : `${money(cell.low)}–${money(cell.high)}`),
  }
}

const percent = (rate: number) => String(Number((rate * 100).toPrecision(12)))
const textOf = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))

function fulfilmentForm(table: Fulfilment, write: Write, language: Language): Partial<TableForm> {
  const { units, volumetric, lowPrice, overmax, goods, peak } = table
  const columns = table.priceColumns.map((column, index) => ({ ...column, index })).toSorted((a, b) => a.from - b.from)
  const order = columns.map(({ index }) => index)
  const prices = columns.map(({ to }) => (to === null ? '' : write.money(to)))
  const from = columns[0]?.from ?? 0
  return {
    fields: {
      goods,
      isPeak: peak ? '1' : '',
      lengthUnit: units.length,
      weightUnit: units.weight,
      billed: mostBilled(table.tiers),
      divisor: textOf(volumetric?.divisor),
      leastSide: textOf(volumetric?.leastSide),
      priceFrom: from === 0 ? '' : write.money(from),
      lowBelow: lowPrice ? write.money(lowPrice.below) : '',
      lowCut: lowPrice && lowPrice.cut !== null ? write.money(lowPrice.cut) : '',
      overLength: textOf(overmax?.length),
      overGirth: textOf(overmax?.lengthPlusGirth),
      overWeight: textOf(overmax?.weight),
    },
    prices,
    rows: table.tiers.flatMap((tier) => tierRows(tier, table, { write, language, order })),
    tiers: table.tiers.map(({ key, name }) => ({ key, name })),
  }
}

/** The billing rule of most tiers. The form states it once above the rows; a tier with another rule states its own. */
const mostBilled = (tiers: readonly Tier[]): Tier['billed'] =>
  (['unit', 'greater', 'unknown'] as const).toSorted((a, b) => countBilled(tiers, b) - countBilled(tiers, a))[0] ??
  'unit'
const countBilled = (tiers: readonly Tier[], by: Tier['billed']) => tiers.filter(({ billed }) => billed === by).length

interface RowContext {
  write: Write
  language: Language
  /** Indexes of the price columns in the table, lowest price first. */
  order: readonly number[]
}

function tierRows(tier: Tier, table: Fulfilment, { write, language, order }: RowContext): FormRow[] {
  const { units, tiers } = table
  const { limits, rows, over, billed } = tier
  const [length, width, height] = limits.box ?? []
  const fees = (cells: readonly Cell[]): FormRow =>
    Object.fromEntries(
      feeColumns({ prices: order.map(String) }).map((column, at) => [column, write.cell(cells[order[at] ?? 0] ?? 0)]),
    )
  const name = tier.name[language]
  const head: FormRow = {
    length: textOf(length),
    width: textOf(width),
    height: textOf(height),
    maxWeight: textOf(limits.weight),
    sideSum: textOf(limits.sideSum),
    girth: textOf(limits.lengthPlusGirth),
    billed: billed === mostBilled(tiers) ? '' : billed,
  }
  const all: FormRow[] = [
    ...rows.map(({ upTo, fees: cells }) => ({ tier: name, upTo: rowWeight(upTo, units), ...fees(cells) })),
    ...(over
      ? [
          {
            tier: name,
            upTo: textOf(over.upTo),
            ...fees(over.base),
            adds: write.cell(over.adds),
            step: textOf(over.step),
            above: textOf(over.from),
          },
        ]
      : []),
  ]
  return all.map((row, index) => (index === 0 ? { ...row, ...head } : row))
}

/** Writes the unit after the number if the rows of the table use another weight unit than its size limits. */
function rowWeight(upTo: number | null, { weight, rows = weight }: FbaTable['units']): string {
  if (upTo === null) return ''
  return rows === weight ? String(upTo) : `${upTo} ${rows}`
}

function referralForm({ minimum, rates, others }: Referral, write: Write): Partial<TableForm> {
  const rows = FEE_CATEGORIES.flatMap((category) => {
    const rate = rates[category]
    return rate === undefined ? [] : rateRows(category, rate, write)
  })
  return {
    fields: { minimum: minimum === 0 ? '' : write.money(minimum) },
    rows: [...rows, ...(others === null ? [] : rateRows(OTHERS, others, write))],
  }
}

function rateRows(category: string, rate: RateOfCategory | null, write: Write): FormRow[] {
  if (rate === null) return [{ category }]
  if (typeof rate === 'number') return [{ category, rate: percent(rate) }]
  return rate.bands.map(({ upTo, rate: share }, index) => ({
    category,
    upTo: upTo === null ? '' : write.money(upTo),
    rate: percent(share),
    ...(index === 0 && { by: rate.kind, closing: rate.closing ? write.money(rate.closing) : '' }),
  }))
}

const storageForm = ({ per, standardTiers, seasons }: Storage, write: Write): Partial<TableForm> => ({
  fields: { per },
  standardTiers,
  rows: seasons.map(({ from, to, standard, oversize }) => ({
    from: String(from),
    to: String(to),
    standard: write.money(standard),
    oversize: write.money(oversize),
  })),
})

/** A form without amounts, in the units that Amazon uses in the marketplace. */
export function emptyForm(kind: OwnKind, marketplace: Marketplace, today: string): TableForm {
  const like = findTableForUnits(marketplace)
  return {
    kind,
    marketplace,
    validFrom: today,
    validTo: '',
    citation: '',
    acceptsGap: false,
    fields: {
      goods: 'all',
      lengthUnit: like?.units.length ?? 'cm',
      weightUnit: like?.units.weight ?? 'g',
      billed: like?.volumetric ? 'greater' : 'unit',
      divisor: textOf(like?.volumetric?.divisor),
      leastSide: textOf(like?.volumetric?.leastSide),
      per: marketplace === 'US' ? 'ft3' : marketplace === 'JP' ? 'litre' : 'm3',
    },
    prices: [''],
    standardTiers: null,
    rows: startRows(kind),
    tiers: [],
  }
}

function startRows(kind: OwnKind): FormRow[] {
  if (kind === 'fba') return [{}, {}, {}]
  if (kind === 'referral') return [{ category: OTHERS }]
  return kind === 'storage' ? [{ from: '1', to: '12' }] : []
}

/**
 * Finds a published fulfillment table whose units an empty form can use. It prefers a table of the marketplace itself
 * to a table of another marketplace with the same currency.
 */
function findTableForUnits(marketplace: Marketplace): FbaTable | undefined {
  const { currency } = marketplaces[marketplace]
  const near = MARKETPLACES.filter((each) => each !== marketplace && marketplaces[each].currency === currency)
  return [marketplace, ...near]
    .flatMap((each) => feeCalendar(each).tables)
    .flatMap(({ table }) => (table.kind === 'fba' && table.goods === 'all' ? table : []))[0]
}
