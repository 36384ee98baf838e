import type { CalculationKind } from '#contracts/api/calculators.ts'
import { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { validatorOnUse } from '#server/http/validation.ts'
import { refuse } from '#server/platform/refusal.ts'

const CHECKS: Record<CalculationKind, ReturnType<typeof validatorOnUse>> = {
  profit: validatorOnUse(ProfitInput, 'body'),
  freight: validatorOnUse(FreightInput, 'body'),
}

/** Throws `wrongCalculation` with the first field that does not match the schema of the tool. */
export function requireInput(kind: CalculationKind, text: string): void {
  const check = CHECKS[kind]
  const value = parse(text)
  if (check(value)) return
  const [first] = check.errors ?? []
  const field = first?.instancePath.slice(1).replaceAll('/', '.') || 'input'
  throw refuse('wrongCalculation', { field: () => field })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
