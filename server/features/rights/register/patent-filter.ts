import type { LegalStatus } from '#contracts/model/rights/legal-status.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { digitsOf } from '#contracts/model/rights/patent-words.ts'
import { phraseOf } from './rights-words.ts'

/** All given conditions must hold; blank texts count as not given. */
export interface PatentFilter {
  title?: string | undefined
  applicant?: string | undefined
  designer?: string | undefined
  agency?: string | undefined
  agent?: string | undefined
  /** Of an applicant; countries by code. */
  address?: string | undefined
  /** Prefix of the publication number; letters, punctuation and leading zeros are ignored. */
  publicationNumber?: string | undefined
  /** Prefix of the publication or the application number. */
  number?: string | undefined
  /** The whole publication or application number. */
  wholeNumber?: string | undefined
  /** Words of title or applicant, or a number. */
  keyword?: string | undefined
  /** Days, both inclusive. */
  filedFrom?: string | undefined
  filedTo?: string | undefined
  /** `06` or `06-01`. */
  locarno?: string | undefined
  offices?: readonly Office[] | undefined
  /** Legal status on the day of the search. */
  validity?: readonly LegalStatus[] | undefined
  /** ISO week of the grant. */
  week?: string | undefined
  /** Granted on the day of the search. */
  granted?: boolean | undefined
  /** ISO instant: only patents that were added or granted later. */
  addedAfter?: string | undefined
  /** ISO instant: like `addedAfter`, and also patents that got their first described drawing later. */
  comparableAfter?: string | undefined
  /** True: sample patents only; false: real patents only. */
  sample?: boolean | undefined
}

export interface Conditions {
  sql: string
  parameters: Record<string, string | number>
  none: boolean
}

/** The legal status on @today; must agree with `standingOf`. */
const LEGAL_STATUS = `CASE WHEN ended_on <= @today AND (ends_on IS NULL OR ended_on <= ends_on) THEN ended_as
  WHEN (granted_on IS NULL OR granted_on > @today) AND (ends_on IS NULL OR ends_on >= @today) THEN 'pending'
  WHEN ends_on IS NULL THEN 'unknown' WHEN ends_on >= @today THEN 'inForce' WHEN ends_on < last_on THEN 'lapsed' ELSE 'expired' END`

const FOUND = 'id IN (SELECT rowid FROM patent_words WHERE patent_words MATCH'
/** For conditions with few matches: makes SQLite use their index instead of scanning in the order of the result. */
const idsIn = (conditions: string[]) =>
  `id IN (${conditions.map((condition) => `SELECT id FROM patent WHERE ${condition}`).join(' UNION ALL ')})`
const DIGITS = (column: string, name: string) => `${column} >= @${name} AND ${column} < @${name} || ':'`
/** Matches no row, for text that cannot match anything. */
const NOTHING = '0'

/** Patents that are published after the day are excluded. */
export function conditionsOf(filter: PatentFilter, today: string): Conditions {
  const given = Object.entries(conditionsFor(filter)).filter(([, condition]) => condition !== null)
  const parameters: Conditions['parameters'] = { today }
  const sql = ['published_on <= @today']
  for (const [, condition] of given) {
    if (condition === null) continue
    sql.push(condition.sql)
    Object.assign(parameters, condition.parameters)
  }
  return { sql: sql.join(' AND '), parameters, none: given.length === 0 }
}

type Condition = { sql: string; parameters: Record<string, string | number> } | null

function conditionsFor(filter: PatentFilter): Record<string, Condition> {
  const { filedFrom, filedTo, locarno, offices, validity, week, addedAfter, comparableAfter, sample } = filter
  return {
    words: wordsIn(filter),
    publication: numberIn(filter.publicationNumber, 'publication', ['publication_digits']),
    number: numberIn(filter.number, 'number', ['publication_digits', 'application_digits']),
    wholeNumber: wholeNumberIn(filter.wholeNumber),
    keyword: keywordIn(filter.keyword),
    filed: filedIn(filedFrom, filedTo),
    locarno: locarnoIn(locarno),
    offices: list('office', 'offices', offices),
    validity: list(LEGAL_STATUS, 'validity', validity),
    week: one('granted_week = @week AND granted_on <= @today', { week }),
    granted: filter.granted ? { sql: 'granted_on <= @today', parameters: {} } : null,
    made: sample === undefined ? null : { sql: `source ${sample ? '=' : '<>'} 'sample'`, parameters: {} },
    added: one('added_at > @addedAfter', { addedAfter }),
    comparable: one(idsIn(['added_at > @comparableAfter', 'drawn_at > @comparableAfter']), { comparableAfter }),
  }
}

const one = (sql: string, parameter: Record<string, string | undefined>): Condition => {
  const [[name, value] = []] = Object.entries(parameter)
  return name === undefined || value === undefined ? null : { sql, parameters: { [name]: value } }
}

const list = (column: string, name: string, values: readonly string[] | undefined): Condition =>
  values === undefined || values.length === 0
    ? null
    : {
        sql: `${column} IN (SELECT value FROM json_each(@${name}))`,
        parameters: { [name]: JSON.stringify(values) },
      }

function wordsIn(filter: PatentFilter): Condition {
  const fields = (['title', 'applicant', 'designer', 'agency', 'agent', 'address'] as const).filter(
    (field) => (filter[field] ?? '').trim() !== '',
  )
  if (fields.length === 0) return null
  const phrases = fields.map(
    (field) => phraseOf(filter[field] ?? '') && `{${field}} : (${phraseOf(filter[field] ?? '')})`,
  )
  return phrases.includes(null)
    ? { sql: NOTHING, parameters: {} }
    : { sql: `${FOUND} @words)`, parameters: { words: phrases.join(' AND ') } }
}

function numberIn(typed: string | undefined, name: string, columns: string[]): Condition {
  if (typed === undefined || typed.trim() === '') return null
  const digits = digitsOf(typed)
  if (digits === '') return { sql: NOTHING, parameters: {} }
  return {
    sql: idsIn(columns.map((column) => DIGITS(column, name))),
    parameters: { [name]: digits },
  }
}

function wholeNumberIn(typed: string | undefined): Condition {
  if (typed === undefined) return null
  const digits = digitsOf(typed)
  if (digits === '') return { sql: NOTHING, parameters: {} }
  const columns = ['publication_digits', 'application_digits']
  return { sql: idsIn(columns.map((column) => `${column} = @wholeNumber`)), parameters: { wholeNumber: digits } }
}

/** Shorter numbers occur in too many titles ("3 in 1") to mean a patent number. */
const MIN_DIGITS = 4

function keywordIn(keyword: string | undefined): Condition {
  if (keyword === undefined || keyword.trim() === '') return null
  const phrase = phraseOf(keyword)
  if (phrase === null) return { sql: NOTHING, parameters: {} }
  const words = `${FOUND} @keyword)`
  const parameters = { keyword: `{title applicant} : (${phrase})` }
  const digits = digitsOf(keyword)
  if (digits.length < MIN_DIGITS) return { sql: words, parameters }
  const number = numberIn(keyword, 'keywordNumber', ['publication_digits', 'application_digits'])
  return { sql: `(${words} OR ${number?.sql})`, parameters: { ...parameters, ...number?.parameters } }
}

function filedIn(filedFrom: string | undefined, filedTo: string | undefined): Condition {
  const bounds = [one('filed_on >= @filedFrom', { filedFrom }), one('filed_on <= @filedTo', { filedTo })]
  const given = bounds.filter((bound) => bound !== null)
  return given.length === 0
    ? null
    : {
        sql: idsIn([given.map(({ sql }) => sql).join(' AND ')]),
        parameters: Object.assign({}, ...given.map(({ parameters }) => parameters)),
      }
}

function locarnoIn(locarno: string | undefined): Condition {
  if (locarno === undefined) return null
  const [no, subclass] = locarno.split('-').map(Number)
  const of = 'id IN (SELECT patent_id FROM patent_class WHERE class = @class'
  if (no === undefined || Number.isNaN(no)) return { sql: NOTHING, parameters: {} }
  return subclass === undefined
    ? { sql: `${of})`, parameters: { class: no } }
    : { sql: `${of} AND subclass = @subclass)`, parameters: { class: no, subclass } }
}
