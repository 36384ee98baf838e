/** Unpacks single parts of a workbook. */
import { unzipSync } from 'fflate'
import { SHEET_BYTES_MAX, SheetError } from '#contracts/core/sheet.ts'

/** Maximum bytes of all unpacked parts together. */
const UNPACKED_MAX = 200_000_000
/** Maximum number of parts; large workbooks have a few hundred. */
const ENTRIES_MAX = 10_000

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]

const beginsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

export const isZip = (bytes: Uint8Array) => beginsWith(bytes, ZIP)
export const isOldOffice = (bytes: Uint8Array) => beginsWith(bytes, OLD_OFFICE)

/** Text of the part at a path, or undefined. Its size is checked before it is unpacked. Throws {@link SheetError}. */
export type ReadPart = (path: string) => string | undefined

/** Throws {@link SheetError} if the bytes are not a zip file. */
export function openXlsx(bytes: Uint8Array): ReadPart {
  if (bytes.length > SHEET_BYTES_MAX) throw new SheetError('tooLarge')
  // Excel stores a workbook with a password in the old file format.
  if (isOldOffice(bytes)) throw new SheetError(mentions(bytes, 'EncryptedPackage') ? 'encrypted' : 'oldExcel')
  if (!isZip(bytes)) throw new SheetError('otherFormat')
  let unpacked = 0
  return (path) => {
    const content = unpack(bytes, path, (size) => {
      unpacked += size
      if (unpacked > UNPACKED_MAX) throw new SheetError('tooLarge')
    })
    return content && decode(content)
  }
}

function unpack(bytes: Uint8Array, path: string, count: (size: number) => void): Uint8Array | undefined {
  let entries = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (++entries > ENTRIES_MAX) throw new SheetError('damaged')
        if (name !== path) return false
        count(originalSize)
        return true
      },
    })
    return files[path]
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('damaged')
  }
}

/** Searches for a name in UTF-16, as Office writes it. */
function mentions(bytes: Uint8Array, name: string): boolean {
  const written = [...name].flatMap((character) => [character.charCodeAt(0), 0])
  const [first = 0] = written
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (written.every((byte, index) => bytes[at + index] === byte)) return true
  return false
}

function decode(content: Uint8Array): string {
  const isLittle = beginsWith(content, [0xff, 0xfe])
  const isBig = beginsWith(content, [0xfe, 0xff])
  try {
    return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', { fatal: true }).decode(content)
  } catch {
    throw new SheetError('damaged')
  }
}
