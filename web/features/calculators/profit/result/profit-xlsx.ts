import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { profitWorkbook } from '#contracts/model/calculators/profit/profit-workbook.ts'
import type { Writing } from '#contracts/model/calculators/writing.ts'
import { writeXlsx, XLSX_TYPE } from '#web/kit/sheets/write-xlsx.ts'

/** A calculation as a workbook. */
export const profitXlsx = (name: string, input: ProfitInput, writing: Writing): Blob =>
  new Blob([writeXlsx(profitWorkbook(name, input, writing))], { type: XLSX_TYPE })
