/** Times are ISO instants. */
import type { Generated } from 'kysely'
import type { CalculationKind } from '#contracts/api/calculators.ts'

declare module '#server/db/state-tables.ts' {
  interface StateTables {
    calculation: CalculationTable
    calculation_share: CalculationShareTable
    calculator_settings: CalculatorSettingsTable
    own_fee_table: OwnFeeTableTable
  }
}

export interface CalculationTable {
  id: Generated<number>
  account_id: number
  kind: CalculationKind
  name: string
  /** JSON text, validated by the schema of its kind. */
  input: string
  created_at: string
  updated_at: string
}

/** A frozen copy: a later change of the calculation does not reach it. */
export interface CalculationShareTable {
  token: string
  /** Null once the calculation is deleted. */
  calculation_id: number | null
  account_id: number
  kind: CalculationKind
  name: string
  input: string
  created_at: string
}

/** A fee table that the seller entered. */
export interface OwnFeeTableTable {
  id: Generated<number>
  account_id: number
  /** JSON text, validated by the schema of its kind and against the other tables of the account. */
  content: string
  updated_at: string
}

export interface CalculatorSettingsTable {
  account_id: number
  /** JSON text of the settings that differ from the defaults. */
  settings: string
}
