import { describe, expect, it } from 'vitest'
import { hub, type ReportEvent } from './hub.ts'

const event = (id: number): ReportEvent => ({
  ...{ id, asin: 'B0SAMPLE01', marketplace: 'US', state: 0, stage: 'reading', progress: 10 },
})
const going = () => new AbortController().signal

/** The ids of all events until the stream ends. */
async function idsOf(stream: AsyncIterable<ReportEvent>): Promise<number[]> {
  const ids: number[] = []
  for await (const { id } of stream) ids.push(id)
  return ids
}

describe('a stream of events', () => {
  it('ends with its session; the other sessions of the account go on', async () => {
    const events = hub<ReportEvent>()
    const [left, stays] = ['left', 'stays'].map((token) => events.subscribe({ id: 1, token }, going()))
    if (!left || !stays) throw new Error('two were asked for')
    const ofLeft = idsOf(left)
    events.endWhere(({ token }) => token === 'left')
    events.publish(1, event(7))
    expect(await ofLeft).toEqual([])
    expect((await stays.next()).value).toMatchObject({ id: 7 })
  })
  it('ends with its world, and none begins there afterwards', async () => {
    const events = hub<ReportEvent>()
    const open = idsOf(events.subscribe({ id: 1, token: 'a' }, going()))
    events.close()
    expect(await open).toEqual([])
    expect(await idsOf(events.subscribe({ id: 1, token: 'a' }, going()))).toEqual([])
  })
  it('ends when its reader goes, and brings only what happens to the account', async () => {
    const events = hub<ReportEvent>()
    const gone = new AbortController()
    const stream = events.subscribe({ id: 1, token: 'a' }, gone.signal)
    events.publish(2, event(1))
    events.publish(1, event(2))
    expect((await stream.next()).value).toMatchObject({ id: 2 })
    gone.abort()
    expect(await idsOf(stream)).toEqual([])
  })
})
