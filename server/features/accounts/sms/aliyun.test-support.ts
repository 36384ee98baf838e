import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AliyunSettings } from './aliyun.ts'

export type Behaviour = { code: string } | { bytes: string; status?: number } | 'hangs'

export interface Simulator {
  settings: AliyunSettings
  /** Parameters of the correctly signed requests, accepted or refused. */
  received: Record<string, string>[]
  behave(behaviour: Behaviour): void
  close(): Promise<void>
}

const KEY = { id: 'LTAI-test-key', secret: 'secret-of-the-test' }

export async function simulator(): Promise<Simulator> {
  const received: Record<string, string>[] = []
  const nonces = new Set<string>()
  let behaviour: Behaviour = { code: 'OK' }
  const server = createServer((request, response) => {
    const answer = (status: number, body: object | string) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body))
    const problem = problemOf(request, nonces)
    if (problem) return answer(400, { Code: problem, Message: problem, RequestId: 'r' })
    received.push(Object.fromEntries(new URL(request.url ?? '', 'http://x').searchParams))
    if (behaviour === 'hangs') return
    if ('bytes' in behaviour) return answer(behaviour.status ?? 200, behaviour.bytes)
    answer(200, { Code: behaviour.code, Message: behaviour.code, RequestId: 'r', BizId: 'b' })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // TCP, so not a pipe name
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      key: KEY,
      signName: '选品罗盘',
      templates: { 'zh-CN': { code: 'SMS_1', taken: 'SMS_2' }, 'en-US': { code: 'SMS_3', taken: 'SMS_4' } },
    },
    received,
    behave(next) {
      behaviour = next
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const hex = (text: string) => createHash('sha256').update(text).digest('hex')

/** The provider's error code for a bad request. It checks the received bytes, independently of the client's code. */
function problemOf({ method, url = '', headers }: IncomingMessage, nonces: Set<string>): string | undefined {
  const { authorization = '' } = headers
  const parts = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    authorization,
  )
  if (!parts) return 'IncompleteSignature'
  const [, id, names = '', signature] = parts
  if (id !== KEY.id) return 'InvalidAccessKeyId.NotFound'
  const [path, query = ''] = url.split('?')
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const canonical = [method, path, query, lines.join(''), names, hex('')].join('\n')
  const expected = createHmac('sha256', KEY.secret)
    .update(`ACS3-HMAC-SHA256\n${hex(canonical)}`)
    .digest('hex')
  if (signature !== expected) return 'SignatureDoesNotMatch'
  const present = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-acs-'))
  if (present.toSorted().join(';') !== names) return 'IncompleteSignature'
  const nonce = String(headers['x-acs-signature-nonce'])
  if (nonces.has(nonce)) return 'SignatureNonceUsed'
  nonces.add(nonce)
  const age = Math.abs(Date.now() - Date.parse(String(headers['x-acs-date'])))
  if (!(age < 15 * 60_000)) return 'InvalidTimeStamp.Expired'
  if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25')
    return 'InvalidAction.NotFound'
}
