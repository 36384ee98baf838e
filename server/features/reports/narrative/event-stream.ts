/** Yields the `data` of each server-sent event and skips comments and other fields. */
import { LlmFailure } from './llm-failure.ts'

/** A report has a few kilobytes of text, but each character may arrive in an event of 200 bytes. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
const MAX_EVENT_LENGTH = 64 * 1024

/** @throws {LlmFailure} when the answer or one of its events is too large. */
export async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let size = 0
  for await (const bytes of body) {
    size += bytes.length
    if (size > MAX_ANSWER_BYTES) throw new LlmFailure('garbage', 'the answer is too large')
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/)
    rest = lines.pop() ?? ''
    if (rest.length > MAX_EVENT_LENGTH) throw new LlmFailure('garbage', 'an event is too large')
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim()
  }
}
