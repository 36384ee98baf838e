/** `order`: rows, or fields of one object, are not sorted as declared. `format`: another kind of answer, such as HTML instead of JSON. */
export const DIFFERENCE_KINDS = [
  'missing',
  'extra',
  'renamed',
  'type',
  'value',
  'order',
  'code',
  'status',
  'format',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]
