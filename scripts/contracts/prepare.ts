/** Adapts the request of a pact to this upstream, or gives the reason why it cannot be sent. */
import { account } from '#contracts/api/accounts/account.ts'
import { wechat } from '#contracts/api/accounts/wechat.ts'
import { billing } from '#contracts/api/billing.ts'
import { isSafe } from '#contracts/core/endpoint.ts'
import type { FailureName } from '#contracts/core/failures.ts'
import { STAND_INS } from '#contracts/pact/stand-ins.ts'
import type { KnownFacts } from './known.ts'
import { type NamedRows, SAMPLE_ROWS } from './named-rows.ts'
import type { Question, State } from './question.ts'

export interface RunInput {
  token: string | undefined
  writes: boolean
  rows: NamedRows
}

export type Preparation = { question: Question } | { why: string }

/** Refusals that depend on rows of our sample world. */
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
/** Refusals that happen before a code is checked or an SMS is sent. */
const BEFORE_CODE: readonly FailureName[] = ['wrongPhone', 'shortPassword', 'codeFormat', 'robotRequired', 'wrongCode']

/** Replaces stand-ins by known values, and sample rows by the rows of the `--rows` file. */
export function prepare(question: Question, given: RunInput, known: KnownFacts): Preparation {
  const { rows, token, writes } = given
  const fields = rows.checks[question.what]
  if (question.as === 'user' && token === undefined) return { why: 'needs a token: --token' }
  // A request without a session is refused and changes nothing.
  if (!isSafe(question.endpoint) && question.expected !== 'notLoggedIn' && !writes)
    return { why: 'changes something: --writes' }
  if (fields) return { question: withFields(withKnownValues(question, given, known), fields) }
  const isShort = question.expected === 'insufficientPower'
  if (isShort && rows.tokenShortOfPower === undefined)
    return { why: 'needs an account that is short of power: “tokenShortOfPower” in --rows' }
  const why = missingFor(question, given, known)
  if (why !== undefined) return { why }
  return { question: { ...withKnownValues(question, given, known), ...(isShort && { as: 'short of power' }) } }
}

const withFields = (question: Question, fields: Readonly<Record<string, unknown>>): Question => ({
  ...question,
  isNamed: true,
  states: [],
  ...(question.body ? { body: { ...question.body, ...fields } } : { query: { ...question.query, ...textsOf(fields) } }),
})

const textsOf = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

/** The reason why the request cannot be sent: neither `--rows` nor earlier answers provide what it needs. */
function missingFor(question: Question, { rows }: RunInput, known: KnownFacts): string | undefined {
  const { endpoint, expected, states, body = {}, what } = question
  if (SAMPLE.some((name) => name === expected))
    return 'needs rows of the sample world: set its fields under “checks” in --rows'
  const missing = states.filter((state) => !isCreated(state, question, known))
  // Reads are always sent: any answer that the contract allows counts as no difference.
  if (missing.length > 0 && !(isSafe(endpoint) && expected === 'success')) return whyMissing(missing)
  const sent = Object.values(body)
  const isForCode = sent.includes(STAND_INS.code) || endpoint === account.getCode
  if (isForCode && !BEFORE_CODE.some((name) => name === expected)) return 'needs a code that is sent by SMS'
  if (endpoint === account.updatePassword && 'oldPassword' in body && rows.password === undefined)
    return 'changes the password of the account: set “password” in --rows to keep it'
  if (what.includes('by old password') && expected === 'tooManyAttempts') return 'would lock the account'
  return undefined
}

const whyMissing = (states: readonly State[]) =>
  `needs a state that this run cannot create: ${states.map(({ name }) => name).join(', ')}`

/** Whether earlier answers have created the state, as far as this request depends on it. */
function isCreated({ name, params }: State, { expected }: Question, known: KnownFacts): boolean {
  switch (name) {
    case 'a patent search':
      return known.queryId !== undefined
    case 'a verdict on a patent':
      // Verdicts only filter the list, so they are not required.
      return true
    case 'a WeChat login':
      return params.at === 'waiting' && known.ticket !== undefined
    case 'a code':
      return BEFORE_CODE.some((refusal) => refusal === expected)
    case 'failed logins':
      // Solving a challenge that is not required does no harm.
      return expected === 'success'
    case 'an order':
      return params.is === 'credited' && expected === 'couponUsed' && known.usedCoupon !== undefined
    default:
      return false
  }
}

function withKnownValues(question: Question, given: RunInput, known: KnownFacts): Question {
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
  const changed = replaceValues(body, values)
  return {
    ...question,
    query: textsOf(replaceValues(question.query, values) ?? {}),
    ...(changed && {
      body: {
        ...changed,
        ...(module && 'mold_id' in changed && { mold_id: module.id }),
        // The new password equals the old one, so the login still works afterwards.
        ...(isOldPassword && given.rows.password !== undefined && { password: given.rows.password }),
        ...(isOrder(question) && { id: planFor(changed.id, known) }),
      },
    }),
  }
}

function replaceValues(
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

/** Ids of our plans in dollars start above this number. */
const USD = 100

/** The requested plan or, if the upstream does not have it, its cheapest pack in the same currency. */
function planFor(id: unknown, { plans }: KnownFacts): unknown {
  if (typeof id !== 'number' || plans.size === 0 || plans.has(id)) return id
  const currency = id > USD ? 'usd' : 'cny'
  const packs = [...plans.values()].filter((plan) => plan.currency === currency && plan.unit === 'count')
  return packs.toSorted((a, b) => a.discount - b.discount)[0]?.id ?? id
}

/** Whether the request carries a solved not-a-robot challenge. */
export const needsSolution = ({ body = {} }: Question) => Object.values(body).includes(STAND_INS.robot)

export const withSolution = (question: Question, solution: string): Question => ({
  ...question,
  ...(question.body && { body: replaceValues(question.body, new Map([[STAND_INS.robot, solution]])) }),
})

/** Runs before the checks that poll a QR code. */
export const makesTicket = ({ endpoint, body }: Question) =>
  endpoint === wechat.getWechatQr && !('ticket' in (body ?? {}))
