/** Requests as the log shows them: checked, masked, and as a curl command. */
import type { DevRequest, devRequests } from '#contracts/api/dev/devtools-requests.ts'
import { nameOf, type Output, type Query } from '#contracts/core/endpoint.ts'
import type { Static } from '#contracts/core/schema.ts'
import { MAIN_WORLD } from '#server/platform/world.ts'
import { maskJson, maskUrl } from './mask-secrets.ts'
import type { RequestRecord } from './request-log.ts'
import { type Violation, violationsOf } from './violations.ts'

export type RequestView = Static<typeof DevRequest>
export type Filter = Query<typeof devRequests.index>

interface Checked {
  code: number | null
  violations: Violation[]
  checked: boolean
}
const checks = new WeakMap<RequestRecord, Checked>()

export function viewOf(record: RequestRecord, phone: string | undefined): RequestView {
  const { id, at, method, url, endpoint, status, ms, fault, delayed, bytes } = record
  return {
    id,
    at: new Date(at).toISOString(),
    method,
    path: maskUrl(url),
    call: endpoint && nameOf(endpoint),
    status,
    ms: Math.round(ms * 100) / 100,
    phone: phone ?? null,
    fault,
    delayed,
    bytes,
    ...checkOnce(record),
  }
}

function checkOnce(record: RequestRecord): Checked {
  const cached = checks.get(record)
  if (cached) return cached
  const found = check(record)
  checks.set(record, found)
  return found
}

function check(record: RequestRecord): Checked {
  const { endpoint, status, answer, cut } = record
  const text = answer?.toString()
  const code = text === undefined ? null : codeIn(text)
  // Answers changed by a fault rule are not checked.
  const readable = text !== undefined && !cut && record.fault === 'none'
  if (!readable || !endpoint || endpoint.answer.kind === 'text') return { code, violations: [], checked: false }
  return { code, violations: violationsOf(endpoint, status, text), checked: true }
}

function codeIn(text: string): number | null {
  const code = /^\{"code":(\d+)/.exec(text)?.[1]
  return code === undefined ? null : Number(code)
}

export function matchesFilter(record: RequestRecord, { call, status, violating, text }: Filter): boolean {
  if (call !== undefined && (!record.endpoint || nameOf(record.endpoint) !== call)) return false
  if (status !== undefined && record.status !== status && checkOnce(record).code !== status) return false
  if (violating === true && checkOnce(record).violations.length === 0) return false
  if (text === undefined || text === '') return true
  return [record.url, requestText(record) ?? '', record.answer?.toString() ?? ''].some((part) =>
    part.toLowerCase().includes(text.toLowerCase()),
  )
}

/** The request with its bodies. `origin` is this server's. */
export function detailOf(
  record: RequestRecord,
  phone: string | undefined,
  place: { origin: string; world: string },
): Output<typeof devRequests.one> {
  const request = requestText(record)
  const answer = record.answer?.toString()
  return {
    ...viewOf(record, phone),
    request: request === undefined ? null : maskJson(request),
    answer: answer === undefined ? null : maskJson(answer),
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
    // Deeply nested JSON can be parsed, but serializing it overflows the stack.
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
    ...headers.map((header) => `-H ${shellQuote(header)}`),
    ...(body === undefined ? [] : [`--data-raw ${shellQuote(body)}`]),
  ]
  return ['curl', shellQuote(origin + url), ...parts].join(' ')
}

const shellQuote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
