/**
 * Mutants of a JSON value with one field changed: renamed, dropped, of another type or format, or with the date of its
 * sibling.
 */
import type { Claim } from '#contracts/pact/claims.ts'
import { distinguishes } from '#contracts/pact/siblings.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface JsonMutant {
  what: string
  value: unknown
}

/**
 * All mutants of all fields in the claim; of a list, only the first row is changed. For a field that the claim lacks,
 * there is one mutant with an unchanged `value`, which survives and so reports the field.
 */
export function jsonMutants(value: unknown, claim: Claim): JsonMutant[] {
  return mutantsIn(value as Json, claim, '', (changed) => changed) // parsed from JSON
}

type Put = (changed: Json) => unknown

function mutantsIn(value: Json, claim: Claim, path: string, put: Put): JsonMutant[] {
  if (Array.isArray(value) && claim.is === 'array')
    return claim.items.flatMap((item, index) =>
      value[index] === undefined
        ? []
        : [
            ...retype(value[index], item, `${path}[]`, (other) => put(value.with(index, other))),
            ...mutantsIn(value[index], item, `${path}[]`, (other) => put(value.with(index, other))),
          ],
    )
  if (!isObject(value) || claim.is !== 'object' || Object.keys(claim.fields).length === 0) return []
  return Object.entries(value).flatMap(([key, field]) => {
    const at = path ? `${path}.${key}` : key
    const its = claim.fields[key]
    if (!its) return [{ what: `${at} is in no pact`, value: put(value) }]
    const { [key]: _, ...rest } = value
    const into: Put = (other) => put({ ...value, [key]: other })
    return [
      { what: `${at} is dropped`, value: put(rest) },
      { what: `${at} is renamed`, value: put({ ...rest, [`${key}Renamed`]: field }) },
      ...retype(field, its, at, into),
      ...swappableDates(key, value, claim.fields).map(([sibling, other]) => ({
        what: `${at} shows ${sibling}`,
        value: into(other),
      })),
      ...mutantsIn(field, its, at, into),
    ]
  })
}

/** Negative, because Pact compares numbers by their text and 7 matches a Locarno class. */
const INTEGER = -7

function retype(value: Json, claim: Claim, path: string, put: Put): JsonMutant[] {
  const others: [string, Json][] = typeof value === 'string' ? [['integer', INTEGER]] : [['string', 'of another type']]
  if (claim.is === 'integer') others.push(['number', 1.5])
  if (claim.is === 'oneOf') others.push(['any string', 'not-in-the-list'])
  if (claim.is === 'like') others.push(['another form', 'no, not in this form'])
  return others.map(([type, other]) => ({ what: `${path} becomes ${type}`, value: put(other) }))
}

/** Dates of the same object that the pact distinguishes from this one; `mistakable` reports the other dates. */
function swappableDates(key: string, value: { [key: string]: Json }, fields: Readonly<Record<string, Claim>>) {
  const its = fields[key]
  return Object.entries(value).filter(([sibling, other]) => {
    const claim = fields[sibling]
    return sibling !== key && isDate(value[key]) && isDate(other) && its && claim && distinguishes(its, claim)
  })
}

const isDate = (value: Json | undefined) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
