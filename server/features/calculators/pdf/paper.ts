/** The content of a printed calculation: plain data, since it crosses a thread boundary. */
import type { ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { Language } from '#contracts/model/language.ts'

export interface ProfitPaper {
  kind: 'profit'
  language: Language
  /** What the seller called it. */
  name: string
  madeAt: string
  /** Day of a shared copy; null for the reader's own calculation. */
  sharedAt: string | null
  input: ProfitInput
  exchange: ExchangeRates
}

/** One member per kind of calculation; `render.ts` draws each. */
export type CalculationPaper = ProfitPaper
