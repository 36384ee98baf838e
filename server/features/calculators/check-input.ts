import type { CalculationKind } from '#contracts/api/calculators.ts'
import { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { tableFaults } from '#contracts/model/fees/check-tables.ts'
import { validatorOnUse } from '#server/http/validation.ts'
import { refuse } from '#server/platform/refusal.ts'

const CHECKS: Record<CalculationKind, ReturnType<typeof validatorOnUse>> = {
  profit: validatorOnUse(ProfitInput, 'body'),
  freight: validatorOnUse(FreightInput, 'body'),
}

/**
 * Throws `wrongCalculation` with the first field that does not match the schema of the tool or has a fault in a fee
 * table.
 */
export function requireInput(kind: CalculationKind, text: string): void {
  const check = CHECKS[kind]
  const value = parse(text)
  if (!check(value)) {
    const [first] = check.errors ?? []
    throw refuseField(first?.instancePath.slice(1).replaceAll('/', '.') || 'input')
  }
  if (kind === 'profit') requireOwnTables(value as ProfitInput) // validated by the schema of its kind
}

/** A calculation has only the tables that it uses, so gaps between them are allowed. */
function requireOwnTables({ ownTables = [] }: ProfitInput): void {
  const named = Object.fromEntries(ownTables.map((table, index) => [`ownTables.${index}`, table]))
  const fault = tableFaults(named).find(({ code }) => code !== 'gap')
  if (fault) throw refuseField([fault.table, fault.at].filter(Boolean).join('.'))
}

const refuseField = (field: string) => refuse('wrongCalculation', { field: () => field })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
