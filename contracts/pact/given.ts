/** The states that our pacts ask for, each with its parameters; `states.test-support.ts` brings them about. */

import type { ReportKind } from '#contracts/model/report/report.ts'
import type { PictureRefusal } from '#contracts/model/rights/picture-refusals.ts'
import { STORY } from '#fixtures/story.ts'
import type { CodeType } from '../api/accounts/account.ts'
import type { Scenario } from '../api/dev/devtools-scenarios.ts'

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

/** Design patents: all is known of one, little of the other. */
export const WHOLE_PATENT = { number: '30-7654321', title: 'Zwholifix lamp' }
export const BARE_PATENT = { number: 'IN-9900123', title: 'Zbarifix' }
/** Of this it is known that it was granted. */
export const BARE_GRANT = { number: 'IN-9900124', title: 'Zgranifix' }
/** Of this as little is known as of the second, but it has a drawing. */
export const BARE_DRAWN = { number: 'IN-9900125', title: 'Zdrawnifix' }
/** A form that only the first of them fits. */
export const WHOLE_FORM = {
  type: 2,
  title: WHOLE_PATENT.title,
  applyer: 'Whole Facts',
  applyDate: ['2025-01-01', '2025-12-31'],
  pudId: WHOLE_PATENT.number,
  loc: '26-05',
  patentNumber: '30-2025-1',
  designer: 'Ann Lee',
  agency: 'North',
  agent: 'Ruiz',
  applyerAddr: 'Reno',
  office: ['KR' as const],
  validity: ['inForce' as const],
  targets: ['KR' as const],
}
/** A shape, and nothing. */
export const SHAPE_PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAgMAAADXB5lNAAAABlBMVEUiRGb///9cg222AAAACXBIWXMAAAsTAAALEwEAmpwYAAAAH0lEQVQ4y2MIRQMMQ1uAgYGBdVRgUApAwagAwzDKcwBL3P95K3HMNwAAAABJRU5ErkJggg=='
/** A picture for each refusal of a query picture. */
export const REFUSED_PICTURES: Readonly<Record<PictureRefusal, string>> = {
  wrongPicture: 'data:image/png;base64,AAAA',
  blankPicture:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgQAUAABAAASG2FtIAAAAASUVORK5CYII=',
}

export const given = {
  /** The sample world, and nobody logged in. All others build upon it. */
  seed: { state: 'the seed' },
  /** A token that opens nothing. */
  stranger: { state: 'an unknown token' },
  /** The sample account, logged in. `power` in hundredths. */
  seller: (power: number = STORY.account.power): State => ({ state: 'a seller', params: { power } }),
  /** Freezes the clock of the server, so that a pact can distinguish its dates. */
  clock: (now: string): State => ({ state: 'the clock', params: { now } }),
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
  order: (is: 'created' | 'credited' | 'closed', by: 'Alipay' | 'card' = 'Alipay'): State => ({
    state: 'an order',
    params: { is, by },
  }),
  /** The money for the order has arrived, was given back, or both before the server heard of either. */
  money: (is: 'paid' | 'given back' | 'come and gone'): State => ({ state: 'the money for the order', params: { is } }),
  /** One of the trademarks above is the one that is asked for. */
  mark: (is: 'whole' | 'bare'): State => ({ state: 'a mark', params: { is } }),
  /** The first of the patents above is the one that is asked for. */
  patent: { state: 'a patent' },
  /** There is nothing yet that a picture could be compared with. */
  noDrawings: { state: 'no drawings of patents' },
  /** A search of the seller that has found one of the patents above: the first by picture and words, another by words; or any by picture. */
  patentQuery: (is: 'whole' | 'bare' | 'bare grant' | 'picture'): State => ({
    state: 'a patent search',
    params: { is },
  }),
  /** What the seller thinks of the patent that the search has found. */
  patentVerdict: { state: 'a verdict on a patent' },
  /** The search is saved, since before the patent was granted. */
  patentWatch: { state: 'a saved patent search' },
  patentWatches: (count: number): State => ({ state: 'saved patent searches', params: { count } }),
  /** The seller has looked at the latest grants. */
  visit: { state: 'a visit to the latest grants' },
  /**
   * An infringement query of the seller: of a product with a picture, judged; of a picture of which there is no other word;
   * or of words alone that are nobody's mark.
   */
  tortQuery: (is: 'whole' | 'picture' | 'words'): State => ({ state: 'an infringement query', params: { is } }),
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
