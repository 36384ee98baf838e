/** The states that our pacts ask for, each with its parameters; `states.test-support.ts` brings them about. */
import type { CodeType } from '#contracts/api/account.ts'
import type { Scenario } from '#contracts/api/devtools-scenarios.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'

/** The two sides of our pacts. */
export const CONSUMER = 'web'
export const PROVIDER = 'server'

export interface State {
  state: string
  params?: Record<string, string | number>
}

/** A phone without an account. */
export const STRANGER = '13900000000'
/** A product of which its source told nothing but the title. */
export const BARE_ASIN = 'B0BAREFACT'
/** A niche of which its source told nothing but titles and one search term; the product above is all that it has. */
export const BARE_NICHE = 'barefacts'
/** Trademarks: all is known of one, little of the others, of the last not even an owner. */
export const WHOLE_MARK = { serial: '97000001', words: 'Zwholifax' }
export const BARE_MARK = { serial: '97000002', words: 'Zbarifax' }
export const ORPHAN_MARK = { serial: '97000003', words: 'Zorfanog' }

export const given = {
  /** The sample world, and nobody logged in. All others build upon it. */
  seed: { state: 'the seed' },
  /** A token that opens nothing. */
  stranger: { state: 'an unknown token' },
  /** The sample account, logged in. `power` in hundredths. */
  seller: (power: number = STORY.account.power): State => ({ state: 'a seller', params: { power } }),
  /** A new account, logged in: nothing of it is from the seed. */
  newcomer: { state: 'a newcomer' },
  /** A code that was sent; `confirm` goes to whoever is logged in. */
  code: (phone: string, type: CodeType): State => ({ state: 'a code', params: { phone, type } }),
  failedLogins: (times: number): State => ({ state: 'failed logins', params: { times } }),
  wrongProofs: (times: number): State => ({ state: 'wrong passwords of the seller', params: { times } }),
  /** All that one address may have in a while: tries of codes, or tickets. */
  attempts: (at: 'codes' | 'tickets'): State => ({ state: 'all attempts of this address', params: { at } }),
  closed: { state: 'the account is closed' },
  anotherSession: { state: 'another session' },
  /** One that an unknown program opened by password, before it was noted when sessions are used. */
  oldSession: { state: 'a session of an unknown program' },
  /** So much power and no more, in hundredths. */
  power: (power: number): State => ({ state: 'power', params: { power } }),
  /** Somebody with a birthday, and a paid plan. */
  birthday: { state: 'a birthday' },
  plan: { state: 'a paid plan' },
  /** A login by WeChat, as far as it is. `bind`: by somebody without an account. */
  ticket: (at: 'waiting' | 'confirmed' | 'bind'): State => ({ state: 'a WeChat login', params: { at } }),
  /**
   * A report of the seller; `pending` for as long as one looks; of a product or niche that is `gone` by now, or only
   * `elsewhere`; `updated` once.
   */
  report: (
    is: 'pending' | 'finished' | 'updated' | 'failed' | 'gone' | 'elsewhere',
    kind: ReportKind = 'asin',
  ): State => ({
    state: 'a report',
    params: { is, kind },
  }),
  /** An order of the seller. */
  order: (is: 'created' | 'credited' | 'closed' | 'refunded', by: 'Alipay' | 'card' = 'Alipay'): State => ({
    state: 'an order',
    params: { is, by },
  }),
  /** One of the trademarks above is the one that is asked for. */
  mark: (is: 'whole' | 'bare'): State => ({ state: 'a mark', params: { is } }),
  /** A coupon for anybody. */
  coupon: (code: string, percent: number): State => ({ state: 'a coupon', params: { code, percent } }),
  openOrders: (count: number): State => ({ state: 'open orders', params: { count } }),
  scenario: (name: Scenario): State => ({ state: 'a scenario', params: { name } }),
  /** What this server has no provider for, or whose provider does not answer. */
  without: (what: 'sms' | 'wechat' | 'alipay'): State => ({ state: 'not configured', params: { what } }),
  /** It takes other currencies than the orders', or larger sums. */
  takes: (what: 'other currencies' | 'larger sums'): State => ({ state: 'what Alipay takes', params: { what } }),
  down: (what: 'alipay'): State => ({ state: 'a provider that is down', params: { what } }),
} as const
