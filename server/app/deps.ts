/** All that the app needs from outside; tests give their own. */
import type { State, UpgradePart } from '#server/db/state.ts'
import type { Effort } from '#server/features/accounts/robot.ts'
import type { Sms } from '#server/features/accounts/sms/sms.ts'
import type { Wechat } from '#server/features/accounts/wechat/wechat.ts'
import type { Payments } from '#server/features/billing/payments.ts'
import type { Counterparts } from '#server/features/billing/providers/local/counterparts.ts'
import type { Catalogue } from '#server/features/catalogue/catalogue.ts'
import type { DevTools } from '#server/features/dev/dev-tools.ts'
import type { ExtensionSettings } from '#server/features/extension/extension.routes.ts'
import type { RenderPool } from '#server/features/reports/making/render-pool.ts'
import type { RightSearches } from '#server/features/rights/picture-search/right-search.ts'
import type { Rights } from '#server/features/rights/register/rights.ts'
import type { UpstreamSettings } from '#server/features/upstream/upstream-settings.ts'
import type { CallerLimits } from '#server/http/caller-limits.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Env } from './env.ts'

export interface Deps {
  /** What dev mode adds: with it the app is in dev mode, without it in production. */
  dev?: DevTools | undefined
  dataDir: string
  catalogue: Catalogue
  catalogueFile: string
  rights: Rights
  /** Reads pictures and searches design patents. */
  search: RightSearches
  pool: RenderPool
  /** Folder of the built web app; without it only the API is served. */
  webDir?: string | undefined
  /** The browser extension's package, and what the QR codes say. */
  extension?: ExtensionSettings | undefined
  /** Where the clocks of the worlds start; the system's time when absent. */
  now?: Date | undefined
  /** Checks every answer against the contract. */
  checkAnswers?: boolean | undefined
  /** The proxies whose word on the caller's address counts, as in {@link Env}; nobody's when absent. */
  trustProxy?: Env['trustProxy']
  /** Called as the state of an earlier version is upgraded, which may take long. */
  onUpgrade?: ((part: UpgradePart) => void) | undefined
  /** Time limits for callers; tests use shorter ones. */
  callerLimits?: CallerLimits | undefined
  /** Called as a report passes a named step. */
  onStep?: ((step: string) => void) | undefined
  /** Makes what sends text messages; without it, that is the outbox in dev mode and nothing in production. */
  sms?: ((clock: Clock, log: Logger) => Sms) | undefined
  /** Logins by WeChat; without it, that is the stand-in in dev mode and nothing in production. */
  wechat?: Wechat | undefined
  /** Makes the payment providers of a world; none without it. */
  payments?: ((merchant: { db: State; secret: string }) => Payments) | undefined
  /** The origin under which providers reach this server. */
  publicUrl?: string | undefined
  /** The local counterparts of the payment providers, in dev mode. */
  counterparts?: Counterparts | undefined
  /** Origins of payment pages to which a form of ours may be sent. */
  paymentOrigins?: readonly string[] | undefined
  /** Another server for the calls of origin `upstream`; `timeoutMs`: how long it may take. */
  upstream?: (UpstreamSettings & { timeoutMs?: number }) | undefined
  /** What a not-a-robot challenge costs to solve; tests take less. */
  robotEffort?: Effort | undefined
  /** pino's level; `silent` in tests. */
  logLevel?: string | undefined
}
