/** Unpacks one entry of a zip file as a stream, and holds it against what the directory says of it. */
import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { BrokenFileError } from '../split-records.ts'
import { damaged, readAt, type ZipEntry } from './zip-directory.ts'

export interface ZipFile {
  file: string
  handle: FileHandle
  /** Called with the bytes of the file as they are read. */
  onRead: (bytes: number) => void
}

const LOCAL = { signature: 0x04034b50, length: 30 }
const PIECE = 256 * 1024 // bytes

/** The bytes of an entry. Throws {@link BrokenFileError} where they cannot be read or are not what the directory says. */
export async function* unpackEntry(entry: ZipEntry, zip: ZipFile): AsyncGenerator<Buffer> {
  if (entry.encrypted) throw new BrokenFileError(null, `${entry.name} in the zip file is locked with a password.`)
  if (entry.method !== 0 && entry.method !== 8)
    throw new BrokenFileError(
      null,
      `${entry.name} in the zip file is packed by method ${entry.method}, not by deflate.`,
    )
  let [size, crc] = [0, 0]
  try {
    for await (const piece of await packed(entry, zip)) {
      size += piece.length
      if (size > entry.size) throw damaged()
      crc = crc32(piece, crc)
      yield piece
    }
  } catch (error) {
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_') ? damaged() : error
  }
  if (size !== entry.size || crc !== entry.crc) throw damaged()
}

async function packed({ offset, packedSize, method }: ZipEntry, { file, handle, onRead }: ZipFile): Promise<Readable> {
  const header = await readAt(handle, offset, LOCAL.length)
  if (header.length < LOCAL.length || header.readUInt32LE(0) !== LOCAL.signature) throw damaged()
  if (packedSize === 0) return Readable.from([])
  const start = offset + LOCAL.length + header.readUInt16LE(26) + header.readUInt16LE(28)
  const source = createReadStream(file, { start, end: start + packedSize - 1, highWaterMark: PIECE })
  source.on('data', (chunk) => onRead(chunk.length))
  // A fault of either stream destroys both, and shows where the result is read.
  return method === 0 ? source : pipeline(source, createInflateRaw({ chunkSize: PIECE }), () => {})
}
