/** A zip in pieces as they are made, so that a large one never stands in memory as a whole. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  /** The bytes or the text, in pieces. */
  pieces: AsyncIterable<Uint8Array | string>
  /** Whether it is compressed already: it is put in as it is. */
  packed?: boolean
}

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
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = at
    zip.add(file)
    for await (const piece of pieces) {
      file.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
      yield* taken()
    }
    file.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
