/** Reads, checks and stores the fee tables that a seller enters. */
import type { calculators } from '#contracts/api/calculators.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { ownFaultLine } from '#contracts/model/fees/own-table-check.texts.ts'
import { type OwnTableFault, ownTableFaults } from '#contracts/model/fees/own-table-check.ts'
import { OWN_TABLES_MAX } from '#contracts/model/fees/own-table-limits.ts'
import {
  fbaSchema,
  fbaSurchargeSchema,
  type OwnTable,
  referralSchema,
  storageSchema,
} from '#contracts/model/fees/table-schema.ts'
import type { State } from '#server/db/state.ts'
import { validatorOnUse } from '#server/http/validation.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { World } from '#server/platform/world.ts'
import { insertOwnTable, type OwnTableRow, ownTablesOf, updateOwnTable } from './own-tables.store.ts'

interface ToSave {
  /** Id of the table to replace; without it a table is added. */
  id?: number | undefined
  /** The table as JSON. */
  table: string
}

/** Throws `wrongOwnTable` with the first row that is wrong. */
export function saveOwnTable(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  accountId: number,
  { id, table: text }: ToSave,
): Promise<OwnTableRow> {
  const table = requireTable(text)
  // One transaction, so that parallel calls can neither exceed the limit nor save overlapping tables.
  return db.transaction().execute(async (trx) => {
    const others = (await ownTablesOf(trx, accountId)).filter((row) => row.id !== id)
    if (id === undefined && others.length >= OWN_TABLES_MAX)
      throw refuse('tooManyOwnTables', { count: () => String(OWN_TABLES_MAX) })
    const [fault] = ownTableFaults(table, others.map(tableIn))
    if (fault) throw refuseTable(fault, table)
    const row = { account_id: accountId, content: JSON.stringify(table), updated_at: clock.iso() }
    return id === undefined ? insertOwnTable(trx, row) : requireUpdate(trx, { id, ...row })
  })
}

async function requireUpdate(db: State, row: OwnTableRow): Promise<OwnTableRow> {
  const saved = await updateOwnTable(db, row)
  if (!saved) throw refuse('ownTableNotFound')
  return saved
}

export const toAnswer = ({ id, content, updated_at }: OwnTableRow): Output<typeof calculators.saveOwnTable> => ({
  id,
  table: content,
  updated_at,
})

const CHECKS: Readonly<Record<OwnTable['kind'], ReturnType<typeof validatorOnUse>>> = {
  fba: validatorOnUse(fbaSchema, 'body'),
  fbaSurcharge: validatorOnUse(fbaSurchargeSchema, 'body'),
  referral: validatorOnUse(referralSchema, 'body'),
  storage: validatorOnUse(storageSchema, 'body'),
}

function requireTable(text: string): OwnTable {
  const value = parse(text)
  const kind = kindOf(value)
  if (!kind) throw refuseTable({ code: 'malformed', at: 'kind', other: null }, value)
  const check = CHECKS[kind]
  if (check(value)) return value as OwnTable // validated by the schema of its kind
  const at = check.errors?.[0]?.instancePath.slice(1).replaceAll('/', '.') ?? ''
  throw refuseTable({ code: 'malformed', at, other: null }, value)
}

function kindOf(value: unknown): OwnTable['kind'] | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined
  const { kind } = value
  return (['fba', 'fbaSurcharge', 'referral', 'storage'] as const).find((each) => each === kind)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const refuseTable = (fault: OwnTableFault, table: unknown) =>
  refuse('wrongOwnTable', { problem: (language) => ownFaultLine(fault, table, language) })

const tableIn = ({ content }: OwnTableRow): OwnTable => JSON.parse(content) // written by `saveOwnTable` only
