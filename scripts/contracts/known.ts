/** Results of earlier answers: ids that this run created, and facts that later answers must match. */
import { account } from '#contracts/api/accounts/account.ts'
import { wechat } from '#contracts/api/accounts/wechat.ts'
import { billing } from '#contracts/api/billing.ts'
import { markets } from '#contracts/api/markets.ts'
import { products } from '#contracts/api/products.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import { WEEK_PATTERN } from '#contracts/api/rights/patent-rows.ts'
import { patents } from '#contracts/api/rights/patents.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { numberIn, pick, rowsIn, textIn } from './pick.ts'
import type { Question } from './question.ts'

export interface MadeReport {
  id: number
  /** False for a report that existed before: the run must not change or delete it. */
  isOwn: boolean
  /** ASIN or niche id. */
  about: string
}

export interface Plan {
  id: number
  price: number
  discount: number
  power: number
  currency: string
  unit: string
}

export interface MadeOrder {
  no: string
  plan: number
  number: number
  hasCoupon: boolean
  type: number
}

export class KnownFacts {
  readonly modules = new Map<string, { id: number; value: number | undefined }>()
  readonly plans = new Map<number, Plan>()
  readonly made: { asin?: MadeReport; market?: MadeReport } = {}
  readonly orders: MadeOrder[] = []
  product: unknown
  nicheId: string | undefined
  queryId: string | undefined
  ticket: string | undefined
  /** A coupon that paid for a whole order, so it is used up. */
  usedCoupon: string | undefined
  week: { week: string; total: number | undefined } | undefined
  picture: string | undefined

  /** `isTrue`: the answer has no differences, so other answers can be compared with it. */
  learn({ endpoint, body, query }: Question, data: unknown, isTrue: boolean): void {
    if (data === undefined) return
    LESSONS.get(endpoint)?.(this, data, { ...query, ...body })
    if (isTrue) FACTS.get(endpoint)?.(this, data)
  }
}

type Lesson = (known: KnownFacts, data: unknown, asked: Readonly<Record<string, unknown>>) => void

/** Facts that other answers must match. */
const FACTS = new Map<Endpoint, (known: KnownFacts, data: unknown) => void>([
  [
    account.info,
    (known, data) => {
      for (const row of rowsIn(data, 'user', 'mold')) {
        const module = known.modules.get(textIn(row, 'enName') ?? '')
        if (module) module.value = numberIn(row, 'value')
      }
    },
  ],
  [
    billing.plans,
    (known, data) => {
      for (const row of rowsIn(data, 'plan')) {
        const [id, price, discount] = ['id', 'price', 'discount'].map((name) => numberIn(row, name))
        const [power, currency, unit] = [numberIn(row, 'power'), textIn(row, 'currency'), textIn(row, 'type', 'unit')]
        if (id === undefined || price === undefined || discount === undefined || power === undefined) continue
        known.plans.set(id, { id, price, discount, power, currency: currency ?? '', unit: unit ?? '' })
      }
    },
  ],
  [
    products.getAsinInfo,
    (known, data) => {
      known.product ??= data
    },
  ],
])

const LESSONS = new Map<Endpoint, Lesson>([
  [
    account.info,
    (known, data) => {
      for (const row of rowsIn(data, 'user', 'mold')) {
        const [name, id] = [textIn(row, 'enName'), numberIn(row, 'id')]
        if (name && id !== undefined) known.modules.set(name, { id, value: known.modules.get(name)?.value })
      }
    },
  ],
  [
    billing.createOrder,
    (known, data, asked) => {
      const [no, plan, coupon] = [textIn(data, 'order'), numberIn(asked, 'id'), textIn(asked, 'coupon')]
      if (no === undefined || plan === undefined) return
      const number = numberIn(asked, 'number') ?? 1
      known.orders.push({ no, plan, number, hasCoupon: coupon !== undefined, type: numberIn(asked, 'type') ?? 0 })
      if (coupon && pick(data, 'pay_status') === true) known.usedCoupon = coupon
    },
  ],
  [
    markets.getNiches,
    (known, data) => {
      known.nicheId ??= textIn(data, 'niches', 0, 'nicheId')
    },
  ],
  [
    reports.productCreate,
    (known, data, asked) => {
      known.made.asin ??= madeReport(data, asked.asin)
    },
  ],
  [
    reports.marketCreate,
    (known, data, asked) => {
      known.made.market ??= madeReport(data, asked.nicheId)
    },
  ],
  [
    patents.getQueryId,
    (known, data, asked) => {
      // A search by the picture alone finds more than a search by all fields.
      if (asked.title === undefined) known.queryId = textIn(data, 'queryId')
    },
  ],
  [
    patents.getNewLocTotal,
    (known, data) => {
      const week = textIn(data, 'weeks', 0, 'week')
      if (week && new RegExp(WEEK_PATTERN).test(week)) known.week = { week, total: numberIn(data, 'weeks', 0, 'total') }
    },
  ],
  [
    patents.getAsinImg,
    (known, data) => {
      known.picture ??= textIn(data, 'img')
    },
  ],
  [
    wechat.getWechatQr,
    (known, data, asked) => {
      if (asked.ticket === undefined) known.ticket = textIn(data, 'ticket')
    },
  ],
])

function madeReport(data: unknown, about: unknown): MadeReport | undefined {
  const id = numberIn(data, 'id')
  if (id === undefined || typeof about !== 'string') return undefined
  return { id, isOwn: pick(data, 'created') === 1, about }
}
