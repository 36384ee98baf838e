import type { Database } from 'better-sqlite3'
import type { FastifyInstance } from 'fastify'
import type { DevNotice, DevPayment, simulators } from '#contracts/api/dev/simulators.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { State } from '#server/db/state.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { ProviderCalls } from '../../payments.ts'
import type { SimulatorClock } from './clock.ts'

export interface LocalProvider {
  /** The merchant of a world at its simulator, derived from the world's secret. */
  merchantOf(secret: string): string
  /** Signs a world up as a merchant. `notify`: its notification address, undefined until a payment is opened. */
  signUp(merchant: LocalMerchant, notify: string | undefined): Promise<Registration>
  simulator(app: FastifyInstance, options: SimulatorOptions): Simulator
  controls(ask: Ask, merchant: Omit<LocalMerchant, 'db'>): Controls
}

export interface LocalMerchant {
  db: State
  /** Identifies this world's merchant; stable as long as its state. */
  secret: string
  /** Of the simulators. */
  origin: string
}

export interface Registration {
  calls: ProviderCalls
  /** False before the first payment, which creates the endpoint secret; such a registration is not cached. */
  canReadNotices: boolean
}

export interface SimulatorOptions {
  db: Database
  clock: SimulatorClock
  log: Logger
}

export interface Simulator {
  /** Closes expired payments and sends due messages. */
  flush(): Promise<void>
  /** Stops sending; undelivered messages stay in the database. */
  close(): Promise<void>
}

/** Calls a simulator; with a body by POST. Refuses with `simulatorRefused`. */
export type Ask = (path: string, body?: object, headers?: Record<string, string>) => Promise<unknown>

export type LocalPayment = Static<typeof DevPayment>
export type LocalNotice = Static<typeof DevNotice>
type DevScenario = Omit<Body<typeof simulators.arrange>, 'provider'>

export interface Controls {
  /** Latest first, like all lists here. */
  payments(): Promise<LocalPayment[]>
  notices(): Promise<LocalNotice[]>
  act(id: string, act: Body<typeof simulators.act>['act']): Promise<unknown>
  arrange(scenario: DevScenario): Promise<unknown>
  release(reversed: boolean): Promise<unknown>
  /** Sends a forged notification now. Absent if a provider can only forge later notifications, through `arrange`. */
  forge?(id: string, forge: Body<typeof simulators.forge>['forge']): Promise<unknown>
  pass(ms: number): Promise<unknown>
}
