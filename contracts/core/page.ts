/**
 * The paging of all lists: `page` and `size` in, `row`, `total`, `page`, `size` out (SPEC section 9: page 1, size 20).
 */
import { sortedRows } from './constraints.ts'
import { array, integer, object, optional, type TArray, type TObject, type TSchema } from './schema.ts'

export const PAGE_SIZE = 20
export const PAGE_SIZE_MAX = 100

export const pageQuery = {
  page: optional(integer({ minimum: 1, maximum: 1_000_000, default: 1, description: 'Starts at 1' })),
  size: optional(integer({ minimum: 1, maximum: PAGE_SIZE_MAX, default: PAGE_SIZE, description: 'Rows per page' })),
}

export const page = <S extends TSchema>(row: S) => pageOf(array(row))

/** A page of rows with a declared order. */
export const sortedPage = <S extends TObject>(row: S, by: string & keyof S['properties'], order: 'asc' | 'desc') =>
  pageOf(sortedRows(row, by, order))

const pageOf = <S extends TSchema>(row: TArray<S>) =>
  object({
    row,
    total: integer({ minimum: 0, description: 'Total number of rows' }),
    page: integer({ minimum: 1 }),
    size: integer({ minimum: 1 }),
  })
