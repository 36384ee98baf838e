/** Times are ISO instants, booleans 0 or 1. */
import type { Generated } from 'kysely'
import type { CodeType } from '#contracts/api/accounts/account.ts'

declare module '#server/db/state-tables.ts' {
  interface StateTables {
    account: AccountTable
    session: SessionTable
    avatar: AvatarTable
    attempt: AttemptTable
    code: CodeTable
    spent_solution: SpentSolutionTable
    outbox: OutboxTable
    wechat_identity: WechatIdentityTable
    wechat_ticket: WechatTicketTable
    gifted_phone: GiftedPhoneTable
  }
}

export interface AccountTable {
  id: Generated<number>
  phone: string
  /** `scrypt$N$r$p$salt$hash`; empty without a password. */
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
  /** 1 for accounts of the sample world: dev calls may touch only these. */
  sample: Generated<number>
  created_at: string
  /** Can be reopened for 30 days after this, then it is erased. */
  closed_at: Generated<string | null>
  erased_at: Generated<string | null>
  /** Part of the signature of file addresses; incremented to revoke all that were issued. */
  address_epoch: Generated<number>
}

export interface SessionTable {
  /** SHA-256 of the token, hex, so that a stolen table opens no session. */
  token_hash: string
  account_id: number
  created_at: string
  expires_at: string
  device: string | null
  network: Generated<string | null>
  /** ISO instant of the last use, updated once a day; earlier versions stored only the day. */
  seen_on: Generated<string | null>
}

export interface AvatarTable {
  account_id: number
  /** Part of the address; random, so that it cannot be guessed. */
  name: string
  /** WebP. */
  picture: Buffer
}

export interface AttemptTable {
  id: Generated<number>
  /** `phone:…` and `ip:…` are failed logins; for the others see attempts.store.ts. */
  subject: string
  at: string
}

export interface CodeTable {
  phone: string
  type: CodeType
  /** HMAC of the code, so that a reader of the table cannot use it. */
  hash: string
  tries: Generated<number>
  expires_at: string
}

export interface SpentSolutionTable {
  signature: string
  expires_at: string
}

export interface OutboxTable {
  id: Generated<number>
  channel: string
  recipient: string
  text: string
  sent_at: string
}

/** At most one row per account. */
export interface WechatIdentityTable {
  openid: string
  unionid: string | null
  account_id: number
  created_at: string
}

/** Phones of erased accounts that already received the welcome gift. */
export interface GiftedPhoneTable {
  /** HMAC of the number. */
  hash: string
}

export interface WechatTicketTable {
  id: string
  /** SHA-256, hex, of the secret that only the requesting browser holds. */
  secret_hash: string
  /** `asking`: claimed by one callback that exchanges the code at WeChat. `handed`: its session was issued. */
  state: 'waiting' | 'scanned' | 'asking' | 'confirmed' | 'handed' | 'refused'
  openid: string | null
  unionid: string | null
  expires_at: string
  device: string | null
  network: string | null
}
