/**
 * The local counterparts of the payment providers, in dev mode: a server of their own on a port of their own, so that
 * their pages are another origin, as in life, and nothing reaches them but HTTP.
 */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import fastify from 'fastify'
import { alipayCounterpart } from './alipay/alipay.ts'
import { counterpartClock } from './clock.ts'
import { stripeCounterpart } from './stripe/counterpart.ts'

export interface ServingCounterparts {
  url: string
  close(): Promise<void>
}

export interface CounterpartsOptions {
  /** Keeps what was paid and what has still to be told: a payment outlives the process. */
  dataDir: string
  /** 0 is any free port. */
  port: number
}

/** On this machine alone. Throws when the port is taken. */
export async function serveCounterparts({ dataDir, port }: CounterpartsOptions): Promise<ServingCounterparts> {
  const db = new Database(join(dataDir, 'counterparts.sqlite'))
  db.pragma('journal_mode = WAL')
  const app = fastify({ bodyLimit: 256 * 1024, forceCloseConnections: true, logger: { level: 'warn' } })
  // Each has its own time: moved on at one, it is not at the other.
  const counterparts = [alipayCounterpart, stripeCounterpart].map((counterpart) =>
    counterpart(app, { db, clock: counterpartClock(), log: app.log }),
  )
  const url = await app.listen({ host: '127.0.0.1', port })
  return {
    url,
    async close() {
      await app.close()
      await Promise.all(counterparts.map((counterpart) => counterpart.close()))
      db.close()
    },
  }
}
