/** Compares a whole answer of an upstream with the contract: status, envelope, code, data. */

import { describeValue } from './describe.ts'
import { type Comparison, compare, type Difference, isRecord } from './differences.ts'
import type { Endpoint } from './endpoint.ts'
import { type FailureName, failures, SUCCESS } from './failures.ts'
import { failuresOf } from './failures-of.ts'
import { object } from './schema.ts'

export interface ReceivedAnswer {
  status: number
  /** The Content-Type header. */
  type: string
  /** The Content-Disposition header; undefined when the file was requested inline. */
  disposition?: string | undefined
  /** Parsed JSON; undefined for other content or an unread body. */
  body: unknown
}

/** `any` accepts every outcome that the contract allows. */
export type Expected = 'any' | 'success' | FailureName

export function compareAnswer(endpoint: Endpoint, answer: ReceivedAnswer, expected: Expected = 'any'): Comparison {
  const { kind } = endpoint.answer
  const isBare = kind === 'file' || kind === 'events' || kind === 'text'
  const mayBeBare = isBare && (expected === 'any' || expected === 'success')
  if (mayBeBare && answer.status < 400 && answer.body === undefined) return compareType(endpoint, answer)
  const { body } = answer
  if (!isRecord(body) || typeof body.code !== 'number')
    return only(
      'format',
      '',
      'JSON { code, msg, data }',
      isRecord(body) ? describeValue(body) : `${answer.type || 'no type'}`,
    )
  const { code, msg, data, ...rest } = body
  const differences: Difference[] = Object.entries(rest).map(([name, value]) => ({
    kind: 'extra',
    path: name,
    expected: 'nothing',
    got: describeValue(value),
  }))
  if (typeof msg !== 'string')
    differences.push({ kind: 'type', path: 'msg', expected: 'string', got: describeValue(msg) })
  const allowed = expected === 'any' ? failuresOf(endpoint) : expected === 'success' ? [] : [expected]
  const failure = allowed.find((name) => failures[name].code === code)
  if (code === SUCCESS && (expected === 'any' || expected === 'success')) {
    if (answer.status !== 200) differences.push(statusOf(200, answer.status))
    const { answer: declared } = endpoint
    const inside = declared.kind === 'data' ? compare(declared.schema, data, 'data') : compare(object({}), data, 'data')
    return { differences: [...differences, ...inside.differences], unseen: inside.unseen }
  }
  if (!failure) {
    differences.push({ kind: 'code', path: 'code', expected: codesOf(allowed, expected), got: String(code) })
    return { differences, unseen: [] }
  }
  if (answer.status !== failures[failure].status) differences.push(statusOf(failures[failure].status, answer.status))
  if (data !== null) differences.push({ kind: 'type', path: 'data', expected: 'null', got: describeValue(data) })
  return { differences, unseen: [] }
}

const statusOf = (expected: number, got: number): Difference => ({
  kind: 'status',
  path: 'HTTP status',
  expected: String(expected),
  got: String(got),
})

const codesOf = (allowed: readonly FailureName[], expected: Expected) =>
  [
    ...(expected === 'any' || expected === 'success' ? ['1'] : []),
    ...allowed.map((name) => `${failures[name].code} ${name}`),
  ].join(', ')

function compareType({ answer }: Endpoint, { type, disposition }: ReceivedAnswer): Comparison {
  const wanted = answer.kind === 'file' ? answer.type : answer.kind === 'events' ? 'text/event-stream' : 'text/plain'
  const essence = (text: string) => text.split(';')[0]?.trim().toLowerCase()
  if (essence(type) !== essence(wanted)) return only('format', 'Content-Type', wanted, type || 'nothing')
  const expected = disposition === undefined ? undefined : expectedDisposition(answer, disposition)
  if (expected === undefined) return { differences: [], unseen: [] }
  return only('format', 'Content-Disposition', expected, disposition || 'nothing')
}

/** File extensions by type. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/zip': '.zip',
  'application/gzip': '.tgz',
  'text/csv; charset=utf-8': '.csv',
}

/** The expected header, if this one is wrong. RFC 6266 allows file names with and without an encoding. */
function expectedDisposition(answer: Endpoint['answer'], disposition: string): string | undefined {
  if (answer.kind !== 'file') return undefined
  const isAttachment = /^attachment\b/i.test(disposition)
  if (!answer.download) return isAttachment ? 'inline or none' : undefined
  const extension = EXTENSIONS[answer.type] ?? ''
  const [, name = ''] = /\bfilename\*?=(?:[\w-]+'[\w-]*')?"?([^";]+)"?/i.exec(disposition) ?? []
  const isNamed = isAttachment && name !== '' && name.toLowerCase().endsWith(extension)
  return isNamed ? undefined : `attachment with a file name that ends in ${extension}`
}

const only = (kind: Difference['kind'], path: string, expected: string, got: string): Comparison => ({
  differences: [{ kind, path: path || 'body', expected, got }],
  unseen: [],
})
