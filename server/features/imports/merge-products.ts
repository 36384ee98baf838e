/** Merges the catalogue's row of a product with an imported one. */
import { isDeepStrictEqual } from 'node:util'
import { LASTING_FACTS, type LastingFact, type Product } from '#contracts/model/catalogue.ts'
import { storedVersion } from '#server/features/catalogue/public.writing.ts'
import { contradictionOf, dropContradictions } from './drop-contradictions.ts'

/**
 * Lasting facts come from the latest row that has them, with its day. Other facts, such as coupon and badge, come only
 * from the later day: a page that does not show them does not have them. On one day the fuller row wins (the known one
 * if equal) and takes missing facts from the other. An import replaces a sample row. A stored picture replaces any
 * other, regardless of days.
 */
export function mergeProducts(known: Product, incoming: Product): Product {
  if (known.source === 'sample') return incoming
  const [base, other] = ordered(known, incoming)
  const isOneDay = base.observedOn === other.observedOn
  const merged = withLasting(isOneDay ? filled(base, other) : base, base, other)
  const stored = [incoming, known].find((row) => storedVersion(row) !== null)
  return dropContradictions(stored ? withPicture(merged, stored) : merged)
}

function withPicture(product: Product, { imageUrl }: Product): Product {
  const { imageUrl: _day, ...factDays } = product.factDays
  return { ...product, imageUrl, factDays }
}

/** The base row, then the other. */
function ordered(known: Product, incoming: Product): [Product, Product] {
  if (known.observedOn !== incoming.observedOn)
    return incoming.observedOn > known.observedOn ? [incoming, known] : [known, incoming]
  return factCount(incoming) > factCount(known) ? [incoming, known] : [known, incoming]
}

export const sameProduct = (one: Product, other: Product) => isDeepStrictEqual(one, other)

const isMissing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** Counts only facts observed on the row's own day. */
const factCount = (product: Product) =>
  Object.values(product).filter((value) => !isMissing(value)).length - Object.keys(product.factDays).length

function filled(base: Product, other: Product): Product {
  const missing = Object.entries(other).filter(([field]) => isMissing(base[field as keyof Product])) // keys of Product
  return { ...base, ...Object.fromEntries(missing) }
}

function withLasting(merged: Product, base: Product, other: Product): Product {
  const isMeasured = (fact: LastingFact) => fact === 'size' || fact === 'weight' || fact === 'measures'
  // An older package measure is more useful than a newer item measure.
  const measuredIn = (fact: LastingFact) => (contradicts ? base : packed.length === 1 ? packed[0]! : latest(fact))
  const latest = (fact: LastingFact) => (dayOf(other, fact) > dayOf(base, fact) ? other : base)
  // If size and weight of different rows contradict each other, the base row's own measures stay.
  const contradicts = contradictionOf({ size: latest('size').size, weight: latest('weight').weight }) !== null
  const packed = [base, other].filter(({ measures }) => measures === 'package')
  const factDays: Product['factDays'] = {}
  const facts = LASTING_FACTS.map((fact) => {
    const from = isMeasured(fact) ? measuredIn(fact) : latest(fact)
    const day = dayOf(from, fact)
    if (day !== '' && day !== merged.observedOn) factDays[fact] = day
    return [fact, from[fact]]
  })
  return { ...merged, ...Object.fromEntries(facts), factDays }
}

/** The day of the fact; empty if missing, which sorts before any day. */
const dayOf = (product: Product, fact: LastingFact) =>
  isMissing(product[fact]) ? '' : (product.factDays[fact] ?? product.observedOn)
