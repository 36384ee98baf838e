/** The fee tables that the account has entered. */
import { calculators } from '#contracts/api/calculators.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { OwnTable } from '#contracts/model/fees/table-schema.ts'
import { useCall } from '#web/api/queries.ts'

export interface OwnTableRow {
  id: number
  table: OwnTable
}

export interface OwnTables {
  rows: OwnTableRow[]
  /** The same array until a table changes. */
  tables: OwnTable[]
  /** True until the first answer. */
  isWaiting: boolean
  /** True if loading failed; then only the published tables apply. */
  isFailed: boolean
}

export function useOwnTables(): OwnTables {
  const { data, isPending, isError } = useCall(calculators.ownTables, {})
  return {
    ...(data ? readTables(data) : NONE),
    isWaiting: isPending,
    isFailed: isError && data === undefined,
  }
}

type Answer = Output<typeof calculators.ownTables>
type Read = Pick<OwnTables, 'rows' | 'tables'>

const NONE: Read = { rows: [], tables: [] }
const known = new WeakMap<Answer, Read>()

/** Parses each answer only once, so that all parts of a page share one array. */
function readTables(answer: Answer): Read {
  const read = known.get(answer)
  if (read) return read
  // The server has validated each table.
  const rows = answer.tables.map(({ id, table }) => ({ id, table: JSON.parse(table) as OwnTable }))
  const made = { rows, tables: rows.map(({ table }) => table) }
  known.set(answer, made)
  return made
}
