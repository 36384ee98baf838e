/** Rows of a CSV of any size, or of a workbook, in the file system. */
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { streamCsv } from '#contracts/core/csv-read.ts'
import { SHEET_BYTES_MAX, SheetError, type SheetRow } from '#contracts/core/sheet.ts'
import type { FileProgress } from '#server/features/imports/read-records.ts'
import { decodeText, type TextEncoding } from '#web/kit/sheets/decode-text.ts'
import { readSheet } from '#web/kit/sheets/read-sheet.ts'
import { isOldOffice, isZip } from '#web/kit/sheets/unpack-xlsx.ts'

/** The encoding is found from these bytes. */
const SAMPLE_BYTES = 256 * 1024
const LABELS: Record<TextEncoding, string> = {
  'utf-8': 'utf-8',
  'utf-16': 'utf-16le',
  gb18030: 'gb18030',
  'windows-1252': 'windows-1252',
}

/** Updates `progress` while reading. Throws {@link SheetError}, or the error of the file system. */
export async function* sheetRows(file: string, progress: FileProgress): AsyncGenerator<SheetRow> {
  const { sample, size } = await firstBytes(file)
  progress.totalBytes = size
  if (isZip(sample) || isOldOffice(sample)) {
    if (size > SHEET_BYTES_MAX) throw new SheetError('tooLarge')
    yield* readSheet(await readFile(file)).rows
    progress.bytes = size
    return
  }
  const { encoding } = decodeText(wholeLines(sample, size))
  yield* streamCsv(decoded(file, encoding, progress))
}

async function firstBytes(file: string): Promise<{ sample: Uint8Array; size: number }> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    return { sample: buffer.subarray(0, bytesRead), size }
  } finally {
    await handle.close()
  }
}

/** Up to the last line break, so that no character is cut: in all encodings but UTF-16, a break is one byte. */
function wholeLines(sample: Uint8Array, size: number): Uint8Array {
  const end = sample.lastIndexOf(0x0a) + 1
  return sample.length === size || end === 0 ? sample : sample.subarray(0, end)
}

async function* decoded(file: string, encoding: TextEncoding, progress: FileProgress): AsyncGenerator<string> {
  const decoder = new TextDecoder(LABELS[encoding], { fatal: true })
  const decode = (bytes?: Buffer) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      throw new SheetError('notText')
    }
  }
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    progress.bytes += chunk.length
    yield decode(chunk)
  }
  yield decode()
}
