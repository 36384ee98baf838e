/** What a pact claims about one value, from its example and matching rules. */
import { DAY_PATTERN, INSTANT_PATTERN, MONTH_PATTERN } from '#contracts/core/time.ts'
import { LOCARNO_PATTERN, WEEK_PATTERN } from '../api/rights/patent-rows.ts'

export type Claim =
  | { is: 'object'; fields: Record<string, Claim> }
  | { is: 'array'; items: Claim[] }
  /** Any value of the type. */
  | { is: 'null' | 'boolean' | 'integer' | 'number' | 'string' }
  /** Any text in this format of the contract. */
  | { is: 'like'; pattern: string }
  | { is: 'text'; text: string }
  | { is: 'oneOf'; values: string[] }

interface Rule {
  match: string
  regex?: string
}
/** Keyed by the path of the value, as in the pact format: `$.data.row[*].id`. */
export type Rules = Readonly<Record<string, { matchers: Rule[] }>>

/** Matches the pattern of a closed list: `^(US|CA)$`. */
const CLOSED_LIST = /^\^\(([\w.-]+(?:\|[\w.-]+)*)\)\$$/

/** Matches the pattern of an exact text, which rows need: `^2026-11-23$`. */
const EXACT_TEXT = /^\^((?:[\w:-]|\[\.\])+)\$$/

/** `byType`: a matcher of a parent, such as `eachLike`, compares only types. */
export function claimOf(value: unknown, rules: Rules = {}, path = '$', byType = false): Claim {
  const rule = rules[path]?.matchers[0]
  const below = byType || rule?.match === 'type'
  if (Array.isArray(value)) {
    const at = (index: number) => `${path}[${rule?.match === 'type' ? '*' : index}]`
    return { is: 'array', items: value.map((item, index) => claimOf(item, rules, at(index), below)) }
  }
  if (typeof value === 'object' && value !== null) {
    const claims = Object.entries(value).map(([key, field]) => [key, claimOf(field, rules, `${path}.${key}`, below)])
    return { is: 'object', fields: Object.fromEntries(claims) }
  }
  if (value === null) return { is: 'null' }
  if (typeof value === 'boolean') return { is: 'boolean' }
  if (typeof value === 'number') return { is: typeOfNumber(value, rule, byType) }
  if (rule?.regex !== undefined) return claimOfRegex(rule.regex)
  return rule || byType ? { is: 'string' } : { is: 'text', text: String(value) }
}

/** Formats of the contract. Other patterns describe only what our server writes, such as a path. */
const FORMS = [INSTANT_PATTERN, DAY_PATTERN, MONTH_PATTERN, WEEK_PATTERN, LOCARNO_PATTERN]

function claimOfRegex(regex: string): Claim {
  const list = CLOSED_LIST.exec(regex)?.[1]
  if (list) return { is: 'oneOf', values: list.split('|') }
  const text = EXACT_TEXT.exec(regex)?.[1]
  if (text) return { is: 'text', text: text.replaceAll('[.]', '.') }
  return FORMS.includes(regex) ? { is: 'like', pattern: regex } : { is: 'string' }
}

/** A type matcher accepts every number; without a matcher the value decides. */
function typeOfNumber(value: number, rule: Rule | undefined, byType: boolean): 'integer' | 'number' {
  if (rule) return rule.match === 'integer' ? 'integer' : 'number'
  return Number.isInteger(value) && !byType ? 'integer' : 'number'
}

/** Query values are text: parses numbers, true and false. */
export const parseClaim = (text: string): unknown =>
  /^(-?\d+(\.\d+)?|true|false)$/.test(text) ? JSON.parse(text) : text

export const queryClaim = (query: Readonly<Record<string, readonly string[]>>): Claim =>
  claimOf(Object.fromEntries(Object.entries(query).map(([key, [text = '']]) => [key, parseClaim(text)])))
