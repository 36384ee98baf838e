/** Packs a workbook. */
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { type Sheet, workbookParts } from '#contracts/core/sheet-xml.ts'

/** Zip files need a time; a fixed one gives equal bytes for equal sheets. */
const PACKED_AT = new Date(1980, 0, 1)
/** The fastest compression: a file is usually opened right after it is saved, so its size hardly matters. */
const LEVEL = 1

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Throws if two sheets have the same name, or a sheet has more rows than Excel allows. */
export function writeXlsx(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const { path, text } of workbookParts(sheets)) {
    const file = new ZipDeflate(path, { level: LEVEL })
    file.mtime = PACKED_AT
    zip.add(file)
    for (const piece of text) file.push(strToU8(piece))
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  return joined(pieces)
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
