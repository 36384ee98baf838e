import { onTestFinished } from 'vitest'

export interface ReceivedEvent {
  id: string
  /** `message` if unnamed. */
  event: string
  /** Empty for an event with an id only. */
  data: string
}

export interface Stream {
  token?: string
  type?: string
  order?: string
  lastEventId?: string
}

/** Opens the event stream as EventSource does. `next` waits for the next event; undefined at the end. */
export async function listenAt(shop: { url: string; token: string }, given: Stream = {}) {
  const { token = shop.token, type = 'alipay', order, lastEventId } = given
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const headers = { accept: 'text/event-stream', ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) }
  const query = new URLSearchParams({ token, type, ...(order !== undefined && { order }) })
  const answer = await fetch(`${shop.url}/event?${query}`, { headers, signal: stop.signal })
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
  const refused = isStream ? undefined : Object(await answer.json())
  const reader = isStream ? answer.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined
  let text = ''
  const next = async (): Promise<ReceivedEvent | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
        const id = field('id')
        if (id !== undefined) return { id, event: field('event') ?? 'message', data: field('data') ?? '' }
        continue
      }
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return undefined
      text += chunk.value
    }
  }
  return { status: answer.status, code: refused?.code, next, stop: () => stop.abort() }
}
