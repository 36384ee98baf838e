/** Rules of the contract beyond JSON Schema. openapi.json carries them as extensions; `compare` of differences.ts checks them. */
import { array, type TObject } from './schema.ts'

export interface Constraints {
  /** The order of the rows. Rows whose field is null are ignored. */
  'x-sorted'?: { by: string; order: 'asc' | 'desc' }
  /** Fields in ascending order, such as `minimumPrice` and `maximumPrice`. Null is ignored. */
  'x-ascending'?: readonly (readonly string[])[]
  /** The most decimals of a number: an amount in another unit has more, or breaks its limits. */
  'x-decimals'?: number
}

/** Rows sorted by one of their fields. */
export const sorted = <S extends TObject>(
  row: S,
  by: string & keyof S['properties'],
  order: 'asc' | 'desc',
  options: { description?: string } = {},
) => array(row, { ...options, 'x-sorted': { by, order } } satisfies Constraints & { description?: string })

/** An option of an object. */
export const ascending = (...fields: readonly (readonly string[])[]) =>
  ({ 'x-ascending': fields }) satisfies Constraints

/** An option of a number. */
export const DECIMALS = { 'x-decimals': 2 } as const satisfies Constraints
