/** Schemas of filters, made from lists of metrics, so that a filter that no metric has does not compile. */
import { array, number, object, oneOf, optional, type TObject, type TSchema } from '../../core/schema.ts'
import type { ChoiceMetric, NumberMetric } from './metric.ts'

export const Bounds = object(
  { min: optional(number()), max: optional(number()) },
  { additionalProperties: false, description: 'Both ends belong to the range' },
)

/** A range for each metric, in the unit of calls. */
export const rangesOf = <N extends string>(metrics: Readonly<Record<N, NumberMetric>>) =>
  // The cast: Object.fromEntries forgets the keys.
  object(
    Object.fromEntries(Object.keys(metrics).map((name) => [name, optional(Bounds)])) as Record<
      N,
      ReturnType<typeof optional<typeof Bounds>>
    >,
    { additionalProperties: false },
  )

type Chosen<C extends Readonly<Record<string, ChoiceMetric>>> = {
  [N in keyof C]: ReturnType<typeof chosenOf<C[N]['values'][number]>>
}
const chosenOf = <V extends string>(values: readonly V[]) =>
  optional(array(oneOf(...values), { maxItems: values.length, description: 'Any of them' }))

/** The chosen values of each metric. */
export const choicesOf = <C extends Readonly<Record<string, ChoiceMetric>>>(metrics: C): TObject<Chosen<C>> =>
  object(
    // The cast: Object.fromEntries forgets the keys.
    Object.fromEntries(Object.entries(metrics).map(([name, { values }]) => [name, chosenOf(values)])) as Chosen<C>,
    { additionalProperties: false },
  )

/** A value of each metric. */
export const valuesOf = <N extends string, S extends TSchema>(metrics: Readonly<Record<N, unknown>>, value: S) =>
  // The cast: Object.fromEntries forgets the keys.
  object(Object.fromEntries(Object.keys(metrics).map((name) => [name, value])) as Record<N, S>)
