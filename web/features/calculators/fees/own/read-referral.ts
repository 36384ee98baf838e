/** Reads a table of referral fees from its form. */
import { categoryIn } from '#contracts/model/calculators/profit/batch-names.ts'
import type { OwnTable, RateOfCategory } from '#contracts/model/fees/table-schema.ts'
import type { FormReader } from './form-reader.ts'
import type { Body, RowPlaces } from './read-fulfilment.ts'
import { type FormRow, isBlankRow, type TableForm } from './table-form.ts'

export type Referral = Extract<OwnTable, { kind: 'referral' }>

/** A choice in the category column for the rate of all categories that are not listed. */
export const OTHERS = 'others'

interface Group {
  category: string
  rows: { row: FormRow; index: number }[]
}

/** Consecutive rows with the same category, or with a blank category, are the price bands of one rate. */
export function readReferral(form: TableForm, reader: FormReader, places: RowPlaces): Body<Referral> {
  const minimum = reader.optional(form.fields.minimum, { field: 'minimum' }, reader.amount) ?? 0
  const groups = groupsOf(form, reader)
  if (groups.length === 0) reader.fail({ field: 'rows' }, 'noRows', true)
  const rates: Record<string, RateOfCategory | null> = {}
  for (const { category, rows } of groups) {
    const path = category === OTHERS ? OTHERS : `rates.${category}`
    for (const [band, { index }] of rows.entries()) places.set(`${path}.bands.${band}`, index)
    rates[category] = rateOf(rows, reader)
  }
  const { [OTHERS]: others = null, ...named } = rates
  return { minimum, rates: named, others, typical: null }
}

function groupsOf({ rows }: TableForm, reader: FormReader): Group[] {
  const groups: Group[] = []
  for (const [index, row] of rows.entries()) {
    if (isBlankRow(row)) continue
    const place = { row: index, column: 'category' } as const
    const typed = (row.category ?? '').trim()
    const read = (content: string) => (content === OTHERS ? OTHERS : categoryIn(content))
    const category = reader.optional(typed, place, read)
    const last = groups.at(-1)
    if (last && (typed === '' || category === last.category)) last.rows.push({ row, index })
    else if (typed === '') reader.fail(place, 'noCategory', true)
    else {
      if (groups.some((group) => group.category === category)) reader.fail(place, 'twice')
      groups.push({ category: category ?? '', rows: [{ row, index }] })
    }
  }
  return groups
}

/** Returns null if the seller left the rate blank, which means that it is unknown. */
function rateOf(rows: Group['rows'], reader: FormReader): RateOfCategory | null {
  const [first] = rows
  if (!first) return null
  const isAlone = rows.length === 1 && (first.row.upTo ?? '').trim() === ''
  const bands = rows.map(({ row, index }) => ({
    upTo: reader.optional(row.upTo, { row: index, column: 'upTo' }, reader.amount),
    rate: (isAlone ? reader.optional : reader.required)(row.rate, { row: index, column: 'rate' }, reader.rate),
  }))
  const by = (first.row.by ?? '').trim() || 'whole'
  const kind = (['whole', 'portions'] as const).find((each) => each === by)
  if (!kind) reader.fail({ row: first.index, column: 'by' }, 'notChoice')
  const closing = reader.optional(first.row.closing, { row: first.index, column: 'closing' }, reader.amount)
  const [only] = bands
  if (isAlone && closing === null) return only?.rate ?? null
  return {
    kind: kind ?? 'whole',
    bands: bands.map(({ upTo, rate }) => ({ upTo, rate: rate ?? 0 })),
    ...(closing !== null && { closing }),
  }
}
