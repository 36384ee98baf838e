/** Streams a text as chat completion chunks, cut inside lines, events and characters. */
import type { ServerResponse } from 'node:http'

const CHUNK_LENGTH = 7
/** An odd size, so that writes cut events and multi-byte characters. */
const WRITE_BYTES = 1021

/**
 * Half-way, `slow` hangs, `cutOff` breaks the connection, `cutShort` ends the stream, and `long` ends with reason `length`.
 * `endless` streams until the client disconnects; all others send the whole text.
 */
export function streamText(response: ServerResponse, model: string, text: string, turn: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  const event = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
  const half = ['slow', 'cutOff', 'cutShort', 'long'].includes(turn)
  const content = half ? text.slice(0, text.length / 2) : text
  const pieces = Array.from({ length: Math.ceil(content.length / CHUNK_LENGTH) }, (_, at) =>
    content.slice(at * CHUNK_LENGTH, (at + 1) * CHUNK_LENGTH),
  )
  const events = [event({ role: 'assistant', content: '' }), ...pieces.map((content) => event({ content }))]
  const bytes = Buffer.from(`: a comment\n\n${events.join('')}`)
  for (let at = 0; at < bytes.length; at += WRITE_BYTES) response.write(bytes.subarray(at, at + WRITE_BYTES))
  if (turn === 'slow') return
  if (turn === 'cutOff') response.write(event({ content: '' }), () => response.destroy())
  else if (turn === 'cutShort') response.end()
  else if (turn === 'long') response.end(`${event({}, 'length')}data: [DONE]\n\n`)
  else if (turn === 'endless') streamEndlessly(response, event({ content: '…and so on ' }).repeat(200))
  else response.end(`${event({}, 'stop')}data: [DONE]\n\n`)
}

/** Waits for `drain`, so that a slow reader does not fill the memory. */
function streamEndlessly(response: ServerResponse, more: string): void {
  while (!response.destroyed && response.write(more));
  if (!response.destroyed) response.once('drain', () => streamEndlessly(response, more))
}
