/** The provider states of our pacts with their parameters; `states.test-support.ts` sets them up. */

import type { ReportKind } from '#contracts/model/report/report.ts'
import type { PictureRefusal } from '#contracts/model/rights/picture-refusals.ts'
import { STORY } from '#fixtures/story.ts'
import type { CodeType } from '../api/accounts/account.ts'
import type { Scenario } from '../api/dev/devtools-scenarios.ts'

export const CONSUMER = 'web'
export const PROVIDER = 'server'

export interface State {
  state: string
  params?: Record<string, string | number>
}

export const STRANGER = '13900000000'
export const BARE_ASIN = 'B0BAREFACT'
/** An imported product of India with only a title and a category. */
export const LONE_ASIN = 'B0LONEFACT'
/** A niche with only titles, one search term and the bare product. */
export const BARE_NICHE = 'barefacts'
/** Products with 24, 10 and 7 months. The first has all facts. */
export const WHOLE_PRODUCT = 'B0WHOLEROW'
export const YOUNG_PRODUCT = 'B0YOUNGROW'
export const YOUNGEST_PRODUCT = 'B0YOUNGEST'
/** Trademarks: the first has all facts, the second few, the third not even an owner. */
export const WHOLE_MARK = { serial: '97000001', words: 'Zwholifax' }
export const BARE_MARK = { serial: '97000002', words: 'Zbarifax' }
export const ORPHAN_MARK = { serial: '97000003', words: 'Zorfanog' }

/** Design patents: the first has all facts, the second few. */
export const WHOLE_PATENT = { number: '30-7654321', title: 'Zwholifix lamp' }
export const BARE_PATENT = { number: 'IN-9900123', title: 'Zbarifix' }
export const BARE_GRANT = { number: 'IN-9900124', title: 'Zgranifix' }
export const BARE_DRAWN = { number: 'IN-9900125', title: 'Zdrawnifix' }
/** A search form that only the first patent matches. */
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
export const SHAPE_PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAgMAAADXB5lNAAAABlBMVEUiRGb///9cg222AAAACXBIWXMAAAsTAAALEwEAmpwYAAAAH0lEQVQ4y2MIRQMMQ1uAgYGBdVRgUApAwagAwzDKcwBL3P95K3HMNwAAAABJRU5ErkJggg=='
export const REFUSED_PICTURES: Readonly<Record<PictureRefusal, string>> = {
  wrongPicture: 'data:image/png;base64,AAAA',
  blankPicture:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgQAUAABAAASG2FtIAAAAASUVORK5CYII=',
}

export const given = {
  /** The sample world without a session; the base of all other states. */
  seed: { state: 'the seed' },
  stranger: { state: 'an unknown token' },
  /** A session of the sample account. `power` in hundredths. */
  seller: (power: number = STORY.account.power): State => ({ state: 'a seller', params: { power } }),
  /** Freezes the server's clock, so that a pact can distinguish its dates. */
  clock: (now: string): State => ({ state: 'the clock', params: { now } }),
  newcomer: { state: 'a newcomer' },
  /** A code was sent. `confirm`: to the logged-in user. */
  code: (phone: string, type: CodeType): State => ({ state: 'a code', params: { phone, type } }),
  failedLogins: (times: number): State => ({ state: 'failed logins', params: { times } }),
  wrongProofs: (times: number): State => ({ state: 'wrong passwords of the seller', params: { times } }),
  /** The rate limit of an IP address is used up, for codes or for tickets. */
  attempts: (at: 'codes' | 'tickets'): State => ({ state: 'all attempts of this address', params: { at } }),
  closed: { state: 'the account is closed' },
  anotherSession: { state: 'another session' },
  /** A session without a known program and without a recorded last use. */
  oldSession: { state: 'a session of an unknown program' },
  /** In hundredths. */
  power: (power: number): State => ({ state: 'power', params: { power } }),
  birthday: { state: 'a birthday' },
  plan: { state: 'a paid plan' },
  /** State of a WeChat login. `bind`: by an identity without an account. */
  ticket: (at: 'waiting' | 'confirmed' | 'bind'): State => ({ state: 'a WeChat login', params: { at } }),
  /**
   * A report of the seller. `pending` never finishes; `gone`: its subject was removed; `elsewhere`: its subject is only
   * in another marketplace; `updated`: it has a second version.
   */
  report: (
    is: 'pending' | 'finished' | 'updated' | 'failed' | 'gone' | 'elsewhere',
    kind: ReportKind = 'asin',
  ): State => ({
    state: 'a report',
    params: { is, kind },
  }),
  order: (is: 'created' | 'credited' | 'closed', by: 'Alipay' | 'card' = 'Alipay'): State => ({
    state: 'an order',
    params: { is, by },
  }),
  /** The payment arrived, was refunded, or both before the server got a notice. */
  money: (is: 'paid' | 'given back' | 'come and gone'): State => ({ state: 'the money for the order', params: { is } }),
  /** The request is for this one of the trademarks above. */
  mark: (is: 'whole' | 'bare'): State => ({ state: 'a mark', params: { is } }),
  /** The request is for the first of the patents above. */
  patent: { state: 'a patent' },
  noDrawings: { state: 'no drawings of patents' },
  /**
   * A search of the seller. `whole`: by picture and words, found the first patent above. `bare`, `bare grant`: by words,
   * found a patent with few facts. `picture`: by picture, found any patent.
   */
  patentQuery: (is: 'whole' | 'bare' | 'bare grant' | 'picture'): State => ({
    state: 'a patent search',
    params: { is },
  }),
  patentVerdict: { state: 'a verdict on a patent' },
  patentWatch: { state: 'a saved patent search' },
  patentWatches: (count: number): State => ({ state: 'saved patent searches', params: { count } }),
  visit: { state: 'a visit to the latest grants' },
  /**
   * An infringement query of the seller: by a product with a picture and a verdict, by a picture alone, or by words
   * that are no mark.
   */
  tortQuery: (is: 'whole' | 'picture' | 'words'): State => ({ state: 'an infringement query', params: { is } }),
  checkedProduct: (): State => ({ state: 'an infringement query of a product' }),
  /** A saved calculation, changed an hour later. */
  calculation: { state: 'a calculation' },
  freightCalculation: { state: 'a freight calculation' },
  calculations: (count: number): State => ({ state: 'calculations', params: { count } }),
  /** A frozen copy of a calculation of the seller. */
  sharedCopy: { state: 'a shared copy' },
  exchangeRates: { state: 'exchange rates of the seller' },
  /** A fee table that the seller has entered. */
  ownTable: { state: 'a fee table of the seller' },
  ownTables: (count: number): State => ({ state: 'fee tables of the seller', params: { count } }),
  watch: (of: 'product' | 'market' | 'search'): State => ({ state: 'a watch', params: { of } }),
  watches: (count: number): State => ({ state: 'watches', params: { count } }),
  /** `gone`: a rival that is no longer on record. */
  watchChange: (change: 'price' | 'rival' | 'gone'): State => ({ state: 'a change of the watch', params: { change } }),
  preset: { state: 'a saved filter' },
  noProducts: { state: 'no products in lists' },
  presets: (count: number): State => ({ state: 'saved filters', params: { count } }),
  /** With two terms: one that the sample world knows, and one that it does not. */
  keywordList: { state: 'a keyword list' },
  keywordLists: (count: number): State => ({ state: 'keyword lists', params: { count } }),
  fullKeywordList: { state: 'a full keyword list' },
  coupon: (code: string, percent: number): State => ({ state: 'a coupon', params: { code, percent } }),
  openOrders: (count: number): State => ({ state: 'open orders', params: { count } }),
  scenario: (name: Scenario): State => ({ state: 'a scenario', params: { name } }),
  without: (what: 'sms' | 'wechat' | 'alipay'): State => ({ state: 'not configured', params: { what } }),
  /** Alipay accepts only other currencies, or only larger amounts. */
  takes: (what: 'other currencies' | 'larger sums'): State => ({ state: 'what Alipay takes', params: { what } }),
  down: (what: 'alipay'): State => ({ state: 'a provider that is down', params: { what } }),
} as const
