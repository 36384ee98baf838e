/** What every section needs: the facts, their class and day, and makers of figures that cannot forget a method. */
import type { MonthPoint } from '../catalogue.ts'
import type { AsinFacts } from './facts.ts'
import type { Figure, Method, Unit } from './report.ts'
import type { TextKey } from './texts.ts'

/** An estimate with its bounds. */
export interface Range {
  value: number
  low: number
  high: number
}

export interface Context {
  facts: AsinFacts
  /** The day of the product's facts. */
  asOf: string
  /** The months of the history, oldest first; empty when none was imported. */
  months: MonthPoint[]
  /** Method of facts as they came: `sample` or `observed`. */
  factMethod: Method
  /** Method of what is computed from them: `sample` stays `sample`, so a made-up number never looks like more. */
  derivedMethod: Method
}

export function contextOf(facts: AsinFacts): Context {
  const sample = facts.product.source === 'sample'
  return {
    facts,
    asOf: facts.product.observedOn,
    months: facts.history?.months ?? [],
    factMethod: sample ? 'sample' : 'observed',
    derivedMethod: sample ? 'sample' : 'calculated',
  }
}

type Value = number | string | null

/** A fact as it was read. */
export const factFigure = (context: Context, label: TextKey, unit: Unit, value: Value): Figure => ({
  label,
  unit,
  value,
  method: context.factMethod,
  asOf: context.asOf,
})

/** A number computed from facts by the formula that `note` tells. */
export const derivedFigure = (context: Context, label: TextKey, unit: Unit, value: Value, note: TextKey): Figure => ({
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
export function rangeFigure(context: Context, label: TextKey, unit: Unit, range: Range | null, note: TextKey): Figure {
  if (!range || range.low === range.high) return derivedFigure(context, label, unit, range?.value ?? null, note)
  const method = context.derivedMethod === 'sample' ? 'sample' : 'estimated'
  return { label, unit, value: range.value, low: range.low, high: range.high, method, asOf: context.asOf, note }
}

/** A text of ours as a figure, so that a sentence can hold it and it is translated where it is drawn. */
export const labelFigure = (context: Context, label: TextKey, value: TextKey | null): Figure =>
  factFigure(context, label, 'label', value)

/** A range times an exact number, e.g. units × price. */
export const scale = (range: Range | null, by: number | null): Range | null =>
  range === null || by === null ? null : { value: range.value * by, low: range.low * by, high: range.high * by }

export const exactly = (value: number): Range => ({ value, low: value, high: value })
