/** Sends one request after another and checks each answer against the contract. */
import { account } from '#contracts/api/accounts/account.ts'
import { compareAnswer, type ReceivedAnswer } from '#contracts/core/answers.ts'
import { type Difference, isRecord } from '#contracts/core/differences.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { failures, SUCCESS } from '#contracts/core/failures.ts'
import { reasonOf } from '#server/http/pass-on.ts'
import { isWithin } from './pick.ts'
import { type Finding, type Question, uncheckedFinding } from './question.ts'

export interface Caller {
  origin: string
  token: string | undefined
  /** Token of an account that is short of power. */
  shortToken: string | undefined
  timeoutMs: number
}

/** This many unanswered requests at the start mean that the upstream is down. */
const MAX_SILENT = 3
/** Rate limits, which repeated runs of this check can hit. */
const LIMITS = ['tooManyAttempts', 'robotRequired'] as const
const INVALID_TOKEN = 'token-of-nobody'

export class Session {
  readonly findings: Finding[] = []
  readonly caller: Caller
  /** Calls that timed out once and are not repeated; true if a finding already reports the timeout. */
  readonly #timedOut = new Map<string, boolean>()

  /** Number of unanswered requests before the first answer. */
  #silence = 0

  constructor(caller: Caller) {
    this.caller = caller
  }

  /** False only when the upstream answers that the token is unknown. */
  async knowsToken(): Promise<boolean> {
    const asked = { ...plainQuestion(account.info), as: 'user' } as const
    const answer = await this.#sendOnce(asked)
    return 'reason' in answer || compareAnswer(account.info, answer, 'notLoggedIn').differences.length > 0
  }

  /** Sends the request and records the finding. Returns the data if a success was expected and received. */
  async ask(question: Question): Promise<unknown> {
    const name = nameOf(question.endpoint)
    if (this.#timedOut.get(name)) {
      this.skip(question, `${name} timed out before and is not repeated`)
      return undefined
    }
    const started = performance.now()
    const answer = await this.#sendOnce(question)
    if (this.#timedOut.has(name)) this.#timedOut.set(name, true)
    this.add(findingOf(question, answer, Math.round(performance.now() - started)))
    return 'reason' in answer || question.expected !== 'success' ? undefined : dataOf(answer)
  }

  skip(question: Pick<Question, 'what' | 'endpoint'>, why: string): void {
    this.findings.push(uncheckedFinding(question, why))
  }

  /** Throws if the upstream turns out to be down. */
  add(finding: Finding): void {
    this.findings.push(finding)
    if (finding.outcome === 'unchecked') return
    this.#silence = finding.silent ? this.#silence + 1 : Number.NEGATIVE_INFINITY
    if (this.#silence === MAX_SILENT)
      throw new Error(`${this.caller.origin} does not answer: ${finding.differences[0]?.got}`)
  }

  /** Reads data for comparisons, without recording a finding. */
  async read(endpoint: Endpoint, query: Question['query'] = {}): Promise<unknown> {
    const answer = await this.#sendOnce({ ...plainQuestion(endpoint), as: 'user', query })
    return 'reason' in answer ? undefined : dataOf(answer)
  }

  /** Sends a call whose answer does not matter. */
  async attempt(endpoint: Endpoint, body: NonNullable<Question['body']>): Promise<void> {
    await this.#sendOnce({ ...plainQuestion(endpoint), as: 'user', body })
  }

  /** The answer, or the reason why there is none. A call that timed out is not repeated. */
  async #sendOnce(question: Question): Promise<ReceivedAnswer | { reason: string }> {
    const [name, { timeoutMs }] = [nameOf(question.endpoint), this.caller]
    const timeout = { reason: `no answer within ${timeoutMs / 1000} s` }
    if (this.#timedOut.has(name)) return timeout
    return this.#send(question).catch((error: unknown) => {
      if (!isTimeout(error)) return { reason: reasonOf(error) }
      this.#timedOut.set(name, false)
      return timeout
    })
  }

  async #send({ endpoint, path, as, query, body }: Question): Promise<ReceivedAnswer> {
    const { origin, token = '', shortToken = '', timeoutMs } = this.caller
    const authorization = { user: token, 'short of power': shortToken, stranger: INVALID_TOKEN, guest: '' }[as]
    const search = new URLSearchParams(query).toString()
    const response = await fetch(origin + path + (search && `?${search}`), {
      method: endpoint.method,
      headers: {
        'accept-language': 'zh-CN',
        platform: 'web',
        'content-type': 'application/json',
        ...(authorization && { authorization }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const type = response.headers.get('content-type') ?? ''
    const answer = { status: response.status, type, body: undefined }
    if (!/\bjson\b/.test(type)) {
      await response.body?.cancel()
      return answer
    }
    // Read the text first: a body that does not end in time is a timeout, not invalid JSON.
    return { ...answer, body: parseJson(await response.text()) }
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const plainQuestion = (endpoint: Endpoint): Question => ({
  what: nameOf(endpoint),
  endpoint,
  as: 'guest',
  path: endpoint.path,
  query: {},
  expected: 'success',
  states: [],
  ...(endpoint.method === 'POST' && { body: {} }),
})

const dataOf = ({ body }: ReceivedAnswer) => (isRecord(body) && body.code === SUCCESS ? body.data : undefined)

function findingOf(question: Question, answer: ReceivedAnswer | { reason: string }, ms: number): Finding {
  const { endpoint, what, expected, states, isNamed, also } = question
  const plain = { what, call: nameOf(endpoint), ms, why: '', hasData: false, unseen: [], silent: false }
  if ('reason' in answer) return { ...plain, outcome: 'differs', differences: [silence(answer.reason)], silent: true }
  const refusal = refusalOf(endpoint, answer)
  // The pact names rows of our sample world; the upstream may lack them, which is not a difference.
  if (expected === 'success' && refusal && !isNamed && !isOwnFault(refusal)) {
    const rows = states.length > 0 ? states.map(({ name }) => name).join(', ') : 'the rows that the request names'
    const why = `answered ${failures[refusal].code} ${refusal}, as the contract allows: the upstream lacks ${rows}; set others in --rows`
    return uncheckedFinding(question, why, ms)
  }
  const limit = LIMITS.find((name) => name !== expected && refusal === name)
  if (limit) return uncheckedFinding(question, `rate limit reached: ${failures[limit].code} ${limit}`, ms)
  const { differences, unseen } = compareAnswer(endpoint, answer, expected)
  const data = dataOf(answer)
  const more = data === undefined || expected !== 'success' ? [] : (also?.(data) ?? [])
  // Values with a difference of their own are not compared with other answers.
  const all = [...differences, ...more.filter(({ path }) => !differences.some((known) => isWithin(path, known.path)))]
  return {
    ...plain,
    outcome: all.length > 0 ? 'differs' : 'same',
    differences: all,
    hasData: data !== undefined,
    unseen,
  }
}

const silence = (got: string): Difference => ({ kind: 'format', path: 'answer', expected: 'an answer', got })

/** These refusals are differences: missing rows do not explain them. */
const isOwnFault = (name: string) => name === 'notLoggedIn' || name === 'badRequest' || name === 'serverFault'

/** The declared refusal that the answer matches in every part. */
function refusalOf(endpoint: Endpoint, answer: ReceivedAnswer) {
  const fits = (name: Question['expected']) => compareAnswer(endpoint, answer, name).differences.length === 0
  return endpoint.failures.find(fits)
}
