/**
 * A metric is defined once: columns, filters, charts and exports take its unit, format, order and name from here.
 * Names and formulas are in the `.texts.ts` beside each list of metrics.
 */

/**
 * `money`: of the marketplace, minor units in stores, major units in calls; `yuan`: the same for yuan; `share`: a fraction; `change`: a fraction with a sign; `shift`: a
 * count with a sign; `perMille`: a fraction shown in thousandths; `score`: 0 to 100; `times`: a ratio.
 */
export type MetricUnit =
  | 'count'
  | 'money'
  | 'yuan'
  | 'share'
  | 'change'
  | 'shift'
  | 'perMille'
  | 'rank'
  | 'rating'
  | 'score'
  | 'times'
  | 'grams'
  | 'cubicCentimeters'
  | 'days'

export interface NumberMetric {
  readonly kind: 'number'
  readonly unit: MetricUnit
  /** The order of the first click on a column head: the best rows first. */
  readonly first: 'asc' | 'desc'
  /** `month`: known for each month; `latest`: for the latest one only; `fixed`: the same in all months. */
  readonly period: 'month' | 'latest' | 'fixed'
  /** Every row has a value. */
  readonly known?: true
  /** Recommended range (SPEC section 9), in the unit of calls. */
  readonly guide?: readonly [low: number, high: number]
}

/** Whether an earlier month lacks the metric. */
export const isLatestOnly = (numbers: Readonly<Record<string, NumberMetric>>, name: string): boolean =>
  numbers[name]?.period === 'latest'

export interface ChoiceMetric<V extends string = string> {
  readonly kind: 'choice'
  readonly values: readonly V[]
}

type Options = Pick<NumberMetric, 'known' | 'guide'>

export const numberMetric = (
  unit: MetricUnit,
  first: NumberMetric['first'],
  period: NumberMetric['period'],
  options: Options = {},
): NumberMetric => ({ kind: 'number', unit, first, period, ...options })

export const choiceMetric = <const V extends string>(...values: readonly V[]): ChoiceMetric<V> => ({
  kind: 'choice',
  values,
})
