/**
 * What the contract states beyond JSON Schema. openapi.json carries it as extensions; `compare` of differences.ts holds
 * answers against it.
 */
import { array, type TObject } from './schema.ts'

export interface Constraints {
  /** How rows follow each other. A row whose field is null says nothing. */
  'x-sorted'?: { by: string; order: 'asc' | 'desc' }
  /** Fields that never descend, as `minimumPrice` and `maximumPrice`. Null says nothing. */
  'x-ascending'?: readonly (readonly string[])[]
  /** The most decimals that a number has. An amount in another unit has more of them, or breaks its limits. */
  'x-decimals'?: number
}

/** Rows in the order of one of their fields. */
export const sorted = <S extends TObject>(
  row: S,
  by: string & keyof S['properties'],
  order: 'asc' | 'desc',
  options: { description?: string } = {},
) => array(row, { ...options, 'x-sorted': { by, order } } satisfies Constraints & { description?: string })

/** For the options of an object. */
export const ascending = (...fields: readonly (readonly string[])[]) =>
  ({ 'x-ascending': fields }) satisfies Constraints

/** For the options of a number. */
export const DECIMALS = { 'x-decimals': 2 } as const satisfies Constraints
