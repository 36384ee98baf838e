import { expect, test } from 'vitest'
import { eventsIn } from './event-lines.ts'

async function read(...chunks: string[]) {
  const bytes = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  const events = []
  for await (const event of eventsIn(bytes)) events.push(event)
  return events
}

test('reads events with their names, in order', async () => {
  expect(await read('event: report\ndata: {"id":1}\n\nevent: report\ndata: {"id":2}\n\n')).toEqual([
    { event: 'report', data: '{"id":1}' },
    { event: 'report', data: '{"id":2}' },
  ])
})

test('joins an event that arrives in two chunks, wherever it is cut', async () => {
  const text = 'event: report\r\ndata: {"asin":"B0SAMPLE01"}\r\n\r\n'
  for (let cut = 1; cut < text.length; cut++) {
    expect(await read(text.slice(0, cut), text.slice(cut))).toEqual([
      { event: 'report', data: '{"asin":"B0SAMPLE01"}' },
    ])
  }
})

test('joins several data lines and skips keep-alive comments', async () => {
  expect(await read(': still here\n\ndata: one\ndata: two\n\n: still here\n\n')).toEqual([
    { event: 'message', data: 'one\ntwo' },
  ])
})

test('drops an incomplete event at the end of the stream', async () => {
  expect(await read('data: whole\n\ndata: half')).toEqual([{ event: 'message', data: 'whole' }])
})
