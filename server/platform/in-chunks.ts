import { slices } from './slices.ts'

const CHUNK_LENGTH = 64 * 1024

/**
 * Joins small texts into chunks of at least 64 KB. Yields to the event loop between slices, because many small texts
 * would block it.
 */
export async function* inChunks(pieces: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  const pause = slices()
  let text = ''
  for await (const piece of pieces) {
    if (typeof piece === 'string') text += piece
    if (text.length >= CHUNK_LENGTH || (text !== '' && typeof piece !== 'string')) {
      yield Buffer.from(text)
      text = ''
    }
    if (typeof piece !== 'string') yield piece
    await pause()
  }
  if (text !== '') yield Buffer.from(text)
}
