/** Tables of the state, as Kysely types. Times are ISO instants, money and power integers, booleans 0 or 1. */
import type { Generated } from 'kysely'
import type { CodeType } from '#contracts/api/accounts/account.ts'
import type { OrderEnding, OrderState, PLAN_UNITS, ProviderName } from '#contracts/api/billing.ts'
import type { VERDICTS } from '#contracts/api/rights/patent-rows.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Currency } from '#contracts/model/price.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import type { Risk } from '#contracts/model/rights/risk.ts'

export interface AccountTable {
  id: Generated<number>
  phone: string
  /** `scrypt$N$r$p$salt$hash`; empty when none was ever set. */
  password_hash: string
  nickname: string
  avatar: Generated<string>
  level: Generated<number>
  level_text: Generated<string>
  start_time: string | null
  end_time: string | null
  type: Generated<number>
  birthday: string | null
  sex: Generated<number>
  language: Generated<string>
  /** 1 for the accounts of the sample world: the only ones that dev calls may touch. */
  sample: Generated<number>
  created_at: string
  /** Since when it is closed; it can be opened again for a while, then it is erased. */
  closed_at: Generated<string | null>
  erased_at: Generated<string | null>
}

export interface SessionTable {
  /** SHA-256 of the token, hex: a stolen table opens no session. */
  token_hash: string
  account_id: number
  created_at: string
  expires_at: string
  device: string | null
  /** The network it was opened from. */
  network: Generated<string | null>
  /** The last day it was used, by the clock of Shanghai. */
  seen_on: Generated<string | null>
}

export interface AvatarTable {
  account_id: number
  /** What its address says: random, so that nobody finds it. */
  name: string
  /** WebP. */
  picture: Buffer
}

export interface AttemptTable {
  id: Generated<number>
  /** What is limited, and whose: `phone:…` and `ip:…` are failed logins, the others are named in attempts.store.ts. */
  subject: string
  at: string
}

export interface CodeTable {
  phone: string
  type: CodeType
  /** HMAC of the code: who reads the table cannot use it. */
  hash: string
  tries: Generated<number>
  expires_at: string
}

export interface SpentSolutionTable {
  /** Signature of the challenge that was solved. */
  signature: string
  expires_at: string
}

export interface LedgerTable {
  id: Generated<number>
  account_id: number
  kind: 'purchase' | 'gift' | 'charge' | 'refund' | 'adjustment'
  /** Hundredths of power; charges are negative. */
  amount: number
  /** What moved it: `report:ID:REVISION`, `registration:ACCOUNT`, `order:NO` … One entry of a kind for one cause. */
  cause: string
  created_at: string
}

export interface ReportTable {
  id: Generated<number>
  account_id: number
  kind: ReportKind
  marketplace: string
  /** ASIN or niche id: no niche id looks like an ASIN. */
  subject: string
  /** What was searched for when the niche was chosen; null of an ASIN. */
  keyword: string | null
  /** JSON text: what the card shows. */
  card: string
  /** In the language of the marketplace. */
  title: string
  /** Title, brand, keyword, names and subject in small letters: what the list is searched in. */
  search: string
  state: 0 | 1 | 2
  failure: string | null
  language: string
  /** Counts creations, updates and recreations: each is charged and made once. */
  revision: number
  /** The version that can be read online; null before the first is finished. */
  current_revision: number | null
  /** Name of the PDF in the world's files folder. */
  file: string | null
  created_at: string
  updated_at: string
}

/** A revision that was finished; some of the latest are kept. */
export interface ReportVersionTable {
  report_id: number
  revision: number
  /** The report model as JSON text, packed by deflateRaw. */
  model: Buffer
  made_at: string
  /** Day of the facts behind it. */
  as_of: string
}

export interface JobTable {
  id: Generated<number>
  kind: string
  subject: number
  revision: number
  state: 'queued' | 'running' | 'done' | 'failed'
  attempts: Generated<number>
  lease_owner: string | null
  /** Milliseconds of the system clock: leases are about processes, so the world's clock does not move them. */
  lease_until: number | null
  /** For whom it is done; null for some of before turns. */
  account_id: number | null
  /** Tasks are taken by turn: server/platform/turns.ts. */
  turn: number
  created_at: string
}

export interface OutboxTable {
  id: Generated<number>
  channel: string
  recipient: string
  text: string
  sent_at: string
}

export interface SecretTable {
  name: string
  value: string
}

export interface PlanTable {
  id: number
  /** 1 plans, 2 compute packs. */
  type: number
  currency: Currency
  tag: string
  unit: (typeof PLAN_UNITS)[number]
  unit_text: string
  num: number
  /** List price and what one costs, minor units. */
  price: number
  discount: number
  /** Hundredths that one credits. */
  power: number
  level: number
  level_text: string
  /** HTML. */
  data: string
  on_sale: Generated<number>
}

export interface CouponTable {
  /** Upper case. */
  code: string
  kind: 'percent' | 'fixed'
  /** Percent off, or minor units off. */
  value: number
  /** The only currency it is for; any when null. */
  currency: Currency | null
  /** Least order, minor units. */
  minimum: Generated<number>
  plan_id: number | null
  starts_at: string
  ends_at: string
  /** How often it may be used in all; without end when null. */
  uses: number | null
}

/** The coupon of an order that is paid or can still be; once for an account. */
export interface CouponUseTable {
  order_no: string
  code: string
  account_id: number
}

export interface OrdersTable {
  no: string
  account_id: number
  plan_id: number
  /** JSON text of what was bought, as the plan was then. */
  bought: string
  number: number
  provider: ProviderName | 'none'
  currency: Currency
  /** List price and what is to be paid, for all of it, minor units. */
  price: number
  amount: number
  coupon: string | null
  language: string
  /** The provider's own name of the payment that was opened. */
  ref: string | null
  state: OrderState
  close_reason: 'expired' | 'cancelled' | 'provider' | null
  /** 1 while it is closed here and could still be paid at the provider, for all we know. */
  open_at_provider: Generated<number>
  created_at: string
  expires_at: string
  paid_at: string | null
  credited_at: string | null
  closed_at: string | null
  refunded_at: string | null
}

/** Money that came, once for each payment of a provider. */
export interface PaymentTable {
  id: Generated<number>
  provider: ProviderName
  /** The provider's own name of it. */
  ref: string
  order_no: string
  amount: number
  currency: Currency
  /** What became of it: `owed` has still to be paid back, `refunded` is back to the last cent. */
  outcome: 'credited' | 'owed' | 'refunded'
  /** Minor units that have gone back, of any of them. */
  refunded: Generated<number>
  received_at: string
  refunded_at: string | null
}

/** A stretch of time in which the account has a level. */
export interface MembershipTable {
  id: Generated<number>
  account_id: number
  order_no: string
  level: number
  level_text: string
  starts_at: string
  ends_at: string
}

/** What was told of an order, each once. The latest says where the order stands. */
export interface PaymentEventTable {
  id: Generated<number>
  account_id: number
  order_no: string
  provider: OrdersTable['provider']
  message: 'success' | OrderEnding
  at: string
}

/** The WeChat of an account: one for each. */
export interface WechatIdentityTable {
  openid: string
  /** The same person in other apps of ours; not every app is told. */
  unionid: string | null
  account_id: number
  created_at: string
}

/** A login by QR code that is under way, or was handed over a moment ago. */
export interface WechatTicketTable {
  /** Stands in the QR code. */
  id: string
  /** SHA-256 of what only the browser holds that asked for it, hex. */
  secret_hash: string
  /** `asking`: WeChat is asked who has confirmed; so a code is exchanged once. `handed`: its session was given out. */
  state: 'waiting' | 'scanned' | 'asking' | 'confirmed' | 'handed' | 'refused'
  openid: string | null
  unionid: string | null
  expires_at: string
}

/** A search of design patents, and what it has found. */
export interface PatentQueryTable {
  id: Generated<number>
  account_id: number
  /** Names the search: the same words and the same picture have the same. */
  search: string
  /** JSON text: the form without its picture. */
  form: string
  /** Name of its file in the world's folder. */
  picture: string | null
  descriptor: Buffer | null
  /** JSON text: patent, view and similarity of each, the most alike first. */
  hits: string
  found: number
  created_at: string
}

/** What the seller thinks of a patent that a query has found. */
export interface PatentVerdictTable {
  query_id: number
  patent_id: number
  verdict: (typeof VERDICTS)[number] | null
  note: string
  judged_at: string
}

/** When an account last looked at the latest grants. */
export interface PatentVisitTable {
  account_id: number
  seen_until: string
}

/** A saved search, which is run again over new grants. */
export interface PatentWatchTable {
  id: Generated<number>
  query_id: number
  account_id: number
  name: string
  created_at: string
  /** Grants that were added until then have been looked through. */
  looked_at: string
}

/** A new grant that a saved search has found. */
export interface PatentWatchHitTable {
  watch_id: number
  patent_id: number
  view: number | null
  similarity: number | null
  /** 1 once its owner has looked at it. */
  seen: Generated<number>
  /** Empty of what was found before that was kept. */
  found_at: string
}

/** A product or a listing that was checked against patents, marks and cases, and what was found then. */
export interface TortQueryTable {
  id: Generated<number>
  account_id: number
  /** Names what was checked: the same listing with the same pictures has the same. */
  search: string
  asin: string | null
  marketplace: Marketplace | null
  title: string
  /** Title and bullets. */
  text: string
  brand: string | null
  /** Names of the files of its pictures in the world's folder, with a space between: see `namesIn`. */
  pictures: string
  risk: Risk | null
  /** JSON text: the result of the call, as it was found. */
  result: string
  verdict: (typeof VERDICTS)[number] | null
  note: string
  created_at: string
}

/** The names of files that stand in one column. */
export const namesIn = (names: string): string[] => names.split(' ').filter((name) => name !== '')

export interface StateTables {
  account: AccountTable
  session: SessionTable
  avatar: AvatarTable
  attempt: AttemptTable
  code: CodeTable
  spent_solution: SpentSolutionTable
  ledger: LedgerTable
  report: ReportTable
  report_version: ReportVersionTable
  job: JobTable
  outbox: OutboxTable
  secret: SecretTable
  plan: PlanTable
  coupon: CouponTable
  coupon_use: CouponUseTable
  orders: OrdersTable
  payment: PaymentTable
  membership: MembershipTable
  payment_event: PaymentEventTable
  wechat_identity: WechatIdentityTable
  wechat_ticket: WechatTicketTable
  patent_query: PatentQueryTable
  patent_verdict: PatentVerdictTable
  patent_visit: PatentVisitTable
  patent_watch: PatentWatchTable
  patent_watch_hit: PatentWatchHitTable
  tort_query: TortQueryTable
}
