/** Reads a table of storage fees from its form. */

import { CellError } from '#contracts/model/calculators/profit/batch-cells.ts'
import type { OwnTable, VolumeUnit } from '#contracts/model/fees/table-schema.ts'
import { LANGUAGES } from '#contracts/model/language.ts'
import { MONTH_NAMES } from '#contracts/model/month-names.texts.ts'
import type { FormReader } from './form-reader.ts'
import type { Body, RowPlaces } from './read-fulfilment.ts'
import { isBlankRow, type TableForm } from './table-form.ts'

export type Storage = Extract<OwnTable, { kind: 'storage' }>

export const VOLUME_UNITS: readonly VolumeUnit[] = ['m3', 'ft3', 'litre']

export function readStorage(form: TableForm, reader: FormReader, places: RowPlaces): Body<Storage> {
  const { rows, standardTiers, fields } = form
  const seasons: Storage['seasons'] = []
  for (const [index, row] of rows.entries()) {
    if (isBlankRow(row)) continue
    const at = (column: 'from' | 'to' | 'standard' | 'oversize') => ({ row: index, column })
    const from = reader.required(row.from, at('from'), monthIn) ?? 1
    const standard = reader.required(row.standard, at('standard'), reader.money) ?? 0
    places.set(`seasons.${seasons.length}`, index)
    seasons.push({
      from,
      to: reader.optional(row.to, at('to'), monthIn) ?? from,
      standard,
      oversize: standardTiers === null ? standard : (reader.required(row.oversize, at('oversize'), reader.money) ?? 0),
    })
  }
  if (seasons.length === 0) reader.fail({ field: 'rows' }, 'noRows', true)
  return {
    per: VOLUME_UNITS.find((each) => each === fields.per) ?? 'm3',
    standardTiers: standardTiers && [...standardTiers],
    seasons,
  }
}

/** Parses a month, for example `10`, `10 月`, `Oct` or `October`. */
function monthIn(content: string): number {
  const plain = content.toLowerCase().replace(/\s/g, '')
  const isNamed = (name: string) => {
    const wanted = name.toLowerCase().replace(/\s/g, '')
    return plain === wanted || (/^[a-z]{3}$/.test(wanted) && plain.startsWith(wanted))
  }
  const named = LANGUAGES.flatMap((language) => {
    const at = MONTH_NAMES[language].findIndex(isNamed)
    return at < 0 ? [] : at + 1
  })
  const month = /^\d{1,2}$/.test(plain) ? Number(plain) : named[0]
  if (month === undefined || month < 1 || month > 12) throw new CellError('notNumber')
  return month
}
