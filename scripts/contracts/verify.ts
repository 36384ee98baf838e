/** Runs all checks, ordered so that earlier answers provide the rows that later ones need. */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { account } from '#contracts/api/accounts/account.ts'
import { billing } from '#contracts/api/billing.ts'
import { patents } from '#contracts/api/rights/patents.ts'
import { compare } from '#contracts/core/differences.ts'
import { isSafe, nameOf } from '#contracts/core/endpoint.ts'
import type { Static } from '#contracts/core/schema.ts'
import { agreementsOf, isBalance, isOrder } from './agreements.ts'
import { askForEvents } from './event-stream.ts'
import { askForExtension, askForPicture } from './files.ts'
import { KnownFacts } from './known.ts'
import { numberIn, pick } from './pick.ts'
import { planOf } from './plan.ts'
import { makesTicket, needsSolution, prepare, type RunInput, withSolution } from './prepare.ts'
import type { Finding, Question } from './question.ts'
import { followReport, isAboutReport } from './report-life.ts'
import { type Caller, plainQuestion, Session } from './session.ts'

export interface Verification extends RunInput {
  caller: Caller
  /** Time limit for a payment event. */
  listenMs: number
  /** Time limit for a report. */
  reportTimeoutMs: number
}

/** Throws if the upstream does not answer or does not know the token. */
export async function verify(verification: Verification): Promise<readonly Finding[]> {
  const { caller, token } = verification
  const run = new Run(verification)
  if (token !== undefined && !(await run.session.knowsToken()))
    throw new Error(`${caller.origin} does not know the token: log in there and pass the token from account/login`)
  await run.all()
  return run.session.findings
}

class Run {
  readonly session: Session
  readonly #verification: Verification
  readonly #known = new KnownFacts()

  constructor(verification: Verification) {
    this.#verification = verification
    this.session = new Session(verification.caller)
  }

  async all(): Promise<void> {
    const { questions, outdated } = planOf()
    for (const each of outdated)
      this.session.skip(each, 'the pact is older than the contract: UPDATE_PACTS=1 npm test -- unit contracts/pact')
    const lives = (['asin', 'market'] as const).map((kind) => ({ kind, about: isAboutReport(kind) }))
    const isLast = ({ endpoint }: Question) => endpoint === account.logout
    const plain = questions.filter((each) => !isLast(each) && !lives.some(({ about }) => about(each)))
    // One at a time: an upstream may limit its callers.
    for (const question of plain.toSorted((a, b) => rankOf(a) - rankOf(b))) await this.#ask(question)
    await this.#askForMore()
    for (const { kind, about } of lives) await this.#askAboutReport(kind, questions.filter(about))
    // Unpaid orders would fill the account's pages. `cancelOrder` is our own call; an upstream without it closes the
    // orders in time.
    for (const { no } of this.#known.orders) await this.session.attempt(billing.cancelOrder, { no })
    for (const question of questions.filter(isLast)) await this.#ask(question)
  }

  async #ask(planned: Question): Promise<unknown> {
    const prepared = prepare(planned, this.#verification, this.#known)
    if ('why' in prepared) return this.session.skip(planned, prepared.why)
    const question = { ...prepared.question, also: planned.also ?? agreementsOf(prepared.question, this.#known) }
    if (!needsSolution(question)) return this.#askAndCheckCharge(question)
    const solution = await this.#solveChallenge()
    if (solution === undefined)
      return this.session.skip(planned, `needs a solved puzzle: ${nameOf(account.challenge)} gives none`)
    return this.#askAndCheckCharge(withSolution(question, solution))
  }

  /** Checks that the balance drops by the price of the call. */
  async #askAndCheckCharge(question: Question): Promise<unknown> {
    const module = question.endpoint.cost && this.#known.modules.get(question.endpoint.cost)
    const price = question.expected === 'success' ? module?.value : undefined
    const before = price === undefined ? undefined : numberIn(await this.session.read(account.info), 'user', 'power')
    const data = await this.session.ask(question)
    this.#known.learn(question, data, this.session.findings.at(-1)?.outcome === 'same')
    const isCharged = pick(data, 'created') === 1 || pick(data, 'charged') === 1
    if (price !== undefined && before !== undefined && isCharged)
      await this.session.ask({
        ...plainQuestion(account.info),
        as: 'user',
        what: `${nameOf(account.info)}, after ${question.what}`,
        also: isBalance(Math.round((before - price) * 100) / 100),
      })
    return data
  }

  /** The solution of a not-a-robot challenge, if the upstream has that call. */
  async #solveChallenge(): Promise<string | undefined> {
    const challenge = await this.session.read(account.challenge)
    if (compare(account.challenge.answer.schema, challenge, 'data').differences.length > 0) return undefined
    const known = challenge as Static<typeof account.challenge.answer.schema> // compared above
    const solution = await solveChallenge({ challenge: known, deriveKey })
    return solution ? Buffer.from(JSON.stringify({ challenge: known, solution })).toString('base64') : undefined
  }

  /** Checks without a pact: rows that this run created or found, files and events. */
  async #askForMore(): Promise<void> {
    const known = this.#known
    const { rows, listenMs, token } = this.#verification
    for (const order of known.orders)
      await this.#ask({
        ...plainQuestion(billing.orders),
        as: 'user',
        body: { page: 1, size: 20 },
        what: `${nameOf(billing.orders)} with the order ${known.orders.indexOf(order) + 1} that was created`,
        also: isOrder(order, known),
      })
    const found = { ...plainQuestion(patents.getPatentInfo), as: 'user', body: { queryId: known.queryId } } as const
    const ofQuery = { ...found, what: `${nameOf(patents.getPatentInfo)} by the new query` }
    if (known.queryId !== undefined) await this.#ask(ofQuery)
    const ofWeek = {
      ...plainQuestion(patents.getNewLocList),
      what: `${nameOf(patents.getNewLocList)} by the latest week`,
    }
    if (known.week) await this.#ask({ ...ofWeek, as: 'user', body: { week: known.week.week } })
    await askForExtension(this.session, rows.extensionFile)
    if (known.picture !== undefined) await askForPicture(this.session, known.picture)
    if (token === undefined) return this.session.skip(EVENTS, 'needs a token: --token')
    const orders = await this.session.read(billing.orders)
    await askForEvents(this.session, orders, listenMs)
  }

  async #askAboutReport(kind: 'asin' | 'market', questions: readonly Question[]): Promise<void> {
    const { token, writes, reportTimeoutMs } = this.#verification
    const made = this.#known.made[kind]
    const why =
      token === undefined
        ? 'needs a token: --token'
        : writes
          ? 'needs a report, and none could be created: name a row in --rows'
          : 'changes something: --writes'
    if (!made || !writes) {
      for (const question of questions) this.session.skip(question, why)
      return
    }
    const ready = questions.flatMap((question) => {
      const prepared = prepare({ ...question, states: [] }, this.#verification, this.#known)
      if ('why' in prepared) this.session.skip(question, prepared.why)
      return 'why' in prepared ? [] : [{ ...prepared.question, states: question.states }]
    })
    await followReport(this.session, { kind, made, questions: ready, timeoutMs: reportTimeoutMs })
  }
}

const EVENTS = { what: `${nameOf(billing.event)}, its events`, endpoint: billing.event }

/** Prices and modules first, then reads, then calls that create something. */
function rankOf(question: Question): number {
  const { endpoint, states, expected } = question
  if (endpoint === account.info || endpoint === billing.plans) return 0
  if (states.length > 0) return 4
  if (isSafe(endpoint)) return 1
  return makesTicket(question) && expected === 'success' ? 2 : 3
}
