/** Times are ISO instants. */
import type { Generated } from 'kysely'
import type { CalculationKind } from '#contracts/api/calculators.ts'

declare module '#server/db/state-tables.ts' {
  interface StateTables {
    calculation: CalculationTable
    calculation_share: CalculationShareTable
    calculator_settings: CalculatorSettingsTable
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

export interface CalculatorSettingsTable {
  account_id: number
  /** JSON text of the settings that differ from the defaults. */
  settings: string
}
