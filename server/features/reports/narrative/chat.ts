/**
 * Text of a language model by the protocol of OpenAI's chat completions, as it streams:
 * https://platform.openai.com/docs/api-reference/chat-streaming
 */
import { setTimeout as wait } from 'node:timers/promises'
import { eventData } from './event-data.ts'
import { LlmFailure } from './llm-failure.ts'

export interface LlmSettings {
  /** As `https://api.example.com/v1`. */
  readonly baseUrl: string
  readonly key: string
  readonly model: string
}

export interface Message {
  role: 'system' | 'user'
  content: string
}

/** Before a refusal for now is asked again, once: as long as the model says, up to this. */
const LONGEST_WAIT_S = 5

/**
 * The text, piece by piece as it is written. When the signal ends, it throws the signal's reason.
 * @throws {LlmFailure} when there is none, when it breaks off, or when it is no stream of the protocol.
 */
export async function* chat(settings: LlmSettings, messages: Message[], signal: AbortSignal): AsyncGenerator<string> {
  const body = await opened(settings, messages, signal)
  let whole = false
  try {
    for await (const data of eventData(body)) {
      if (data === '[DONE]') return
      const { text, end } = pieceIn(data)
      if (text) yield text
      if (end !== null && end !== 'stop') throw new LlmFailure('garbage', `it stopped for ${end}`)
      whole ||= end === 'stop'
    }
  } catch (error) {
    if (error instanceof LlmFailure) throw error
    signal.throwIfAborted()
    throw new LlmFailure('unreachable', 'the connection broke off')
  }
  if (!whole) throw new LlmFailure('unreachable', 'the text broke off')
}

async function opened(
  settings: LlmSettings,
  messages: Message[],
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  let response = await asked(settings, messages, signal)
  if (response.status === 429 || response.status >= 500) {
    await response.body?.cancel()
    const seconds = Number(response.headers.get('retry-after') ?? 1)
    await wait(Math.min(Number.isFinite(seconds) && seconds >= 0 ? seconds : 1, LONGEST_WAIT_S) * 1000, undefined, {
      signal,
    }).catch(() => signal.throwIfAborted())
    response = await asked(settings, messages, signal)
  }
  const { status, headers, body } = response
  if (status !== 200 || !body) {
    await body?.cancel()
    throw new LlmFailure('unreachable', `HTTP ${status}`)
  }
  if (!headers.get('content-type')?.startsWith('text/event-stream')) {
    await body.cancel()
    throw new LlmFailure('garbage', 'the answer is no stream of events')
  }
  return body
}

async function asked(
  { baseUrl, key, model }: LlmSettings,
  messages: Message[],
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ model, messages, stream: true }),
      // The key goes nowhere else.
      redirect: 'error',
      signal,
    })
  } catch {
    signal.throwIfAborted()
    // Not the error itself: what it says of the request may hold the key.
    throw new LlmFailure('unreachable', 'no connection')
  }
}

/** Text and end of one event. Events without a choice, as those about usage, say nothing. */
function pieceIn(data: string): { text: string; end: string | null } {
  let event: unknown
  try {
    event = JSON.parse(data)
  } catch {
    throw new LlmFailure('garbage', 'an event is no JSON')
  }
  if (!isRecord(event)) throw new LlmFailure('garbage', 'an event is no object')
  if (event.error) throw new LlmFailure('unreachable', 'the model reported an error')
  const choice: unknown = Array.isArray(event.choices) ? event.choices[0] : undefined
  if (!isRecord(choice)) return { text: '', end: null }
  const content = isRecord(choice.delta) ? choice.delta.content : undefined
  const end = choice.finish_reason
  return {
    text: typeof content === 'string' ? content : '',
    end: typeof end === 'string' ? end.slice(0, 40) : null,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
