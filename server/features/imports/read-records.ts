/** Reads a file of JSON records one by one, plain or gzip, in constant memory. */
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BrokenFileError, type RawRecord, splitRecords } from './split-records.ts'

/** A record: what it says, or why it says nothing. `size` is its length in bytes. */
export type FileRecord = { row: number; size: number } & ({ value: unknown } | { refused: 'notJson' | 'tooLarge' })

export interface FileProgress {
  /** Bytes of the file read so far, and in all. */
  bytes: number
  totalBytes: number
}

/**
 * The records of a JSON array, or of a file with one record a line. A record that is no JSON is told as such and the next
 * one read; `progress` is kept up to date while reading. Throws {@link BrokenFileError} when the file itself is unusable,
 * from the point where it is.
 */
export async function* readRecords(file: string, progress: FileProgress): AsyncGenerator<FileRecord> {
  const { size, isGzip } = await look(file)
  progress.totalBytes = size
  let last = 0
  try {
    for await (const raw of splitRecords(bytesOf(file, isGzip, progress))) {
      last = raw.row
      yield parse(raw)
    }
  } catch (error) {
    throw error instanceof BrokenFileError ? error : new BrokenFileError(last + 1, explain(file, error))
  }
}

function parse({ row, bytes, layout, open: isOpen }: RawRecord): FileRecord {
  if (!bytes) return { row, size: 0, refused: 'tooLarge' }
  try {
    return { row, size: bytes.length, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    if (isOpen) throw new BrokenFileError(row, `The file is cut off in the middle of row ${row}.`)
    if (layout === 'lines' && row === 1)
      throw new BrokenFileError(row, 'The file is neither a JSON list nor JSON with one record on each line.')
    return { row, size: bytes.length, refused: 'notJson' }
  }
}

async function* bytesOf(file: string, isGzip: boolean, progress: FileProgress): AsyncGenerator<Buffer> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 })
  source.on('data', (chunk) => {
    progress.bytes += chunk.length
  })
  // A fault of either stream destroys both, and shows where the result is read.
  yield* isGzip ? pipeline(source, createGunzip(), () => {}) : source
}

async function look(file: string): Promise<{ size: number; isGzip: boolean }> {
  let handle: FileHandle | undefined
  try {
    handle = await open(file)
    const stat = await handle.stat()
    if (!stat.isFile())
      throw new BrokenFileError(null, `${file} is not a file${stat.isDirectory() ? ' but a folder' : ''}.`)
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return { size: stat.size, isGzip: buffer[0] === 0x1f && buffer[1] === 0x8b }
  } catch (error) {
    throw error instanceof BrokenFileError ? error : new BrokenFileError(null, explain(file, error))
  } finally {
    await handle?.close()
  }
}

/** Why a file cannot be read, as one line. */
export function explain(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no file ${file}.`
  if (code === 'EACCES' || code === 'EPERM') return `The file ${file} may not be read by this user.`
  if (code === 'Z_BUF_ERROR') return 'The gzip file is cut off.'
  if (code.startsWith('Z_')) return 'The gzip file is damaged.'
  return `The file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`
}
