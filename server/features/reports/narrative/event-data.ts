/** Server-sent events as they arrive: the data of each. Comments and other fields are skipped. */
import { LlmFailure } from './llm-failure.ts'

/** A report's text is some kilobytes; each character comes in an event of two hundred bytes. */
const LARGEST = 4 * 1024 * 1024
const LONGEST_EVENT = 64 * 1024

/** @throws {LlmFailure} when an answer is larger than any text of ours. */
export async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let size = 0
  for await (const bytes of body) {
    size += bytes.length
    if (size > LARGEST) throw new LlmFailure('garbage', 'the answer is too large')
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/)
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_EVENT) throw new LlmFailure('garbage', 'an event is too large')
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim()
  }
}
