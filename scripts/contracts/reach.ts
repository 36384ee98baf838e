/** Makes a question of a pact one that this upstream can answer, or says why it cannot be asked. */
import { account } from '#contracts/api/accounts/account.ts'
import { wechat } from '#contracts/api/accounts/wechat.ts'
import { billing } from '#contracts/api/billing.ts'
import { isSafe } from '#contracts/core/endpoint.ts'
import type { FailureName } from '#contracts/core/failures.ts'
import { STAND_INS } from '#contracts/pact/stand-ins.ts'
import type { Known } from './known.ts'
import { type NamedRows, SAMPLE_ROWS } from './named-rows.ts'
import type { Question, State } from './question.ts'

export interface Given {
  token: string | undefined
  writes: boolean
  rows: NamedRows
}

export type Reached = { question: Question } | { why: string }

/** Refusals of rows that only our sample world holds. */
const SAMPLE: readonly FailureName[] = [
  'couponCurrency',
  'couponExpired',
  'couponMinimum',
  'couponOtherPlan',
  'couponUsedUp',
  'paymentMinimum',
  'asinElsewhere',
  'planNotFound',
  'paymentCurrency',
  'pictureNotFound',
]
/** Refusals that come before a code is looked at, and before an SMS is sent. */
const BEFORE_CODE: readonly FailureName[] = ['wrongPhone', 'shortPassword', 'codeFormat', 'robotRequired', 'wrongCode']

/** With the values of what is known in the places of stand-ins, and the rows that were named in those of the sample's. */
export function reach(question: Question, given: Given, known: Known): Reached {
  const { rows, token, writes } = given
  const fields = rows.checks[question.what]
  if (question.as === 'user' && token === undefined) return { why: 'needs a token: --token' }
  // Who is refused for having no session changes nothing.
  if (!isSafe(question.endpoint) && question.expected !== 'notLoggedIn' && !writes)
    return { why: 'changes something: --writes' }
  if (fields) return { question: withFields(filled(question, given, known), fields) }
  const isShort = question.expected === 'insufficientPower'
  if (isShort && rows.tokenShortOfPower === undefined)
    return { why: 'needs an account that is short of power: “tokenShortOfPower” in --rows' }
  const why = missingFor(question, given, known)
  if (why !== undefined) return { why }
  return { question: { ...filled(question, given, known), ...(isShort && { as: 'short of power' }) } }
}

const withFields = (question: Question, fields: Readonly<Record<string, unknown>>): Question => ({
  ...question,
  isNamed: true,
  states: [],
  ...(question.body ? { body: { ...question.body, ...fields } } : { query: { ...question.query, ...textsOf(fields) } }),
})

const textsOf = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

/** What the question needs and neither the rows nor the answers so far have brought. */
function missingFor(question: Question, { rows }: Given, known: Known): string | undefined {
  const { endpoint, expected, states, body = {}, what } = question
  if (SAMPLE.some((name) => name === expected)) return 'needs rows of the sample world: name the check in --rows'
  const unmade = states.filter((state) => !isBrought(state, question, known))
  // What only reads is asked all the same: another answer of the contract is no difference.
  if (unmade.length > 0 && !(isSafe(endpoint) && expected === 'success')) return whyUnmade(unmade)
  const sent = Object.values(body)
  const isForCode = sent.includes(STAND_INS.code) || endpoint === account.getCode
  if (isForCode && !BEFORE_CODE.some((name) => name === expected))
    return 'needs a code by SMS, which only its phone shows'
  if (endpoint === account.updatePassword && 'oldPassword' in body && rows.password === undefined)
    return 'sets the password of the account: “password” in --rows keeps it the same'
  if (what.includes('by old password') && expected === 'tooManyAttempts') return 'would lock the account'
  return undefined
}

const whyUnmade = (states: readonly State[]) =>
  `needs a state that this run cannot bring about: ${states.map(({ name }) => name).join(', ')}`

/** Whether the answers so far have brought the state about, as far as the question depends on it. */
function isBrought({ name, params }: State, { expected }: Question, known: Known): boolean {
  switch (name) {
    case 'a patent search':
      return known.queryId !== undefined
    case 'a verdict on a patent':
      // By a verdict one only filters.
      return true
    case 'a WeChat login':
      return params.at === 'waiting' && known.ticket !== undefined
    case 'a code':
      return BEFORE_CODE.some((refusal) => refusal === expected)
    case 'failed logins':
      // A challenge may be solved without need.
      return expected === 'success'
    case 'an order':
      return params.is === 'credited' && expected === 'couponUsed' && known.usedCoupon !== undefined
    default:
      return false
  }
}

function filled(question: Question, given: Given, known: Known): Question {
  const { endpoint, body, expected, states } = question
  const names = states.map(({ name }) => name)
  const values = new Map<unknown, unknown>(
    Object.entries(SAMPLE_ROWS).flatMap(([name, sample]) => {
      const row = Object.entries(given.rows).find(([key]) => key === name)?.[1]
      return typeof row === 'string' ? [[sample, row]] : []
    }),
  )
  if (given.rows.nicheId === undefined && known.nicheId !== undefined) values.set(SAMPLE_ROWS.nicheId, known.nicheId)
  const made = [
    ['a patent search', STAND_INS.patentQuery, known.queryId],
    ['a WeChat login', STAND_INS.ticket, known.ticket],
    ['an order', SAMPLE_ROWS.coupon, known.usedCoupon],
  ] as const
  for (const [state, standIn, value] of made)
    if (names.includes(state) && value !== undefined) values.set(standIn, value)
  const { cost } = endpoint
  const module = cost && expected !== 'moduleUnknown' ? known.modules.get(cost) : undefined
  const isOldPassword = endpoint === account.updatePassword && body !== undefined && 'oldPassword' in body
  const changed = replaced(body, values)
  return {
    ...question,
    query: textsOf(replaced(question.query, values) ?? {}),
    ...(changed && {
      body: {
        ...changed,
        ...(module && 'mold_id' in changed && { mold_id: module.id }),
        // The new password is the old one: whatever the upstream makes of it, one can still log in.
        ...(isOldPassword && given.rows.password !== undefined && { password: given.rows.password }),
        ...(isOrder(question) && { id: planFor(changed.id, known) }),
      },
    }),
  }
}

function replaced(
  fields: Question['body'],
  values: ReadonlyMap<unknown, unknown>,
): Record<string, unknown> | undefined {
  if (fields === undefined) return undefined
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, values.has(value) ? values.get(value) : value]),
  )
}

const isOrder = ({ endpoint, expected }: Question) =>
  (endpoint === billing.checkCoupon || endpoint === billing.createOrder) && expected !== 'planNotFound'

/** Ids of our plans for dollars begin here. */
const USD = 100

/** The plan that is asked for, or where the upstream does not have it, its cheapest pack of the same currency. */
function planFor(id: unknown, { plans }: Known): unknown {
  if (typeof id !== 'number' || plans.size === 0 || plans.has(id)) return id
  const currency = id > USD ? 'usd' : 'cny'
  const packs = [...plans.values()].filter((plan) => plan.currency === currency && plan.unit === 'count')
  return packs.toSorted((a, b) => a.discount - b.discount)[0]?.id ?? id
}

/** Whether the request carries a solved not-a-robot challenge. */
export const needsSolution = ({ body = {} }: Question) => Object.values(body).includes(STAND_INS.robot)

export const withSolution = (question: Question, solution: string): Question => ({
  ...question,
  ...(question.body && { body: replaced(question.body, new Map([[STAND_INS.robot, solution]])) }),
})

/** The check that asks for a new QR code comes before those that ask how far it is. */
export const makesTicket = ({ endpoint, body }: Question) =>
  endpoint === wechat.getWechatQr && !('ticket' in (body ?? {}))
