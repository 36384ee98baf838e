/**
 * A world: one isolated system inside the process. The main world keeps its state in a file; the others live in memory,
 * made from a snapshot in milliseconds, so that parallel tests share one server without meeting.
 */
import type { State } from '#server/db/state.ts'
import type { Catalogue } from './catalogue.ts'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Hub, ReportEvent } from './hub.ts'
import type { JobRunner } from './jobs.ts'
import type { OpenStreams } from './open-streams.ts'
import type { PaymentNews, Payments, Settlement } from './payments.ts'
import type { RequestLog } from './request-log.ts'
import type { RightSearch } from './right-search/right-search.ts'
import type { Rights } from './rights.ts'
import type { Robot } from './robot.ts'
import type { Scenarios } from './scenarios.ts'
import type { Sessions } from './sessions.ts'
import type { Sms } from './sms.ts'
import type { Wechat } from './wechat.ts'

export const MAIN_WORLD = 'main'
/** Names that the other worlds may have. */
export const WORLD_ID = /^[a-zA-Z0-9_-]{1,64}$/

export interface World {
  readonly id: string
  readonly db: State
  readonly catalogue: Catalogue
  readonly rights: Rights
  /** Reads pictures and searches design patents, in threads of its own. */
  readonly search: RightSearch
  /** The same by order of an account, which takes turns with the others. */
  readonly searchBy: (accountId: number) => RightSearch
  readonly clock: Clock
  readonly sessions: Sessions
  readonly hub: Hub<ReportEvent>
  readonly jobs: JobRunner
  /** Folder of the world's files: of reports, and pictures that were searched. */
  readonly files: string
  /** Folder of the drawings that imports have stored; of all worlds. */
  readonly drawings: string
  readonly robot: Robot
  readonly sms: Sms
  readonly wechat: Wechat
  /** The ways to pay that are configured. */
  readonly payments: Payments
  /** Payments as they are credited. */
  readonly paid: Hub<PaymentNews>
  /** Closes what is over, pays back what is owed. */
  readonly settlement: Settlement
  /** Situations that somebody has put this world into; always none in production. */
  readonly scenarios: Scenarios
  /** Rules by which calls are late or fail; always none in production. */
  readonly faults: Faults
  /** The latest requests; nothing is recorded in production. */
  readonly requests: RequestLog
  /** The streams that are open; nothing is recorded in production. */
  readonly streams: OpenStreams
  /** What signs and hashes in this state: file addresses, challenges, codes. Each use puts its own name into what it signs. */
  readonly secret: string
}
