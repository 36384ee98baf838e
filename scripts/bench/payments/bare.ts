/**
 * Baseline for the webhook: Fastify verifies the same signature with the same SDK and commits one row with the same
 * durability as the product. The first argument is its folder; prints its address when it listens.
 */
import { join } from 'node:path'
import { AlipaySdk } from 'alipay-sdk'
import Database from 'better-sqlite3'
import fastify from 'fastify'
import { CHECKPOINT_PAGES } from '#server/db/sqlite.ts'

const db = new Database(join(process.argv[2] ?? '', 'bare.sqlite'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
// The same checkpoint interval as the product's state database, for equal disk work.
db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
db.exec('CREATE TABLE notice (no TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT')
const insert = db.prepare('INSERT INTO notice (no, body) VALUES (?, ?)')
const { ALIPAY_APP_ID = '', ALIPAY_PRIVATE_KEY = '', ALIPAY_PUBLIC_KEY = '' } = process.env
const sdk = new AlipaySdk({
  appId: ALIPAY_APP_ID,
  privateKey: ALIPAY_PRIVATE_KEY,
  keyType: 'PKCS8',
  alipayPublicKey: ALIPAY_PUBLIC_KEY,
})
const server = fastify()
server.removeAllContentTypeParsers()
server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
server.post<{ Body: string }>('/api/pay/alipay/notify', ({ body }, reply) => {
  const notice = Object.fromEntries(new URLSearchParams(body))
  if (!sdk.checkNotifySignV2(notice)) return reply.status(400).send('failure')
  insert.run(notice.out_trade_no, body)
  return reply.type('text/plain').send('success')
})
console.log(`ready ${await server.listen({ host: '127.0.0.1', port: 0 })}`)
