import { startFreight } from '../model/calculators/freight/start.ts'
import { emptyInput } from '../model/calculators/profit/input.ts'

export const MUG = JSON.stringify({ ...emptyInput('US', '2026-11-15'), cost: 800 })

export const ORDER = JSON.stringify(startFreight('US', '2026-11-15'))

export const EXCHANGE = {
  on: '2026-11-13',
  source: 'ECB',
  perEuro: { USD: 1.08, GBP: 0.84, JPY: 160.5, CAD: 1.5, INR: 91.2, CNY: 7.8 },
}
