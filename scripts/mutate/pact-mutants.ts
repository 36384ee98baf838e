/**
 * Side (b): changes what the web sends or relies on, field by field, in every interaction of a call; the contract
 * stays.
 */
import { nameOf } from '#contracts/core/endpoint.ts'
import type { Exchange } from '#contracts/pact/agreement.ts'
import type { Claim } from '#contracts/pact/claims.ts'
import type { Mutant } from './mutant.ts'

export interface PactMutant extends Mutant {
  /** The changed exchanges of the call. */
  exchanges: Exchange[]
}

type Fields = Record<string, Claim>
/** The part of an exchange with the field. */
type Part = 'params' | 'query' | 'body' | 'answer' | 'refusal' | 'event'
const PARTS: readonly Part[] = ['params', 'query', 'body', 'answer', 'refusal', 'event']

export function pactMutants(exchanges: readonly Exchange[]): PactMutant[] {
  return PARTS.flatMap((part) => {
    const paths = new Set(exchanges.flatMap((exchange) => pathsIn(partOf(exchange, part), [])))
    return [...paths].flatMap((path) => mutantsAt(exchanges, part, path))
  })
}

const SEPARATOR = ' '
/** Paths of all fields and items, such as `data row [] id`. */
function pathsIn(claim: Claim | undefined, at: string[]): string[] {
  if (claim?.is === 'object')
    return Object.entries(claim.fields).flatMap(([key, field]) => [
      [...at, key].join(SEPARATOR),
      ...pathsIn(field, [...at, key]),
    ])
  if (claim?.is === 'array')
    return claim.items.flatMap((item) => [[...at, '[]'].join(SEPARATOR), ...pathsIn(item, [...at, '[]'])])
  return []
}

function partOf({ answer, event, ...request }: Exchange, part: Part): Claim | undefined {
  if (part === 'event') return event?.data
  if (part === 'answer') return answer?.code === 1 ? answer.envelope : undefined
  if (part === 'refusal') return answer?.code === 1 ? undefined : answer?.envelope
  return request[part]
}

function mutantsAt(exchanges: readonly Exchange[], part: Part, path: string): PactMutant[] {
  const steps = path.split(SEPARATOR)
  const key = steps.pop() ?? ''
  const mutant = (what: string, change: (parents: Claim[][]) => void): PactMutant => {
    const copies = cloneExchanges(exchanges)
    change(copies.map((copy) => parentsOf(partOf(copy, part), steps)))
    const field = `${part}.${path.replaceAll(SEPARATOR, '.').replaceAll('.[]', '[]')}`
    return {
      calls: [...new Set(exchanges.map(({ endpoint }) => nameOf(endpoint)))],
      what: `${field} ${what}`,
      exchanges: copies,
    }
  }
  const parents = exchanges.flatMap((exchange) => parentsOf(partOf(exchange, part), steps))
  const examples = parents.flatMap((parent) => childrenOf(parent, key))
  const retypes = [...new Set(examples.flatMap((claim) => othersOf(claim, examples)))].map((other) =>
    mutant(`becomes ${other}`, (all) => {
      for (const parent of all.flat())
        replace(parent, key, (claim) => (othersOf(claim, examples).includes(other) ? ({ is: other } as Claim) : claim)) // a plain type
    }),
  )
  if (key === '[]') return retypes
  const objects = parents.filter((parent) => parent.is === 'object')
  const having = objects.filter(({ fields }) => key in fields)
  const drop = ({ fields }: { fields: Fields }) => delete fields[key]
  const objectsIn = (all: Claim[][]) => all.flat().filter((parent) => parent.is === 'object')
  return [
    ...retypes,
    mutant('is dropped', (all) => objectsIn(all).forEach(drop)),
    mutant('is renamed', (all) => {
      for (const { fields } of objectsIn(all)) {
        const { [key]: claim } = fields
        if (claim) fields[`${key}Renamed`] = claim
        delete fields[key]
      }
    }),
    having.length === objects.length
      ? mutant('becomes optional', (all) => objectsIn(all).slice(0, 1).forEach(drop))
      : mutant('becomes required', (all) => {
          const [example] = examples
          for (const { fields } of objectsIn(all)) if (example) fields[key] ??= example
        }),
  ]
}

/** Plain types that differ from a claim. */
const OTHERS: Readonly<Record<Claim['is'], readonly Claim['is'][]>> = {
  object: ['string'],
  array: ['string'],
  null: ['boolean'],
  boolean: ['string'],
  integer: ['number', 'string'],
  number: ['integer', 'string'],
  string: ['integer'],
  text: ['integer'],
  oneOf: ['integer', 'string'],
  like: ['integer', 'string'],
}

/** A null does not become a boolean if the field is a boolean in another example: the contract allows both. */
const othersOf = (claim: Claim, examples: readonly Claim[]): readonly Claim['is'][] =>
  claim.is === 'null' && examples.some(({ is }) => is === 'boolean') ? ['string'] : OTHERS[claim.is]

/** The objects or arrays at the end of the path, through all items of arrays. */
function parentsOf(claim: Claim | undefined, steps: readonly string[]): Claim[] {
  const [step, ...rest] = steps
  if (!claim) return []
  if (step === undefined) return [claim]
  return childrenOf(claim, step).flatMap((child) => parentsOf(child, rest))
}

function childrenOf(claim: Claim, key: string): Claim[] {
  if (claim.is === 'array') return key === '[]' ? claim.items : []
  const child = claim.is === 'object' ? claim.fields[key] : undefined
  return child ? [child] : []
}

function replace(parent: Claim, key: string, by: (claim: Claim) => Claim): void {
  if (parent.is === 'array' && key === '[]') parent.items = parent.items.map(by)
  if (parent.is === 'object' && parent.fields[key]) parent.fields[key] = by(parent.fields[key])
}

/** Keeps the contract's own endpoint object, which is compared by identity. */
const cloneExchanges = (exchanges: readonly Exchange[]): Exchange[] =>
  exchanges.map(({ endpoint, ...said }) => ({ ...structuredClone(said), endpoint }))
