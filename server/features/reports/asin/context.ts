import {
  LASTING_FACTS,
  type LastingFact,
  type MonthPoint,
  type Product,
  type Provenance,
} from '#contracts/model/catalogue.ts'
import type { Range } from '#contracts/model/range.ts'
import type { Figure, Method, Unit } from '#contracts/model/report/figure.ts'
import { MIN_SAMPLE, tooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import type { AsinFacts } from './facts.ts'

export interface Basis {
  asOf: string
  /** `sample` or `observed`. */
  factMethod: Method
  /** `sample` or `calculated`: numbers computed from sample data stay marked as samples. */
  derivedMethod: Method
  /** Days of facts that are older than `asOf`, by the label of their figure. */
  factDays?: Readonly<Partial<Record<TextKey, string>>>
}

export interface Context extends Basis {
  facts: AsinFacts
  /** Oldest first; empty without a history. */
  months: MonthPoint[]
}

export function contextOf(facts: AsinFacts): Context {
  return { facts, months: facts.history?.months ?? [], ...basisOf(facts.product), factDays: factDaysOf(facts.product) }
}

const LABELS: Partial<Record<LastingFact, TextKey>> = {
  parentAsin: 'product.parentAsin',
  brand: 'product.brand',
  categoryPath: 'product.category',
  price: 'product.price',
  rank: 'product.rank',
  subRank: 'product.subRank',
  rating: 'product.rating',
  ratings: 'product.ratings',
  sellers: 'product.sellers',
  seller: 'product.seller',
  sellerCountry: 'product.sellerCountry',
  fulfilment: 'product.fulfilment',
  images: 'product.images',
  videos: 'product.videos',
  aPlus: 'product.aPlus',
  variants: 'product.variants',
  size: 'product.size',
  weight: 'product.weight',
  listedOn: 'product.listedOn',
}

function factDaysOf({ factDays }: Product): Basis['factDays'] {
  const days: Partial<Record<TextKey, string>> = {}
  for (const fact of LASTING_FACTS) {
    const [label, day] = [LABELS[fact], factDays[fact]]
    if (label && day) days[label] = day
    if (fact === 'size' && day) days['product.itemSize'] = day
    if (fact === 'weight' && day) days['product.itemWeight'] = day
  }
  return days
}

export function basisOf({ source, observedOn }: Provenance): Basis {
  const sample = source === 'sample'
  return {
    asOf: observedOn,
    factMethod: sample ? 'sample' : 'observed',
    derivedMethod: sample ? 'sample' : 'calculated',
  }
}

type Value = number | string | null

export const factFigure = (context: Basis, label: TextKey, unit: Unit, value: Value): Figure => ({
  label,
  unit,
  value,
  method: context.factMethod,
  asOf: context.factDays?.[label] ?? context.asOf,
})

export const derivedFigure = (context: Basis, label: TextKey, unit: Unit, value: Value, note: TextKey): Figure => ({
  label,
  unit,
  value,
  method: context.derivedMethod,
  asOf: context.asOf,
  note,
})

/** A range with equal bounds is shown as a calculated number, any other as an estimate; sample data stays a sample. */
export function rangeFigure(context: Basis, label: TextKey, unit: Unit, range: Range | null, note: TextKey): Figure {
  if (!range || range.low === range.high) return derivedFigure(context, label, unit, range?.value ?? null, note)
  const method = context.derivedMethod === 'sample' ? 'sample' : 'estimated'
  return { label, unit, value: range.value, low: range.low, high: range.high, method, asOf: context.asOf, note }
}

/** Withholds the value of a sample that is {@link tooFew}. */
export function withholdTooFew(figure: Figure, sample: readonly number[] | number, least = MIN_SAMPLE): Figure {
  const { low, high, ...rest } = figure
  const few = figure.value === null ? null : tooFew(sample, least)
  return few ? { ...rest, value: null, few } : figure
}

/** A text key as a figure, so that sentences can contain it; translated when rendered. */
export const labelFigure = (context: Basis, label: TextKey, value: TextKey | null): Figure =>
  factFigure(context, label, 'label', value)

export { exactly, type Range, scale } from '#contracts/model/range.ts'
