/**
 * Streams a zip, so that a large one is never in memory as a whole. Compression runs in Node's thread pool; the main thread
 * only writes headers.
 */
import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'
import { inChunks } from './in-chunks.ts'

export interface ZipEntry {
  name: string
  /** The bytes or the text, in pieces. */
  pieces: AsyncIterable<Uint8Array | string>
  /** Whether it is compressed already: it is put in as it is. */
  packed?: boolean
}

/** Compression methods of the zip format. */
const [STORED, DEFLATED] = [0, 8]

/** The entries one after the other, all with the same time. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, piece) => {
    failure ??= error
    made.push(piece)
  })
  const taken = function* () {
    if (failure) throw failure
    yield* made.splice(0)
  }
  for await (const { name, pieces, packed } of entries) {
    const file: ZipInputFile = {
      filename: name,
      size: 0,
      crc: 0,
      compression: packed ? STORED : DEFLATED,
      mtime: at,
    }
    zip.add(file)
    const counted = countedInto(file, inChunks(pieces))
    for await (const piece of packed ? counted : deflated(counted)) {
      file.ondata?.(null, piece as Uint8Array<ArrayBuffer>, false) // neither files nor zlib give shared memory
      yield* taken()
    }
    file.ondata?.(null, new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/** Passes the bytes on and records their size and checksum in `file`. */
async function* countedInto(file: ZipInputFile, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    file.size += piece.length
    file.crc = crc32(piece, file.crc)
    yield piece
  }
}

function deflated(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  // The error reaches the reader of the stream; a reader that stops ends both streams.
  return pipeline(bytes, createDeflateRaw(), () => {})
}
