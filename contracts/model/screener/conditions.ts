/** Schemas of filters, made from lists of metrics, so that a filter that no metric has does not compile. */
import { array, nullable, number, object, oneOf, optional, type TObject } from '../../core/schema.ts'
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

type Value = ReturnType<typeof nullable<ReturnType<typeof number>>>

/** A value of each metric, null if it is unknown. */
export const valuesOf = <N extends string>(metrics: Readonly<Record<N, NumberMetric>>) =>
  // The cast: Object.fromEntries forgets the keys. Readers need not tell the metrics that are always known.
  object(
    Object.fromEntries(
      Object.entries<NumberMetric>(metrics).map(([name, { known }]) => [name, known ? number() : nullable(number())]),
    ) as Record<N, Value>,
  )
