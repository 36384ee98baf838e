/** Reads an uploaded sheet of any supported format. */
import { readCsv } from '#contracts/core/csv-read.ts'
import { SHEET_BYTES_MAX, SHEET_LIMITS, SheetError, type SheetLimits, type SheetRow } from '#contracts/core/sheet.ts'
import { readXlsx } from './read-xlsx.ts'
import { isOldOffice, isZip } from './unpack-xlsx.ts'

/** Detects the format by the content, because file extensions are often wrong. Throws {@link SheetError}. */
export function readSheet(bytes: Uint8Array, limits: SheetLimits = SHEET_LIMITS): SheetRow[] {
  return isZip(bytes) || isOldOffice(bytes) ? readXlsx(bytes, limits) : readCsv(decodeText(bytes), limits)
}

/**
 * Decodes UTF-16 with a byte order mark (Excel's "Unicode text"), UTF-8, or GB 18030: the superset of GBK that Chinese
 * Excel writes.
 */
function decodeText(bytes: Uint8Array): string {
  if (bytes.length > SHEET_BYTES_MAX) throw new SheetError('tooLarge')
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // Pictures and programs contain zero bytes, text does not.
  if (bytes.includes(0)) throw new SheetError('notText')
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {}
  }
  throw new SheetError('notText')
}
