/** Checks the events of a stream against the contract. */
import { billing } from '#contracts/api/billing.ts'
import { PROVIDERS } from '#contracts/api/payment-providers.ts'
import { compareAnswer } from '#contracts/core/answers.ts'
import { compare, type Difference } from '#contracts/core/differences.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { reasonOf } from '#server/http/pass-on.ts'
import { pick, rowsIn, textIn } from './pick.ts'
import { uncheckedFinding } from './question.ts'
import type { Session } from './session.ts'

export interface StreamEvent {
  event: string
  data: string
}

/** Silence after which a stream counts as complete. */
const QUIET_MS = 700

/** Checks past and new payments of the account, and the final event of an order from the list. */
export async function askForEvents(session: Session, orders: unknown, listenMs: number): Promise<void> {
  const endpoint = billing.event
  const token = session.caller.token ?? ''
  for (const type of PROVIDERS) {
    // Start at the first event: past payments count as well as new ones.
    const subscription = { query: { token, type }, lastEventId: '0', listenMs }
    await listen(session, endpoint, `${nameOf(endpoint)}, its events of ${type}`, subscription)
  }
  const row = rowsIn(orders, 'row').find((each) => STATES[textIn(each, 'state') ?? ''] && isPaidFor(each))
  const what = `${nameOf(endpoint)}, the end of an order`
  if (row === undefined) return session.skip({ what, endpoint }, 'needs a paid, closed or refunded order')
  const [order, type, state] = ['no', 'provider', 'state'].map((name) => textIn(row, name) ?? '')
  const query = { token, type: type ?? '', order: order ?? '' }
  await listen(session, endpoint, what, { query, listenMs: 0, wanted: STATES[state ?? ''] })
}

const isPaidFor = (row: unknown) => PROVIDERS.some((name) => name === pick(row, 'provider'))

/** The event that the stream sends immediately for an order in a final state. */
const STATES: Readonly<Record<string, StreamEvent>> = {
  credited: { event: 'message', data: 'success' },
  closed: { event: 'ended', data: 'closed' },
  refunded: { event: 'ended', data: 'refunded' },
}

interface Subscription {
  query: Readonly<Record<string, string>>
  lastEventId?: string
  /** Time limit for the first event. */
  listenMs: number
  wanted?: StreamEvent | undefined
}

async function listen(session: Session, endpoint: Endpoint, what: string, subscription: Subscription): Promise<void> {
  const started = performance.now()
  const plain = { what, call: nameOf(endpoint), why: '', hasData: false, unseen: [] }
  try {
    const { differences, received } = await receive(session, endpoint, subscription)
    const ms = Math.round(performance.now() - started)
    if (differences.length > 0) return session.add({ ...plain, ms, outcome: 'differs', differences, silent: false })
    if (received.length > 0) return session.add({ ...plain, ms, outcome: 'same', differences: [], silent: false })
    const why =
      'the stream sent no event: pay an order of the account before the run, or during it with --listen SECONDS'
    session.add(uncheckedFinding({ what, endpoint }, why, ms))
  } catch (error) {
    const differences: Difference[] = [{ kind: 'format', path: 'stream', expected: 'a stream', got: reasonOf(error) }]
    session.add({
      ...plain,
      ms: Math.round(performance.now() - started),
      outcome: 'differs',
      differences,
      silent: true,
    })
  }
}

async function receive(
  { caller }: Session,
  endpoint: Endpoint,
  { query, lastEventId, listenMs, wanted }: Subscription,
) {
  const stop = new AbortController()
  const late = setTimeout(
    () => stop.abort(new Error(`no answer within ${caller.timeoutMs / 1000} s`)),
    caller.timeoutMs,
  )
  try {
    const response = await fetch(`${caller.origin}${endpoint.path}?${new URLSearchParams({ ...query })}`, {
      headers: { accept: 'text/event-stream', ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
      signal: stop.signal,
    })
    clearTimeout(late)
    const type = response.headers.get('content-type') ?? ''
    const body = /\bjson\b/.test(type) ? await response.json().catch(() => undefined) : undefined
    const { differences } = compareAnswer(endpoint, { status: response.status, type, body }, 'success')
    if (differences.length > 0) return { differences, received: [] }
    const received = eventsIn(await textUntilQuiet(response, listenMs))
    return { differences: [...differencesIn(endpoint, received), ...missingEvent(wanted, received)], received }
  } finally {
    clearTimeout(late)
    stop.abort()
  }
}

async function textUntilQuiet(response: Response, listenMs: number): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const end = performance.now() + listenMs
  let text = ''
  for (;;) {
    const wait = eventsIn(text).length > 0 ? QUIET_MS : Math.max(QUIET_MS, end - performance.now())
    const chunk = await Promise.race([reader?.read(), new Promise<undefined>((done) => setTimeout(done, wait))])
    if (!chunk || chunk.done) return text
    text += chunk.value
  }
}

/** Complete events as in https://html.spec.whatwg.org/multipage/server-sent-events.html; events without data are ignored. */
export function eventsIn(text: string): StreamEvent[] {
  const blocks = text.split(/\r?\n\r?\n/).slice(0, -1)
  return blocks.flatMap((block) => {
    const fields = block.split(/\r?\n/).map((line) => /^(\w+):? ?(.*)$/.exec(line) ?? [])
    const data = fields.filter(([, name]) => name === 'data').map(([, , value = '']) => value)
    const event = fields.findLast(([, name]) => name === 'event')?.[2] || 'message'
    return data.length > 0 ? [{ event, data: data.join('\n') }] : []
  })
}

function differencesIn({ answer }: Endpoint, received: readonly StreamEvent[]): Difference[] {
  if (answer.kind !== 'events') return []
  const names = Object.keys(answer.events)
  const found = received.flatMap(({ event, data }): Difference[] => {
    const schema = answer.events[event]
    if (!schema) return [{ kind: 'extra', path: `event ${event}`, expected: names.join(' or '), got: event }]
    return compare(schema, 'enum' in schema ? data : parseJson(data), `event ${event}`).differences
  })
  return [...new Map(found.map((each) => [`${each.kind} ${each.path}`, each])).values()]
}

function missingEvent(wanted: StreamEvent | undefined, received: readonly StreamEvent[]): Difference[] {
  const isReceived = received.some(({ event, data }) => event === wanted?.event && data === wanted.data)
  if (!wanted || received.length === 0 || isReceived) return []
  const got = received.map(({ event, data }) => `${event}: ${data}`).join(', ')
  return [{ kind: 'value', path: `event ${wanted.event}`, expected: `${wanted.event}: ${wanted.data}`, got }]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
