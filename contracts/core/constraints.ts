/** Constraints beyond JSON Schema: extensions in openapi.json, checked by `compare` of differences.ts. */
import { array, type TObject } from './schema.ts'

export interface Constraints {
  /** Order of the rows; rows whose field is null are ignored. */
  'x-sorted'?: { by: string; order: 'asc' | 'desc' }
  /** Fields in ascending order, such as `minimumPrice` and `maximumPrice`; null is ignored. */
  'x-ascending'?: readonly (readonly string[])[]
  /** Maximum decimals. Detects amounts in a wrong unit, which usually have more decimals. */
  'x-decimals'?: number
}

export const sortedRows = <S extends TObject>(
  row: S,
  by: string & keyof S['properties'],
  order: 'asc' | 'desc',
  options: { description?: string } = {},
) => array(row, { ...options, 'x-sorted': { by, order } } satisfies Constraints & { description?: string })

/** Option of an object schema. */
export const ascending = (...fields: readonly (readonly string[])[]) =>
  ({ 'x-ascending': fields }) satisfies Constraints

/** Option of a number schema. */
export const DECIMALS = { 'x-decimals': 2 } as const satisfies Constraints
