/**
 * `order`: rows or fields are not sorted as declared. `format`: another kind of content, such as HTML instead of JSON.
 */
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
