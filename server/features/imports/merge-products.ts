/** Two rows about one product: what stands in the catalogue and what a file brings. */
import { isDeepStrictEqual } from 'node:util'
import type { Product } from '#contracts/model/catalogue.ts'
import { soundFacts } from './sound-facts.ts'

/**
 * The later day wins whole: a fact that it no longer has is no longer known, and no number is shown under a day on which it
 * was not seen. On one day the fuller row wins (the one that stands, when equally full) and takes from the other what it
 * lacks. A sample row never mixes with a real one: the import takes its place whole.
 */
export function mergeProducts(known: Product, incoming: Product): Product {
  if (known.source === 'sample') return incoming
  if (known.observedOn !== incoming.observedOn) return incoming.observedOn > known.observedOn ? incoming : known
  return factCount(incoming) > factCount(known) ? filled(incoming, known) : filled(known, incoming)
}

export const sameProduct = (one: Product, other: Product) => isDeepStrictEqual(one, other)

const isMissing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

const factCount = (product: Product) => Object.values(product).filter((value) => !isMissing(value)).length

function filled(base: Product, other: Product): Product {
  const missing = Object.entries(other).filter(([field]) => isMissing(base[field as keyof Product])) // a field of a Product
  return soundFacts({ ...base, ...Object.fromEntries(missing) })
}
