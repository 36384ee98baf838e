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
  /** Signs a world up as a merchant. `notify`: its notification address, undefined until a payment is opened. */
  signUp(merchant: LocalMerchant, notify: string | undefined): Promise<Registration>
  counterpart(app: FastifyInstance, options: CounterpartOptions): Counterpart
  controls(ask: Ask, merchant: Omit<LocalMerchant, 'db'>): Controls
}

export interface LocalMerchant {
  db: State
  /** Identifies this world's merchant; stable as long as its state. */
  secret: string
  /** Of the counterparts. */
  origin: string
}

export interface Registration {
  calls: ProviderCalls
  /** False before the first payment, which creates the endpoint secret; such a registration is not cached. */
  canReadNotices: boolean
}

export interface CounterpartOptions {
  db: Database
  clock: CounterpartClock
  log: Logger
}

export interface Counterpart {
  /** Closes expired payments and sends due messages. */
  flush(): Promise<void>
  /** Stops sending; undelivered messages stay in the database. */
  close(): Promise<void>
}

/** Calls a counterpart; with a body by POST. Refuses with `counterpartRefused`. */
export type Ask = (path: string, body?: object, headers?: Record<string, string>) => Promise<unknown>

export type LocalPayment = Static<typeof DevPayment>
export type LocalNotice = Static<typeof DevNotice>
type DevScenario = Omit<Body<typeof counterparts.arrange>, 'provider'>

export interface Controls {
  /** Latest first, like all lists here. */
  payments(): Promise<LocalPayment[]>
  notices(): Promise<LocalNotice[]>
  act(id: string, act: Body<typeof counterparts.act>['act']): Promise<unknown>
  arrange(scenario: DevScenario): Promise<unknown>
  release(reversed: boolean): Promise<unknown>
  /** Sends a forged notification now. Absent if a provider can only forge later notifications, through `arrange`. */
  forge?(id: string, forge: Body<typeof counterparts.forge>['forge']): Promise<unknown>
  pass(ms: number): Promise<unknown>
}
