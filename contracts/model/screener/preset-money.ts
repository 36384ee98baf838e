/** Thresholds of presets are published for Amazon US in dollars; other marketplaces get them converted and rounded. */
import { convert, currencyOf, REFERENCE_RATES } from '../calculators/exchange.ts'
import { type Marketplace, marketplaces } from '../marketplaces.ts'

/** Day of the exchange rates. */
export const PRESET_RATES_DAY = REFERENCE_RATES.on

/** Bounds in dollars as bounds in the currency of a marketplace, in major units. */
export function boundsInCurrency(bounds: { min?: number; max?: number }, marketplace: Marketplace) {
  const major = (dollars: number) => {
    const minor = convert(Math.round(dollars * 100), 'USD', currencyOf(marketplace), REFERENCE_RATES)
    return rounded(minor / 10 ** marketplaces[marketplace].decimals)
  }
  if (marketplace === 'US') return bounds
  return {
    ...(bounds.min !== undefined && { min: major(bounds.min) }),
    ...(bounds.max !== undefined && { max: major(bounds.max) }),
  }
}

/** Two significant digits: a converted threshold is no more precise than that. */
const rounded = (amount: number) => Number(amount.toPrecision(2))
