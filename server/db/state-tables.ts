/** Tables of the state, as Kysely types. Times are ISO instants, money and power integers, booleans 0 or 1. */
import type { Generated } from 'kysely'
import type { CodeType } from '#contracts/api/account.ts'

export interface AccountTable {
  id: Generated<number>
  phone: string
  /** `scrypt$N$r$p$salt$hash`. */
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
}

export interface SessionTable {
  /** SHA-256 of the token, hex: a stolen table opens no session. */
  token_hash: string
  account_id: number
  created_at: string
  expires_at: string
  device: string | null
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
  kind: 'gift' | 'charge' | 'refund' | 'adjustment'
  /** Hundredths of power; charges are negative. */
  amount: number
  /** What moved it: `report:ID:REVISION`, `registration:ACCOUNT` … One entry of a kind for one cause. */
  cause: string
  created_at: string
}

export interface ReportTable {
  id: Generated<number>
  account_id: number
  marketplace: string
  asin: string
  /** JSON text: what the card shows. */
  product: string
  state: 0 | 1 | 2
  failure: string | null
  language: string
  /** Counts creations, updates and recreations: each is charged and made once. */
  revision: number
  /** Name of the PDF in the world's files folder. */
  file: string | null
  created_at: string
  updated_at: string
}

export interface ReportContentTable {
  report_id: number
  /** JSON text of the report model; kept apart so that lists do not read it. */
  model: string
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

export interface StateTables {
  account: AccountTable
  session: SessionTable
  attempt: AttemptTable
  code: CodeTable
  spent_solution: SpentSolutionTable
  ledger: LedgerTable
  report: ReportTable
  report_content: ReportContentTable
  job: JobTable
  outbox: OutboxTable
  secret: SecretTable
}
