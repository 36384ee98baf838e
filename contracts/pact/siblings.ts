/**
 * Finds dates that could be swapped unnoticed, such as `created_at` and `updated_at`: they share type and format, so
 * only a pact that pins their values distinguishes them.
 */
import { nameOf } from '#contracts/core/endpoint.ts'
import { DAY_PATTERN, INSTANT_PATTERN } from '#contracts/core/time.ts'
import { type Exchange, plain, type Schema } from './agreement.ts'
import type { Claim } from './claims.ts'

/** True if the pact rejects the value of `sibling` in place of `claim`. */
export function distinguishes(claim: Claim, sibling: Claim): boolean {
  if (claim.is === 'null' || sibling.is === 'null') return claim.is !== sibling.is
  return claim.is === 'text' && sibling.is === 'text' && claim.text !== sibling.text
}

/** One line per pair: `GET /api/… data.row[].created_at could show updated_at`. Any pact with the same object suffices. */
export function indistinguishable(exchanges: readonly Exchange[]): string[] {
  const pairs: Pairs = new Map()
  for (const { endpoint, answer } of exchanges) {
    if (answer?.code !== 1 || endpoint.answer.kind !== 'data' || answer.envelope.is !== 'object') continue
    const { data } = answer.envelope.fields
    if (data) visit(plain(endpoint.answer.schema), data, `${nameOf(endpoint)} data`, pairs)
  }
  return [...pairs.values()].flatMap((its) =>
    [...its.values()].flatMap(({ where, isDistinct }) => (isDistinct ? [] : where)),
  )
}

type Pairs = Map<string, Map<string, { where: string; isDistinct: boolean }>>

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
      const pair = known.get(`${name} ${other}`) ?? { where: `${path}.${name} could show ${other}`, isDistinct: false }
      known.set(`${name} ${other}`, { ...pair, isDistinct: pair.isDistinct || distinguishes(its, sibling) })
    }
  }
}

function dateForm(schema: Schema | undefined): string | undefined {
  const { pattern } = schema?.anyOf?.[0] ?? schema ?? {}
  return pattern === INSTANT_PATTERN || pattern === DAY_PATTERN ? pattern : undefined
}
