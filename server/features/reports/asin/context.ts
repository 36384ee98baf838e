/** What every section needs: the facts, their class and day, and makers of figures that cannot forget a method. */
import {
  LASTING_FACTS,
  type LastingFact,
  type MonthPoint,
  type Product,
  type Provenance,
} from '#contracts/model/catalogue.ts'
import type { Range } from '#contracts/model/range.ts'
import type { Figure, Method, Unit } from '#contracts/model/report/figure.ts'
import { LEAST, tooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import type { AsinFacts } from './facts.ts'

/** Of what class and day the facts are: all that makers of figures and blocks need, of either kind of report. */
export interface Basis {
  /** The day of the facts. */
  asOf: string
  /** Method of facts as they came: `sample` or `observed`. */
  factMethod: Method
  /** Method of what is computed from them: `sample` stays `sample`, so a made-up number never looks like more. */
  derivedMethod: Method
  /** Days of facts that are older than `asOf`, by the label of their figure. */
  factDays?: Readonly<Partial<Record<TextKey, string>>>
}

export interface Context extends Basis {
  facts: AsinFacts
  /** The months of the history, oldest first; empty when none was imported. */
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

/** A fact as it was read. */
export const factFigure = (context: Basis, label: TextKey, unit: Unit, value: Value): Figure => ({
  label,
  unit,
  value,
  method: context.factMethod,
  asOf: context.factDays?.[label] ?? context.asOf,
})

/** A number computed from facts by the formula that `note` tells. */
export const derivedFigure = (context: Basis, label: TextKey, unit: Unit, value: Value, note: TextKey): Figure => ({
  label,
  unit,
  value,
  method: context.derivedMethod,
  asOf: context.asOf,
  note,
})

/**
 * A number that may be an estimate. Bounds that are equal make a calculated number; of a sample product a range is still
 * a sample.
 */
export function rangeFigure(context: Basis, label: TextKey, unit: Unit, range: Range | null, note: TextKey): Figure {
  if (!range || range.low === range.high) return derivedFigure(context, label, unit, range?.value ?? null, note)
  const method = context.derivedMethod === 'sample' ? 'sample' : 'estimated'
  return { label, unit, value: range.value, low: range.low, high: range.high, method, asOf: context.asOf, note }
}

/** The figure, or that its sample is too small for it. `sample` and `least` are those of {@link tooFew}. */
export function sampled(figure: Figure, sample: readonly number[] | number, least = LEAST): Figure {
  const { low, high, ...rest } = figure
  const few = figure.value === null ? null : tooFew(sample, least)
  return few ? { ...rest, value: null, few } : figure
}

/** A text of ours as a figure, so that a sentence can hold it and it is translated where it is drawn. */
export const labelFigure = (context: Basis, label: TextKey, value: TextKey | null): Figure =>
  factFigure(context, label, 'label', value)

export { exactly, type Range, scale } from '#contracts/model/range.ts'
