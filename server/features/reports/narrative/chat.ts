/** Client for OpenAI-compatible streaming chat completions: https://platform.openai.com/docs/api-reference/chat-streaming */
import { setTimeout as wait } from 'node:timers/promises'
import { eventData } from './event-stream.ts'
import { LlmFailure } from './llm-failure.ts'

export interface LlmSettings {
  /** For example `https://api.example.com/v1`. */
  readonly baseUrl: string
  readonly key: string
  readonly model: string
}

export interface Message {
  role: 'system' | 'user'
  content: string
}

const MAX_RETRY_WAIT_S = 5

/**
 * Yields the text as it streams. An abort throws the signal's reason.
 * @throws {LlmFailure} when the endpoint fails, the text is incomplete, or the answer does not follow the protocol.
 */
export async function* chat(settings: LlmSettings, messages: Message[], signal: AbortSignal): AsyncGenerator<string> {
  const body = await openStream(settings, messages, signal)
  let isComplete = false
  try {
    for await (const data of eventData(body)) {
      if (data === '[DONE]') return
      const { text, end } = parseEvent(data)
      if (text) yield text
      if (end !== null && end !== 'stop') throw new LlmFailure('garbage', `the text stopped with reason ${end}`)
      isComplete ||= end === 'stop'
    }
  } catch (error) {
    if (error instanceof LlmFailure) throw error
    signal.throwIfAborted()
    throw new LlmFailure('unreachable', 'the connection broke')
  }
  if (!isComplete) throw new LlmFailure('unreachable', 'the text is incomplete')
}

async function openStream(
  settings: LlmSettings,
  messages: Message[],
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  let response = await postRequest(settings, messages, signal)
  if (response.status === 429 || response.status >= 500) {
    await response.body?.cancel()
    const seconds = Number(response.headers.get('retry-after') ?? 1)
    await wait(Math.min(Number.isFinite(seconds) && seconds >= 0 ? seconds : 1, MAX_RETRY_WAIT_S) * 1000, undefined, {
      signal,
    }).catch(() => signal.throwIfAborted())
    response = await postRequest(settings, messages, signal)
  }
  const { status, headers, body } = response
  if (status !== 200 || !body) {
    await body?.cancel()
    throw new LlmFailure('unreachable', `HTTP ${status}`)
  }
  if (!headers.get('content-type')?.startsWith('text/event-stream')) {
    await body.cancel()
    throw new LlmFailure('garbage', 'the answer is not an event stream')
  }
  return body
}

async function postRequest(
  { baseUrl, key, model }: LlmSettings,
  messages: Message[],
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ model, messages, stream: true }),
      // A redirect would send the key to another host.
      redirect: 'error',
      signal,
    })
  } catch {
    signal.throwIfAborted()
    // Drop the original error, because its message may contain the key.
    throw new LlmFailure('unreachable', 'the connection failed')
  }
}

function parseEvent(data: string): { text: string; end: string | null } {
  let event: unknown
  try {
    event = JSON.parse(data)
  } catch {
    throw new LlmFailure('garbage', 'an event is not JSON')
  }
  if (!isRecord(event)) throw new LlmFailure('garbage', 'an event is not an object')
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
