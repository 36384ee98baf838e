/** Streams a zip instead of building it in memory. Compression runs in Node's thread pool. */
import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'
import { joinChunks } from './join-chunks.ts'

export interface ZipEntry {
  name: string
  pieces: AsyncIterable<Uint8Array | string>
  /** Already compressed, so stored as is. */
  packed?: boolean
}

const [STORED, DEFLATED] = [0, 8]

/** Streams the entries, all with the modification time `at`. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, piece) => {
    failure ??= error
    made.push(piece)
  })
  const takePieces = function* () {
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
    const summed = withChecksum(file, joinChunks(pieces))
    for await (const piece of packed ? summed : deflated(summed)) {
      file.ondata?.(null, piece as Uint8Array<ArrayBuffer>, false) // files and zlib never return shared memory
      yield* takePieces()
    }
    file.ondata?.(null, new Uint8Array(), true)
    yield* takePieces()
  }
  zip.end()
  yield* takePieces()
}

/** Passes the bytes on and adds their size and checksum to `file`. */
async function* withChecksum(file: ZipInputFile, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    file.size += piece.length
    file.crc = crc32(piece, file.crc)
    yield piece
  }
}

function deflated(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  // An error reaches the reader of the pipeline, so the callback ignores it.
  return pipeline(bytes, createDeflateRaw(), () => {})
}
