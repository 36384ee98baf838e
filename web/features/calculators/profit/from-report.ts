/** Reads a calculation that a report hands over. */
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { ReportCalculation } from '../public/hand-over.ts'
import { FACTS, type Fact, type FilledProduct } from './fill-in.ts'
import type { AssumedCosts } from './profit-draft.ts'

export interface CalculationFromReport {
  input: ProfitInput
  product: FilledProduct
  assumed: AssumedCosts
}

/** A fact that the seller changed in the report counts neither as filled in nor as unknown. */
export function fromReport({ input, start, product }: ReportCalculation): CalculationFromReport {
  const unchanged = FACTS.filter((fact) => JSON.stringify(factIn(start, fact)) === JSON.stringify(factIn(input, fact)))
  return {
    input,
    product: {
      ...product,
      filled: unchanged.filter((fact) => factIn(start, fact) !== null),
      unknown: unchanged.filter((fact) => factIn(start, fact) === null),
    },
    assumed: { cost: start.cost, freight: start.freight },
  }
}

const factIn = (input: ProfitInput, fact: Fact) => (fact === 'returnRate' ? input.returns.rate : input[fact])
