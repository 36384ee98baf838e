/** Packs a workbook while its rows are read, so that its size does not matter. */
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { type Sheet, workbookParts } from '#contracts/core/sheet-xml.ts'
import { slices } from './slices.ts'

/** Zip files need a time; a fixed one gives equal bytes for equal sheets. */
const PACKED_AT = new Date(1980, 0, 1)
/** The fastest compression: the server packs for many sellers. */
const LEVEL = 1

/** Throws if two sheets have the same name, or a sheet has more rows than Excel allows. */
export async function* xlsxOf(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const pause = slices()
  let pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const { path, text } of workbookParts(sheets)) {
    const file = new ZipDeflate(path, { level: LEVEL })
    file.mtime = PACKED_AT
    zip.add(file)
    for (const part of text) {
      file.push(strToU8(part))
      yield* pieces
      pieces = []
      await pause()
    }
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* pieces
}
