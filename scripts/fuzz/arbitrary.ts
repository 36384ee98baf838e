/**
 * Random values for a JSON schema: valid ones, ones at its limits, and invalid ones. Works for every schema of the
 * contract, so a new call needs no code here.
 */
import fc, { type Arbitrary } from 'fast-check'
import type { TSchema } from '#contracts/core/schema.ts'
import { validatorOf } from '#server/http/validation.ts'
import { words } from './words.ts'

/** The JSON schema keywords that the contract uses. */
interface Keywords {
  type?: string
  enum?: unknown[]
  anyOf?: TSchema[]
  items?: TSchema
  properties?: Record<string, TSchema>
  required?: string[]
  pattern?: string
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** TypeBox types schemas by the values they describe; this reads them as plain JSON. */
const keywordsOf = (schema: TSchema) => schema as Keywords
export const fieldsOf = (schema: TSchema) => Object.entries(keywordsOf(schema).properties ?? {})

/** Only `edges` creates longer texts: small inputs allow more runs. */
const SHORT = 24

/** A valid value. Fields with a known name (an ASIN, a phone) often get a value that exists in the world. */
export function fitting(schema: TSchema, name = ''): Arbitrary<unknown> {
  const fits = validatorOf(schema, 'body')
  const known = words(name).filter((word) => fits(word))
  const any = anyFitting(schema)
  return known.length === 0 ? any : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, any)
}

function anyFitting(schema: TSchema): Arbitrary<unknown> {
  const { type, enum: values, anyOf, items, pattern, maxLength = SHORT } = keywordsOf(schema)
  const { minimum, maximum } = keywordsOf(schema)
  if (values) return fc.constantFrom(...values)
  if (anyOf) return fc.oneof(...anyOf.map((each) => fitting(each)))
  switch (type) {
    case 'string':
      return pattern ? fc.stringMatching(new RegExp(pattern)) : textUpTo(Math.min(maxLength, SHORT))
    case 'integer':
      return fc.integer({ min: minimum ?? -1000, max: maximum ?? 1_000_000 })
    case 'number':
      return fc.double({ min: minimum ?? -1e6, max: maximum ?? 1e6, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(items ? fitting(items) : fc.jsonValue(), { maxLength: 4 })
    case 'object':
      return record(schema, (field, its) => fitting(its, field))
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Texts that often break programs. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '💥',
  '👩‍👩‍👧‍👦',
  'ﷺ',
  '\u202egnp.exe',
  '\ud800',
  'İ',
  'ß'.repeat(16),
  '１２３',
  '‮',
  'ｂ０ＳＡＭＰＬＥ０１',
  "' OR 1=1 --",
  '"; DROP TABLE account; --',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '%00',
  '%s%n',
]
const NUMBERS = [0, -1, 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e21, 1e308, 0.1, 5e-324]

/** Values at the limits of the schema and just beyond. */
export function edges(schema: TSchema): Arbitrary<unknown> {
  const { type, anyOf, items, maxLength, minimum, maximum } = keywordsOf(schema)
  if (anyOf) return fc.oneof(...anyOf.map(edges))
  switch (type) {
    case 'integer':
    case 'number': {
      const limits = [minimum, maximum].filter((limit) => limit !== undefined)
      return fc.constantFrom(...limits.flatMap((limit) => [limit - 1, limit, limit + 1]), ...NUMBERS)
    }
    case 'array':
      return fc.oneof(fc.constant([]), fc.array(items ? edges(items) : fc.jsonValue(), { maxLength: 50 }))
    case 'object':
      return record(schema, (_, its) => edges(its))
    case 'boolean':
    case 'null':
      return fitting(schema)
    default: {
      const longest = maxLength ?? 300
      const long = ['x', '界', '💥', '9'].map((letter) => letter.repeat(longest))
      return fc.constantFrom(...TEXTS, ...long, `${long[0]}x`)
    }
  }
}

/** Values that probably have the wrong type. */
export const misfit = (): Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(null, true, 0, -1, 1.5, '', 'x', [], {}, [[]], ['__proto__'], { $gt: '' }, { toString: null }),
    fc.jsonValue({ maxDepth: 3 }),
  )

/** An object; `of` creates each field, and optional fields are sometimes absent. */
export function record(schema: TSchema, of: (name: string, schema: TSchema) => Arbitrary<unknown>) {
  const { properties = {}, required = [] } = keywordsOf(schema)
  const fields = Object.fromEntries(Object.entries(properties).map(([name, its]) => [name, of(name, its)]))
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true })
}

/** Counts code points, as JSON schema does. */
const textUpTo = (length: number) =>
  fc.string({ unit: 'grapheme', maxLength: length }).map((text) => [...text].slice(0, length).join(''))
