/**
 * How an answer can differ from the contract. `order`: rows, or fields of one object, do not ascend or descend as they
 * should. `format`: another kind of answer, as a page instead of JSON.
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
