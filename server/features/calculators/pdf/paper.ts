/** The content of a printed calculation: plain data, since it crosses a thread boundary. */
import type { ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { Mode } from '#contracts/model/calculators/freight/modes.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { Language } from '#contracts/model/language.ts'

interface AnyPaper {
  language: Language
  /** What the seller called it. */
  name: string
  madeAt: string
  /** When a shared copy was frozen; null for the reader's own calculation. */
  sharedAt: string | null
}

export interface ProfitPaper extends AnyPaper {
  kind: 'profit'
  input: ProfitInput
  exchange: ExchangeRates
}

export interface FreightPaper extends AnyPaper {
  kind: 'freight'
  input: FreightInput
  /** The day for which quotes and dates are judged: today, or the day of the copy. YYYY-MM-DD. */
  on: string
  /** The mode whose costs are itemised; null: the cheapest. */
  mode: Mode | null
}

/** One member per kind of calculation; `render.ts` draws each. */
export type CalculationPaper = ProfitPaper | FreightPaper
