/**
 * Which dates of an answer could show another one unnoticed, as a `created_at` that holds `updated_at`: type and form are
 * the same, so only a pact that knows their values in some state tells them apart.
 */
import { nameOf } from '#contracts/core/endpoint.ts'
import { DAY_PATTERN, INSTANT_PATTERN } from '#contracts/core/time.ts'
import { type Exchange, plain, type Schema } from './agreement.ts'
import type { Claim } from './claims.ts'

/** Whether a pact refuses the value of `sibling` in the place of the one that it claims. */
export function tellsFrom(claim: Claim, sibling: Claim): boolean {
  if (claim.is === 'null' || sibling.is === 'null') return claim.is !== sibling.is
  return claim.is === 'text' && sibling.is === 'text' && claim.text !== sibling.text
}

/** Each as `GET /api/… data.row[].created_at could show updated_at`. Of objects with the same fields one pact is enough. */
export function mistakable(exchanges: readonly Exchange[]): string[] {
  const pairs: Pairs = new Map()
  for (const { endpoint, answer } of exchanges) {
    if (answer?.code !== 1 || endpoint.answer.kind !== 'data' || answer.envelope.is !== 'object') continue
    const { data } = answer.envelope.fields
    if (data) visit(plain(endpoint.answer.schema), data, `${nameOf(endpoint)} data`, pairs)
  }
  return [...pairs.values()].flatMap((its) => [...its.values()].flatMap(({ where, told }) => (told ? [] : where)))
}

/** By the fields of an object, then by the two dates. */
type Pairs = Map<string, Map<string, { where: string; told: boolean }>>

function visit(schema: Schema, claim: Claim, path: string, pairs: Pairs): void {
  const inner = schema.anyOf?.[0] ?? schema
  if (claim.is === 'array') for (const item of claim.items) visit(plain(inner.items), item, `${path}[]`, pairs)
  if (claim.is !== 'object') return
  const { properties = {} } = inner
  const fields = Object.keys(properties).join()
  const known: NonNullable<ReturnType<Pairs['get']>> = pairs.get(fields) ?? new Map()
  pairs.set(fields, known)
  for (const [name, its] of Object.entries(claim.fields)) {
    visit(plain(properties[name]), its, `${path}.${name}`, pairs)
    for (const [other, sibling] of Object.entries(claim.fields)) {
      const form = dateForm(properties[name])
      if (other === name || form === undefined || form !== dateForm(properties[other])) continue
      const pair = known.get(`${name} ${other}`) ?? { where: `${path}.${name} could show ${other}`, told: false }
      known.set(`${name} ${other}`, { ...pair, told: pair.told || tellsFrom(its, sibling) })
    }
  }
}

function dateForm(schema: Schema | undefined): string | undefined {
  const { pattern } = schema?.anyOf?.[0] ?? schema ?? {}
  return pattern === INSTANT_PATTERN || pattern === DAY_PATTERN ? pattern : undefined
}
