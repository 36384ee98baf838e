/** Validates requests by the documented rules of the real endpoint. */
import type { IncomingMessage } from 'node:http'

export interface ChatRequest {
  model: string
  system: string
  sentences: { id: number; text: string }[]
}

export interface Problem {
  status: number
  message: string
}

export function checkRequest(
  { method, url, headers }: IncomingMessage,
  body: string,
  key: string,
): ChatRequest | Problem {
  if (url !== '/v1/chat/completions') return { status: 404, message: `Invalid URL (${method} ${url})` }
  if (method !== 'POST') return { status: 405, message: 'Only POST requests are accepted.' }
  if (headers.authorization !== `Bearer ${key}`) return { status: 401, message: 'Incorrect API key provided.' }
  if (!headers['content-type']?.startsWith('application/json'))
    return { status: 415, message: 'Unsupported content type.' }
  return parseRequest(body) ?? { status: 400, message: 'We could not parse the JSON body of your request.' }
}

function parseRequest(body: string): ChatRequest | null {
  let request: unknown
  try {
    request = JSON.parse(body)
  } catch {
    return null
  }
  if (!isRecord(request)) return null
  const { model, messages, stream, ...more } = request
  if (typeof model !== 'string' || stream !== true || Object.keys(more).length > 0) return null
  if (!Array.isArray(messages) || !messages.every(isMessage)) return null
  const [system, user, ...others] = messages
  if (system?.role !== 'system' || user?.role !== 'user' || others.length > 0) return null
  return { model, system: system.content, sentences: sentencesIn(user.content) }
}

const sentencesIn = (text: string) =>
  text.split('\n').flatMap((line) => {
    const [, id, sentence] = /^(\d+): (.+)$/.exec(line) ?? []
    return id && sentence ? [{ id: Number(id), text: sentence }] : []
  })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isMessage = (value: unknown): value is { role: string; content: string } =>
  isRecord(value) && typeof value.role === 'string' && typeof value.content === 'string'
