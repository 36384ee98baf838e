/** A text as chunks of chat completions, cut anywhere: within lines, within events, within characters. */
import type { ServerResponse } from 'node:http'

/** Characters to a chunk. */
const PIECE = 7
/** Bytes to a write: events and characters are cut by it. */
const CUT = 1021

/**
 * `slow` stops half-way and never goes on, `cutOff` breaks the connection there, `cutShort` ends the stream there, `long`
 * ends for its length, `endless` goes on until nobody listens; all others send the whole text.
 */
export function streamed(response: ServerResponse, model: string, text: string, turn: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  const event = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
  const half = ['slow', 'cutOff', 'cutShort', 'long'].includes(turn)
  const said = half ? text.slice(0, text.length / 2) : text
  const pieces = Array.from({ length: Math.ceil(said.length / PIECE) }, (_, at) =>
    said.slice(at * PIECE, (at + 1) * PIECE),
  )
  const events = [event({ role: 'assistant', content: '' }), ...pieces.map((content) => event({ content }))]
  const bytes = Buffer.from(`: a comment\n\n${events.join('')}`)
  for (let at = 0; at < bytes.length; at += CUT) response.write(bytes.subarray(at, at + CUT))
  if (turn === 'slow') return
  if (turn === 'cutOff') response.write(event({ content: '' }), () => response.destroy())
  else if (turn === 'cutShort') response.end()
  else if (turn === 'long') response.end(`${event({}, 'length')}data: [DONE]\n\n`)
  else if (turn === 'endless') goOn(response, event({ content: '…and so on ' }).repeat(200))
  else response.end(`${event({}, 'stop')}data: [DONE]\n\n`)
}

/** As fast as it is read, until the reader hangs up. */
function goOn(response: ServerResponse, more: string): void {
  while (!response.destroyed && response.write(more));
  if (!response.destroyed) response.once('drain', () => goOn(response, more))
}
