/** Follows a report of this run from creation to deletion, and sends the report requests of the pacts about it. */
import { reports } from '#contracts/api/reports/reports.ts'
import { nameOf } from '#contracts/core/endpoint.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { STAND_INS } from '#contracts/pact/stand-ins.ts'
import { STORY } from '#fixtures/story.ts'
import { isGone, isReport } from './agreements.ts'
import { askForReport } from './files.ts'
import type { MadeReport } from './known.ts'
import { numberIn, pick, rowsIn, textIn } from './pick.ts'
import type { Question } from './question.ts'
import { plainQuestion, type Session } from './session.ts'

const CALLS = {
  asin: {
    list: reports.productList,
    create: reports.productCreate,
    update: reports.productUpdate,
    remove: reports.productDel,
    about: 'asin',
  },
  market: {
    list: reports.marketList,
    create: reports.marketCreate,
    update: reports.marketUpdate,
    remove: reports.marketDel,
    about: 'niche_id',
  },
} as const

/** Subjects of the sample reports in the pacts. */
const SUBJECTS: readonly unknown[] = [STORY.asin, STORY.failing, STORY.niche, STORY.failingNiche]

/** Requests of pacts that depend on a report of this kind and on no other state. */
export const isAboutReport =
  (kind: ReportKind) =>
  ({ endpoint, states }: Question) =>
    endpoint !== CALLS[kind].list &&
    states.length === 1 &&
    states[0]?.name === 'a report' &&
    states[0].params.kind === kind

export interface Life {
  kind: ReportKind
  made: MadeReport
  /** Requests accepted by isAboutReport. */
  questions: readonly Question[]
  /** Time limit for a report. */
  timeoutMs: number
}

const [PENDING, DONE] = [0, 1]
const EVERY_MS = 250

/** Sends the requests in the order of a report's life; lists requests that no run can send, with the reason. */
export async function followReport(session: Session, life: Life): Promise<void> {
  const report = new Report(session, life)
  await report.read()
  // Never change or delete a report that existed before.
  if (life.made.isOwn) {
    await report.change()
    await report.remove()
  }
  report.skipRest()
}

class Report {
  readonly #session: Session
  readonly #life: Life
  readonly #asked = new Set<Question>()

  constructor(session: Session, life: Life) {
    this.#session = session
    this.#life = life
  }

  /** Checks that the report is created, listed and available as a PDF. */
  async read(): Promise<void> {
    const { list, create } = CALLS[this.#life.kind]
    await this.#ask(({ endpoint }) => endpoint === create)
    const row = await this.#waitUntilFinished()
    await this.#askForList('that was created')
    if (numberIn(row, 'state') !== DONE) return
    await askForReport(this.#session, textIn(row, 'url') ?? '', `${nameOf(reports.pdf)} by ${nameOf(list)}`)
    await this.#ask(({ states: [state], expected }) => state?.params.is === 'finished' && expected !== 'success')
  }

  /** Each update regenerates the report; requests about a report in progress run meanwhile. */
  async change(): Promise<void> {
    const { update } = CALLS[this.#life.kind]
    const created_at = pick(await this.#row(), 'created_at')
    for (const question of this.#life.questions.filter((each) => each.endpoint === update)) {
      if (question.expected !== 'success' || numberIn(await this.#row(), 'state') !== DONE) continue
      await this.#ask((each) => each === question)
      await this.#askWhilePending(({ expected }) => expected === 'reportPending')
      await this.#waitUntilFinished()
    }
    // The two dates differ only after an update, which changes only one of them.
    await this.#askForList('that was updated', { created_at })
  }

  async remove(): Promise<void> {
    const { made, kind } = this.#life
    const { list, remove } = CALLS[kind]
    if (numberIn(await this.#row(), 'state') === PENDING) return
    await this.#ask(({ endpoint, expected }) => endpoint === remove && expected === 'success')
    await this.#session.ask({
      ...this.#listQuestion(),
      what: `${nameOf(list)} by the report that was deleted`,
      also: isGone(made.id),
    })
    await this.#session.ask({
      ...plainQuestion(remove),
      as: 'user',
      body: { id: made.id },
      expected: 'reportNotFound',
      what: `${nameOf(remove)}, after the deletion`,
    })
  }

  skipRest(): void {
    const { questions, made, timeoutMs } = this.#life
    const why = made.isOwn
      ? `the report was not finished within ${timeoutMs / 1000} s`
      : 'the report existed before this run, so it is neither changed nor deleted'
    for (const question of questions.filter((each) => !this.#asked.has(each)))
      this.#session.skip(question, whyNever(question) ?? why)
  }

  async #ask(which: (question: Question) => boolean): Promise<void> {
    for (const question of this.#remaining(which)) await this.#session.ask(question)
  }

  /** Discards an answer if the report finished meanwhile, because it then proves nothing. */
  async #askWhilePending(which: (question: Question) => boolean): Promise<void> {
    for (const question of this.#remaining(which)) {
      const before = await this.#pendingSince()
      const place = this.#session.findings.length
      await this.#session.ask(question)
      if (this.#session.findings[place]?.outcome !== 'differs') continue
      // An unchanged date means that the report was in progress throughout.
      if (before !== undefined && (await this.#pendingSince()) === before) continue
      this.#session.findings.splice(place, 1)
      this.#session.skip(question, 'the report was finished before the check could run')
    }
  }

  /** The remaining requests, with the id of this report. */
  #remaining(which: (question: Question) => boolean): Question[] {
    const { questions, made } = this.#life
    const chosen = questions.filter((each) => which(each) && !this.#asked.has(each))
    const own = (value: unknown) =>
      value === STAND_INS.report ? made.id : SUBJECTS.includes(value) ? made.about : value
    return chosen.map((question) => {
      this.#asked.add(question)
      const fields = Object.entries(question.body ?? {})
      return { ...question, body: Object.fromEntries(fields.map(([name, value]) => [name, own(value)])) }
    })
  }

  #listQuestion() {
    const { kind, made } = this.#life
    return { ...plainQuestion(CALLS[kind].list), as: 'user', query: { id: String(made.id) } } as const
  }

  async #askForList(which: string, named: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const { kind, made } = this.#life
    const { list, about } = CALLS[kind]
    const also = isReport(made.id, { [about]: made.about, ...named })
    await this.#session.ask({ ...this.#listQuestion(), what: `${nameOf(list)} by the report ${which}`, also })
  }

  async #row(): Promise<unknown> {
    const { kind, made } = this.#life
    const data = await this.#session.read(CALLS[kind].list, { id: String(made.id) })
    return rowsIn(data, 'row').find((row) => pick(row, 'id') === made.id)
  }

  async #pendingSince(): Promise<unknown> {
    const row = await this.#row()
    return numberIn(row, 'state') === PENDING ? pick(row, 'updated_at') : undefined
  }

  /** The row once the report is finished, or as it is after the time limit. */
  async #waitUntilFinished(): Promise<unknown> {
    const end = performance.now() + this.#life.timeoutMs
    for (;;) {
      const row = await this.#row()
      if (row === undefined || numberIn(row, 'state') !== PENDING || performance.now() > end) return row
      await new Promise((done) => setTimeout(done, EVERY_MS))
    }
  }
}

/** The reason why no run can send it. */
const whyNever = ({ states: [state] }: Question) =>
  state && ['gone', 'elsewhere', 'failed'].includes(String(state.params.is))
    ? `needs a state that this run cannot create: a report that is ${state.params.is}`
    : undefined
