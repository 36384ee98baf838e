/** Requests as the log shows them: checked, masked, and as a command that sends one again. */
import type { DevRequest, devRequests } from '#contracts/api/dev/devtools-requests.ts'
import { nameOf, type Output, type Query } from '#contracts/core/endpoint.ts'
import type { Static } from '#contracts/core/schema.ts'
import { MAIN_WORLD } from '#server/platform/world.ts'
import type { RequestRecord } from './request-log.ts'
import { maskedJson, maskedUrl } from './request-masks.ts'
import { type Violation, violationsOf } from './violations.ts'

export type RequestView = Static<typeof DevRequest>
export type Filter = Query<typeof devRequests.index>

/** What looking once has found. */
interface Seen {
  code: number | null
  violations: Violation[]
  checked: boolean
}
const seen = new WeakMap<RequestRecord, Seen>()

export function viewOf(record: RequestRecord, phone: string | undefined): RequestView {
  const { id, at, method, url, endpoint, status, ms, fault, delayed, bytes } = record
  return {
    id,
    at: new Date(at).toISOString(),
    method,
    path: maskedUrl(url),
    call: endpoint && nameOf(endpoint),
    status,
    ms: Math.round(ms * 100) / 100,
    phone: phone ?? null,
    fault,
    delayed,
    bytes,
    ...lookAt(record),
  }
}

function lookAt(record: RequestRecord): Seen {
  const known = seen.get(record)
  if (known) return known
  const found = look(record)
  seen.set(record, found)
  return found
}

function look(record: RequestRecord): Seen {
  const { endpoint, status, answer, cut } = record
  const text = answer?.toString()
  const code = text === undefined ? null : codeIn(text)
  // A fault that somebody has arranged is no fault of the answer.
  const readable = text !== undefined && !cut && record.fault === 'none'
  if (!readable || !endpoint || endpoint.answer.kind === 'text') return { code, violations: [], checked: false }
  return { code, violations: violationsOf(endpoint, status, text), checked: true }
}

/** The envelope begins with it. */
function codeIn(text: string): number | null {
  const code = /^\{"code":(\d+)/.exec(text)?.[1]
  return code === undefined ? null : Number(code)
}

/** Whether the log is asked for it. */
export function isWanted(record: RequestRecord, { call, status, violating, text }: Filter): boolean {
  if (call !== undefined && (!record.endpoint || nameOf(record.endpoint) !== call)) return false
  if (status !== undefined && record.status !== status && lookAt(record).code !== status) return false
  if (violating === true && lookAt(record).violations.length === 0) return false
  if (text === undefined || text === '') return true
  return [record.url, requestText(record) ?? '', record.answer?.toString() ?? ''].some((part) =>
    part.toLowerCase().includes(text.toLowerCase()),
  )
}

/** With its bodies. `origin`: where this server is reached. */
export function wholeOf(
  record: RequestRecord,
  phone: string | undefined,
  place: { origin: string; world: string },
): Output<typeof devRequests.one> {
  const request = requestText(record)
  const answer = record.answer?.toString()
  return {
    ...viewOf(record, phone),
    request: request === undefined ? null : maskedJson(request),
    answer: answer === undefined ? null : maskedJson(answer),
    cut: record.cut,
    curl: curlOf(record, request, place),
  }
}

function requestText({ request }: RequestRecord): string | undefined {
  if (request === null || request === undefined) return undefined
  if (request instanceof Buffer) return request.toString()
  try {
    return JSON.stringify(request)
  } catch (error) {
    // Thousands of brackets within each other can be parsed, and take more stack than there is to be written again.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function curlOf(record: RequestRecord, body: string | undefined, { origin, world }: { origin: string; world: string }) {
  const { method, url, token } = record
  const headers = [
    ...(token === '' ? [] : [`authorization: ${token}`]),
    ...(world === MAIN_WORLD ? [] : [`x-world: ${world}`]),
    ...(body === undefined ? [] : ['content-type: application/json']),
  ]
  const parts = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ]
  return ['curl', quoted(origin + url), ...parts].join(' ')
}

/** For a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
