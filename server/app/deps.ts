import type { State, UpgradePart } from '#server/db/state.ts'
import type { Effort } from '#server/features/accounts/robot.ts'
import type { Sms } from '#server/features/accounts/sms/sms.ts'
import type { Wechat } from '#server/features/accounts/wechat/wechat.ts'
import type { Payments } from '#server/features/billing/payments.ts'
import type { Simulators } from '#server/features/billing/providers/local/simulators.ts'
import type { Catalogue } from '#server/features/catalogue/catalogue.ts'
import type { DevTools } from '#server/features/dev/dev-tools.ts'
import type { ExtensionSettings } from '#server/features/extension/extension.routes.ts'
import type { RenderPool } from '#server/features/reports/making/render-pool.ts'
import type { RightSearches } from '#server/features/rights/picture-search/right-search.ts'
import type { Rights } from '#server/features/rights/register/rights.ts'
import type { Screener } from '#server/features/screener/screener.ts'
import type { UpstreamSettings } from '#server/features/upstream/upstream-settings.ts'
import type { CallerLimits } from '#server/http/caller-limits.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Env } from './env.ts'

export interface Deps {
  /** Dev tools. With them the app runs in dev mode, without them in production. */
  dev?: DevTools | undefined
  dataDir: string
  catalogue: Catalogue
  catalogueFile: string
  rights: Rights
  screener: Screener
  search: RightSearches
  pool: RenderPool
  /** Folder of the built web app; without it only the API is served. */
  webDir?: string | undefined
  /** The browser extension's package, and the texts of the QR codes. */
  extension?: ExtensionSettings | undefined
  /** Start time of the worlds' clocks; default: the system's time. */
  now?: Date | undefined
  checkAnswers?: boolean | undefined
  /** Trusted proxies, as in {@link Env}; default: none. */
  trustProxy?: Env['trustProxy']
  /** Called with the progress of an upgrade, which can take long. */
  onUpgrade?: ((part: UpgradePart) => void) | undefined
  callerLimits?: CallerLimits | undefined
  /** Called at named steps of a task; crash tests use it. */
  onStep?: ((step: string) => void) | undefined
  /** Creates the SMS sender. Default: the outbox in dev mode, none in production. */
  sms?: ((clock: Clock, log: Logger) => Sms) | undefined
  /** Login by WeChat. Default: the stand-in in dev mode, none in production. */
  wechat?: Wechat | undefined
  /** Creates the payment providers of a world; default: none. */
  payments?: ((merchant: { db: State; secret: string }) => Payments) | undefined
  publicUrl?: string | undefined
  simulators?: Simulators | undefined
  /** Origins of payment pages that our forms may post to. */
  paymentOrigins?: readonly string[] | undefined
  /** Another server for calls of origin `upstream`; `timeoutMs` limits its answers. */
  upstream?: (UpstreamSettings & { timeoutMs?: number }) | undefined
  /** Work to solve a captcha challenge; tests use less. */
  robotEffort?: Effort | undefined
  logLevel?: string | undefined
}
