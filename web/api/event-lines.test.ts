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

test('events are read by name, one after the other', async () => {
  expect(await read('event: report\ndata: {"id":1}\n\nevent: report\ndata: {"id":2}\n\n')).toEqual([
    { event: 'report', data: '{"id":1}' },
    { event: 'report', data: '{"id":2}' },
  ])
})

test('an event in pieces is put together, wherever the network cuts it', async () => {
  const text = 'event: report\r\ndata: {"asin":"B0SAMPLE01"}\r\n\r\n'
  for (let cut = 1; cut < text.length; cut++) {
    expect(await read(text.slice(0, cut), text.slice(cut))).toEqual([
      { event: 'report', data: '{"asin":"B0SAMPLE01"}' },
    ])
  }
})

test('several data lines are one text, and comments keep the line open without an event', async () => {
  expect(await read(': still here\n\ndata: one\ndata: two\n\n: still here\n\n')).toEqual([
    { event: 'message', data: 'one\ntwo' },
  ])
})

test('an event that the stream breaks off is not one', async () => {
  expect(await read('data: whole\n\ndata: half')).toEqual([{ event: 'message', data: 'whole' }])
})
