/** Asks an upstream and holds what it answers against the contract. */
import { account } from '#contracts/api/accounts/account.ts'
import { type Answered, compareAnswer } from '#contracts/core/answers.ts'
import type { Difference } from '#contracts/core/differences.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { reasonOf } from '#server/http/pass-on.ts'
import type { Given, Question, Unasked } from './plan.ts'

export interface Finding {
  what: string
  call: string
  outcome: 'same' | 'differs' | 'unchecked'
  differences: readonly Difference[]
  /** What the answer did not show, so that nothing is known of it. */
  unseen: readonly string[]
  /** Why it could not be checked. */
  why: string
  ms: number
  /** There was no answer at all. */
  silent: boolean
}

const TIMEOUT_MS = 15_000
/** By which an upstream keeps off who asks too often, as this check does when it is run again. */
const LIMITS = ['tooManyAttempts', 'robotRequired'] as const
/** Nobody's. */
const STRANGER = 'token-of-nobody'

export const findingOf = ({ what, endpoint, why }: Unasked): Finding => ({
  ...{ what, call: nameOf(endpoint), outcome: 'unchecked', differences: [], unseen: [], why, ms: 0, silent: false },
})

/** Asks one question. No answer at all is a difference too. */
export async function ask(origin: string, question: Question, { token = '' }: Given): Promise<Finding> {
  const { endpoint, what, expected, needs } = question
  const started = performance.now()
  const answer = await answerOf(origin, question, token).catch((error: unknown) => ({ reason: reasonOf(error) }))
  const ms = Math.round(performance.now() - started)
  const plain = { what, call: nameOf(endpoint), ms, why: '', unseen: [], silent: false }
  if ('reason' in answer) return { ...plain, outcome: 'differs', differences: [silence(answer.reason)], silent: true }
  const allowed = refusalOf(endpoint, answer)
  // The rows that the pact speaks about are our sample's: that they are missing elsewhere is no difference.
  if (expected === 'success' && allowed && !isOfNobody(allowed)) {
    const rows = needs.length > 0 ? needs.join(', ') : 'the rows that the request names'
    const why = `answered ${failures[allowed].code} ${allowed}, as the contract allows: it has not ${rows}`
    return { ...plain, outcome: 'unchecked', differences: [], why }
  }
  const limit = LIMITS.find((name) => name !== expected && allowed === name)
  if (limit)
    return { ...plain, outcome: 'unchecked', differences: [], why: `asked too often: ${failures[limit].code} ${limit}` }
  const { differences, unseen } = compareAnswer(endpoint, answer, expected)
  return { ...plain, outcome: differences.length > 0 ? 'differs' : 'same', differences, unseen }
}

const silence = (got: string): Difference => ({ kind: 'format', path: 'no answer', expected: 'an answer', got })

/** Whether the upstream knows whose the token is. False only when it says that it does not. */
export async function isKnown(origin: string, token: string): Promise<boolean> {
  const asked = {
    endpoint: account.info,
    path: account.info.path,
    as: 'user',
    what: '',
    expected: 'success',
    needs: [],
  } as const
  const answer = await answerOf(origin, asked, token).catch(() => undefined)
  return !answer || compareAnswer(account.info, answer, 'notLoggedIn').differences.length > 0
}

/** That a token is refused that was given to be asked with is a difference, and no missing row. */
const isOfNobody = (name: string) => name === 'notLoggedIn' || name === 'badRequest' || name === 'serverFault'

/** The refusal that the call names and that was answered, in every part as the contract has it. */
function refusalOf(endpoint: Endpoint, answer: Answered) {
  const fits = (name: Question['expected']) => compareAnswer(endpoint, answer, name).differences.length === 0
  return endpoint.refuses.find(fits)
}

async function answerOf(origin: string, { endpoint, path, as, body }: Question, token: string): Promise<Answered> {
  const authorization = { user: token, stranger: STRANGER, guest: '' }[as]
  const response = await fetch(origin + path, {
    method: endpoint.method,
    headers: {
      ...{ 'accept-language': 'zh-CN', platform: 'web', 'content-type': 'application/json' },
      ...(authorization && { authorization }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...{ redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) },
  })
  const type = response.headers.get('content-type') ?? ''
  const answer = { status: response.status, type, body: undefined }
  if (!/\bjson\b/.test(type)) {
    await response.body?.cancel()
    return answer
  }
  return { ...answer, body: await response.json().catch(() => undefined) }
}
