/** Writes the files of a freight calculation in the browser. */

import { modesCsv } from '#contracts/model/calculators/freight/freight-csv.ts'
import { freightWorkbook } from '#contracts/model/calculators/freight/freight-workbook.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { Freight } from '#contracts/model/calculators/freight/result.ts'
import type { Reader } from '#contracts/model/calculators/writing.ts'
import { writeXlsx, XLSX_TYPE } from '#web/kit/sheets/write-xlsx.ts'

/** The table of modes as CSV, or all tables as a workbook. */
export const fileOf = (input: FreightInput, freight: Freight, format: 'csv' | 'xlsx', writing: Reader): Blob =>
  format === 'csv'
    ? new Blob([modesCsv(freight, writing)], { type: 'text/csv' })
    : new Blob([writeXlsx(freightWorkbook(input, freight, writing))], { type: XLSX_TYPE })

export { freightOf } from '#contracts/model/calculators/freight/freight.ts'
