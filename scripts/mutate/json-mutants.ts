/** A JSON value with one field changed: renamed, dropped, or of another type. */
import type { Claim } from '#contracts/pact/claims.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface JsonMutant {
  what: string
  value: unknown
}

/**
 * Every change of every field that the claim speaks of. A field of rows is changed in the first one. What stands in the value
 * and not in the claim is answered as a mutant that nothing can notice, `value` unchanged.
 */
export function jsonMutants(value: unknown, claim: Claim): JsonMutant[] {
  return mutantsIn(value as Json, claim, '', (changed) => changed) // it was read from JSON
}

type Put = (changed: Json) => unknown

function mutantsIn(value: Json, claim: Claim, path: string, put: Put): JsonMutant[] {
  if (Array.isArray(value) && claim.is === 'array')
    return claim.items.flatMap((item, index) =>
      value[index] === undefined
        ? []
        : [
            ...retyped(value[index], item, `${path}[]`, (other) => put(value.with(index, other))),
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
      ...retyped(field, its, at, into),
      ...mutantsIn(field, its, at, into),
    ]
  })
}

function retyped(value: Json, claim: Claim, path: string, put: Put): JsonMutant[] {
  const others: [string, Json][] = typeof value === 'string' ? [['integer', 7]] : [['string', 'of another type']]
  if (claim.is === 'integer') others.push(['number', 1.5])
  if (claim.is === 'oneOf') others.push(['any string', 'not-in-the-list'])
  return others.map(([type, other]) => ({ what: `${path} becomes ${type}`, value: put(other) }))
}

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
