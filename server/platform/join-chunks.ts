import { slices } from './slices.ts'

const CHUNK_LENGTH = 64 * 1024

/** Joins small texts into chunks of about 64 KB, in slices, because many small texts would block the event loop. */
export async function* joinChunks(pieces: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
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

/** Each chunk of a file waits for the socket once. */
const FILE_CHUNK_LENGTH = 4 * CHUNK_LENGTH

/** As `joinChunks` for lines in memory. */
export async function* joinLines(lines: Iterable<string>): AsyncGenerator<Uint8Array> {
  const pause = slices()
  let text = ''
  for (const line of lines) {
    text += line
    const next = pause()
    if (next) await next
    if (text.length < FILE_CHUNK_LENGTH) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text !== '') yield Buffer.from(text)
}
