/** Reads a form into a fee table, or reports its faults by field and row. */
import { type OwnTableFault, ownTableFaults } from '#contracts/model/fees/own-table-check.ts'
import type { OwnTable } from '#contracts/model/fees/table-schema.ts'
import { type FieldName, type FormFault, FormReader, type Place } from './form-reader.ts'
import { type RowPlaces, readFulfilment } from './read-fulfilment.ts'
import { readReferral } from './read-referral.ts'
import { readStorage } from './read-storage.ts'
import { COLUMNS_MAX, type TableForm } from './table-form.ts'

export interface FormReading {
  /** Null if there are faults. */
  table: OwnTable | null
  faults: FormFault[]
}

/** Parses the form, and checks its table together with `others`, the seller's other tables. */
export function readForm(form: TableForm, others: readonly OwnTable[]): FormReading {
  const reader = new FormReader(form)
  const places: RowPlaces = new Map()
  const table = readTable(form, reader, places)
  if (reader.faults.length > 0) return { table: null, faults: reader.faults }
  const faults = ownTableFaults(table, others).map((fault): FormFault => {
    const place = placeOf(fault, places)
    return { place, reason: fault, isBlank: false }
  })
  return faults.length > 0 ? { table: null, faults } : { table, faults: [] }
}

function readTable(form: TableForm, reader: FormReader, places: RowPlaces): OwnTable {
  const { kind, marketplace, validFrom, validTo, citation, acceptsGap } = form
  if (validFrom === '') reader.fail({ field: 'validFrom' }, 'required', true)
  if (form.prices.length > COLUMNS_MAX) reader.fail({ field: 'rows' }, 'tooManyColumns')
  const head = {
    marketplaces: [marketplace],
    validFrom,
    validTo: validTo || null,
    citation: citation.trim(),
    ...(acceptsGap && { knownGapBefore: true, knownGapAfter: true }),
  }
  switch (kind) {
    case 'fba':
      return { ...head, kind, ...readFulfilment(form, reader, places) }
    case 'referral':
      return { ...head, kind, ...readReferral(form, reader, places) }
    case 'storage':
      return { ...head, kind, ...readStorage(form, reader, places) }
    case 'fbaSurcharge':
      return { ...head, kind, rate: reader.required(form.fields.rate, { field: 'rate' }, reader.rate) ?? 0 }
  }
}

/** Finds the field or row of the form that belongs to a path in the table, such as `tiers.0.rows.2.fees.1`. */
function placeOf({ at }: OwnTableFault, places: RowPlaces): Place {
  const [head = '', second = ''] = at.split('.')
  if (head === 'validFrom' || head === 'validTo') return { field: head }
  if (head === 'priceColumns') return { field: `price${Number(second)}` satisfies FieldName }
  const parts = at.split('.')
  for (let length = parts.length; length > 0; length--) {
    const row = places.get(parts.slice(0, length).join('.'))
    if (row !== undefined) return { row, column: null }
  }
  return { field: 'rows' }
}
