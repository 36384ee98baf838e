/** Unpacks a zip entry as a stream and verifies it against the directory. */
import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { BrokenFileError } from '../split-records.ts'
import { damagedZipError, readAt, type ZipEntry } from './zip-directory.ts'

export interface ZipFile {
  file: string
  handle: FileHandle
  /** Called with the number of bytes read. */
  onRead: (bytes: number) => void
}

const LOCAL = { signature: 0x04034b50, length: 30 }
const PIECE = 256 * 1024 // bytes

/** Throws {@link BrokenFileError} if the bytes are unreadable or differ from the directory. */
export async function* unpackEntry(entry: ZipEntry, zip: ZipFile): AsyncGenerator<Buffer> {
  if (entry.encrypted)
    throw new BrokenFileError(null, `${entry.name} in the zip file is encrypted: unpack it with its password first.`)
  if (entry.method !== 0 && entry.method !== 8)
    throw new BrokenFileError(
      null,
      `${entry.name} in the zip file is packed with method ${entry.method}, which is not supported: pack it with deflate.`,
    )
  let [size, crc] = [0, 0]
  try {
    for await (const piece of await packed(entry, zip)) {
      size += piece.length
      if (size > entry.size) throw damagedZipError()
      crc = crc32(piece, crc)
      yield piece
    }
  } catch (error) {
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_') ? damagedZipError() : error
  }
  if (size !== entry.size || crc !== entry.crc) throw damagedZipError()
}

async function packed({ offset, packedSize, method }: ZipEntry, { file, handle, onRead }: ZipFile): Promise<Readable> {
  const header = await readAt(handle, offset, LOCAL.length)
  if (header.length < LOCAL.length || header.readUInt32LE(0) !== LOCAL.signature) throw damagedZipError()
  if (packedSize === 0) return Readable.from([])
  const start = offset + LOCAL.length + header.readUInt16LE(26) + header.readUInt16LE(28)
  const source = createReadStream(file, { start, end: start + packedSize - 1, highWaterMark: PIECE })
  source.on('data', (chunk) => onRead(chunk.length))
  // An error of either stream destroys both, and is thrown to the reader.
  return method === 0 ? source : pipeline(source, createInflateRaw({ chunkSize: PIECE }), () => {})
}
