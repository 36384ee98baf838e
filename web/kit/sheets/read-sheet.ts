/** Reads an uploaded sheet of any supported format. */
import { readCsv } from '#contracts/core/csv-read.ts'
import { SHEET_LIMITS, type SheetLimits, type SheetRow } from '#contracts/core/sheet.ts'
import { decodeText, type TextEncoding } from './decode-text.ts'
import { readXlsx } from './read-xlsx.ts'
import { isOldOffice, isZip } from './unpack-xlsx.ts'

export interface SheetContent {
  rows: SheetRow[]
  /** Null for a workbook. */
  encoding: TextEncoding | null
}

/** Detects the format by the content, because file extensions are often wrong. Throws {@link SheetError}. */
export function readSheet(bytes: Uint8Array, limits: SheetLimits = SHEET_LIMITS): SheetContent {
  if (isZip(bytes) || isOldOffice(bytes)) return { rows: readXlsx(bytes, limits), encoding: null }
  const { text, encoding } = decodeText(bytes)
  return { rows: readCsv(text, limits), encoding }
}
