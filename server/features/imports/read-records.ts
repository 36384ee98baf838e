/** Reads JSON records from a file one by one, plain or gzip, in constant memory. */
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BrokenFileError, type RawRecord, splitRecords } from './split-records.ts'

/** A record's value, or why it is unreadable. `size` is its length in bytes. */
export type FileRecord = { row: number; size: number } & ({ value: unknown } | { rejected: 'notJson' | 'tooLarge' })

export interface FileProgress {
  /** Bytes read so far, and in total. */
  bytes: number
  totalBytes: number
}

/**
 * Records of a JSON array, or of a file with one record per line. Yields an invalid record as `notJson` and continues.
 * Updates `progress` while reading. Throws {@link BrokenFileError} where the file itself becomes unreadable.
 */
export async function* readRecords(file: string, progress: FileProgress): AsyncGenerator<FileRecord> {
  const { size, isGzip } = await inspectFile(file)
  progress.totalBytes = size
  let last = 0
  try {
    for await (const raw of splitRecords(bytesOf(file, isGzip, progress))) {
      last = raw.row
      yield parse(raw)
    }
  } catch (error) {
    throw error instanceof BrokenFileError ? error : new BrokenFileError(last + 1, explainReadError(file, error))
  }
}

function parse({ row, bytes, layout, open: isOpen }: RawRecord): FileRecord {
  if (!bytes) return { row, size: 0, rejected: 'tooLarge' }
  try {
    return { row, size: bytes.length, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    if (isOpen) throw new BrokenFileError(row, `The file is cut off in the middle of row ${row}.`)
    if (layout === 'lines' && row === 1)
      throw new BrokenFileError(row, 'The file is neither a JSON list nor JSON with one record per line.')
    return { row, size: bytes.length, rejected: 'notJson' }
  }
}

async function* bytesOf(file: string, isGzip: boolean, progress: FileProgress): AsyncGenerator<Buffer> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 })
  source.on('data', (chunk) => {
    progress.bytes += chunk.length
  })
  // An error of either stream destroys both, and is thrown to the reader.
  yield* isGzip ? pipeline(source, createGunzip(), () => {}) : source
}

async function inspectFile(file: string): Promise<{ size: number; isGzip: boolean }> {
  let handle: FileHandle | undefined
  try {
    handle = await open(file)
    const stat = await handle.stat()
    if (!stat.isFile())
      throw new BrokenFileError(null, `${file} is not a file${stat.isDirectory() ? ' but a folder' : ''}.`)
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return { size: stat.size, isGzip: buffer[0] === 0x1f && buffer[1] === 0x8b }
  } catch (error) {
    throw error instanceof BrokenFileError ? error : new BrokenFileError(null, explainReadError(file, error))
  } finally {
    await handle?.close()
  }
}

/** The error as one line. */
export function explainReadError(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no file ${file}.`
  if (code === 'EACCES' || code === 'EPERM') return `This user has no permission to read the file ${file}.`
  if (code === 'Z_BUF_ERROR') return 'The gzip file is cut off.'
  if (code.startsWith('Z_')) return 'The gzip file is damaged.'
  return `The file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`
}
