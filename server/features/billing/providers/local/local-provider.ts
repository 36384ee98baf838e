/** A payment provider on this machine, for dev mode: its counterpart, how a world becomes its merchant, how a developer controls it. */
import type { Database } from 'better-sqlite3'
import type { FastifyInstance } from 'fastify'
import type { counterparts, DevNotice, DevPayment } from '#contracts/api/dev/counterparts.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { State } from '#server/db/state.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { ProviderCalls } from '../../payments.ts'
import type { CounterpartClock } from './clock.ts'

export interface LocalProvider {
  /** The merchant of a world at its counterpart, derived from the world's secret. */
  merchantOf(secret: string): string
  /** Makes a world a merchant. `notify`: where its notices go, known once a payment is opened. */
  signUp(merchant: LocalMerchant, notify: string | undefined): Promise<Registration>
  /** Adds the routes of its counterpart. */
  counterpart(app: FastifyInstance, options: CounterpartOptions): Counterpart
  controls(ask: Ask, merchant: Omit<LocalMerchant, 'db'>): Controls
}

export interface LocalMerchant {
  /** Keeps the merchant's keys. */
  db: State
  /** Tells this world's merchant from others; stays the same as long as its state does. */
  secret: string
  /** Of the counterparts. */
  origin: string
}

export interface Registration {
  calls: ProviderCalls
  /** Only then the registration is kept: the secret of an endpoint comes with the first payment. */
  canReadNotices: boolean
}

export interface CounterpartOptions {
  db: Database
  clock: CounterpartClock
  log: Logger
}

export interface Counterpart {
  /** Closes what is overdue and sends what is due; resolves when that is done. */
  flush(): Promise<void>
  /** Stops sending; what is not delivered stays in the database. */
  close(): Promise<void>
}

/** Asks a counterpart: a body is sent by POST. Refuses with `counterpartRefused`. */
export type Ask = (path: string, body?: object, headers?: Record<string, string>) => Promise<unknown>

export type LocalPayment = Static<typeof DevPayment>
export type LocalNotice = Static<typeof DevNotice>
type Arranged = Omit<Body<typeof counterparts.arrange>, 'provider'>

/** What a developer sees and does there for one world. */
export interface Controls {
  /** Latest first, as all lists here. */
  payments(): Promise<LocalPayment[]>
  notices(): Promise<LocalNotice[]>
  act(id: string, act: Body<typeof counterparts.act>['act']): Promise<unknown>
  arrange(scenario: Arranged): Promise<unknown>
  release(reversed: boolean): Promise<unknown>
  /** Sends a forged notice now. A provider without it forges those to come, by `arrange`. */
  forge?(id: string, forge: Body<typeof counterparts.forge>['forge']): Promise<unknown>
  pass(ms: number): Promise<unknown>
}
