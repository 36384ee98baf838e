/** Tables of accounts. Times are ISO instants, money and power integers, booleans 0 or 1. */
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
  /** Part of the signature of file addresses: raised to end those that were given out. */
  address_epoch: Generated<number>
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
  /** ISO instant of the last use, updated once a day; earlier versions stored only the day. */
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

export interface OutboxTable {
  id: Generated<number>
  channel: string
  recipient: string
  text: string
  sent_at: string
}

/** The WeChat of an account: one for each. */
export interface WechatIdentityTable {
  openid: string
  /** WeChat's id of the person across all our apps. Null if WeChat did not send it. */
  unionid: string | null
  account_id: number
  created_at: string
}

/** A phone without an account that has had the welcome gift. */
export interface GiftedPhoneTable {
  /** HMAC of the number. */
  hash: string
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
  /** What asked for it, and from where: shown to whoever scans the code. */
  device: string | null
  network: string | null
}
