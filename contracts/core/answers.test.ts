import { describe, expect, it } from 'vitest'
import { compareAnswer, type Expected, type ReceivedAnswer } from './answers.ts'
import { data, download, type Endpoint, events, file } from './endpoint.ts'
import { integer, object, string } from './schema.ts'

const call: Endpoint = {
  method: 'GET',
  path: '/api/call',
  summary: 'A call',
  auth: 'user',
  origin: 'upstream',
  answer: data(object({ count: integer() })),
  failures: ['emptyAsin'],
}
const pdf: Endpoint = { ...call, answer: file('application/pdf') }
const zip: Endpoint = { ...call, answer: download('application/zip') }
const zipped = (disposition?: string): ReceivedAnswer => ({
  status: 200,
  type: 'application/zip',
  disposition,
  body: undefined,
})
const NAMED = 'format Content-Disposition: attachment with a file name that ends in .zip'
const stream: Endpoint = { ...call, answer: events({ done: string() }) }
const json = (status: number, body: unknown): ReceivedAnswer => ({ status, type: 'application/json', body })
const done = { code: 1, msg: '成功', data: { count: 1 } }
const refused = (code: number) => ({ code, msg: '…', data: null })

const linesOf = (endpoint: Endpoint, answer: ReceivedAnswer, expected?: Expected) =>
  compareAnswer(endpoint, answer, expected).differences.map((d) => `${d.kind} ${d.path}: ${d.expected}, ${d.got}`)

describe('compares an answer with the contract', () => {
  it.each([
    ['a success', call, json(200, done), []],
    ['a failure that the call declares', call, json(200, refused(1001)), []],
    ['a protocol fault, which every call may answer', call, json(401, refused(401)), []],
    ['a file', pdf, { status: 200, type: 'application/pdf', body: undefined }, []],
    ['a stream', stream, { status: 200, type: 'text/event-stream; charset=utf-8', body: undefined }, []],
    ['a failure with HTTP status 200', call, json(200, refused(401)), ['status HTTP status: 401, 200']],
    ['a success with another status', call, json(201, done), ['status HTTP status: 200, 201']],
    [
      'a code as text',
      call,
      json(200, { ...done, code: '1' }),
      ['format body: JSON { code, msg, data }, an object with code, msg, data'],
    ],
    [
      'an HTML page',
      call,
      { status: 502, type: 'text/html', body: undefined },
      ['format body: JSON { code, msg, data }, text/html'],
    ],
    ['a field beside the envelope', call, json(200, { ...done, trace: 'x' }), ['extra trace: nothing, a string of 1']],
    [
      'a failure that carries data',
      call,
      json(200, { ...refused(1001), data: {} }),
      ['type data: null, an object with '],
    ],
    ['a download with its name', zip, zipped('attachment; filename="data.zip"'), []],
    ['a download with a Chinese name', zip, zipped("attachment; filename*=UTF-8''%E6%95%B0.zip"), []],
    ['a download requested inline', zip, zipped(undefined), []],
    ['a download without a name', zip, zipped('attachment'), [`${NAMED}, attachment`]],
    ['a download without an attachment header', zip, zipped(''), [`${NAMED}, nothing`]],
    [
      'a download with another file extension',
      zip,
      zipped('attachment; filename=a.exe'),
      [`${NAMED}, attachment; filename=a.exe`],
    ],
    [
      'an inline file sent as an attachment',
      pdf,
      { status: 200, type: 'application/pdf', disposition: 'attachment', body: undefined },
      ['format Content-Disposition: inline or none, attachment'],
    ],
    [
      'another type of file',
      pdf,
      { status: 200, type: 'text/html', body: undefined },
      ['format Content-Type: application/pdf, text/html'],
    ],
  ] as const)('%s', (_, endpoint, answer, lines) => {
    expect(linesOf(endpoint, answer)).toEqual(lines)
  })
  it('reports an undeclared code with the declared ones', () => {
    const [line] = linesOf(call, json(200, refused(1999)))
    expect(line).toMatch(/^code code: 1, 400 badRequest, .*1001 emptyAsin, 1999$/)
  })
  it('reports an allowed code as a difference when another is expected', () => {
    expect(linesOf(call, json(200, refused(1001)), 'success')).toEqual(['code code: 1, 1001'])
    expect(linesOf(call, json(200, done), 'emptyAsin')).toEqual(['code code: 1001 emptyAsin, 1'])
  })
})
