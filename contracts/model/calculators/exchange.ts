/** Money in the currency of another marketplace or supplier. */
import { number, object, type Static, string } from '../../core/schema.ts'
import { day } from '../../core/time.ts'
import { type Marketplace, marketplaces } from '../marketplaces.ts'
import { toMinorUnit } from '../money.ts'

export const CURRENCIES = ['EUR', 'USD', 'GBP', 'JPY', 'CAD', 'INR', 'CNY'] as const
export type Currency = (typeof CURRENCIES)[number]
/** Digits after the decimal point. */
export const CURRENCY_DECIMALS: Record<Currency, number> = { EUR: 2, USD: 2, GBP: 2, JPY: 0, CAD: 2, INR: 2, CNY: 2 }

/** Currencies whose rates sellers enter, first the one they buy in. */
export const RATED_CURRENCIES = ['CNY', 'USD', 'GBP', 'JPY', 'CAD', 'INR'] as const satisfies Currency[]

export const MAX_RATE = 100_000
/** Maximum length of the source's name, in characters. */
export const MAX_RATE_SOURCE = 80
const rate = number({ exclusiveMinimum: 0, maximum: MAX_RATE, description: 'Units of the currency for one euro' })

export const ExchangeRates = object(
  {
    on: day('Day of the rates'),
    source: string({ maxLength: MAX_RATE_SOURCE, description: 'Where the rates are from; empty: typed by the seller' }),
    perEuro: object({ USD: rate, GBP: rate, JPY: rate, CAD: rate, INR: rate, CNY: rate }),
  },
  { additionalProperties: false },
)
export type ExchangeRates = Static<typeof ExchangeRates>

/**
 * Euro reference rates of the European Central Bank for the last day of 2024, used until the seller enters newer ones.
 * The screen shows the date of the rates and asks for an update.
 */
export const REFERENCE_RATES: ExchangeRates = {
  on: '2024-12-31',
  source: 'ECB',
  perEuro: { USD: 1.0389, GBP: 0.82918, JPY: 163.06, CAD: 1.4948, INR: 88.9335, CNY: 7.5833 },
}

export const currencyOf = (marketplace: Marketplace): Currency => {
  const { currency } = marketplaces[marketplace]
  const known = CURRENCIES.find((each) => each === currency)
  if (!known) throw new Error(`No exchange rate for ${currency}`)
  return known
}

/** Converts minor units of `from` to whole minor units of `to`. */
export const convert = (minor: number, from: Currency, to: Currency, rates: ExchangeRates): number =>
  toMinorUnit(convertExactly(minor, from, to, rates))

/**
 * Like `convert`, but unrounded, so that a sum is rounded only once. Null if the currencies differ and there are no
 * rates.
 */
export function convertExactly(minor: number, from: Currency, to: Currency, rates: ExchangeRates): number
export function convertExactly(minor: number, from: Currency, to: Currency, rates: ExchangeRates | null): number | null
export function convertExactly(minor: number, from: Currency, to: Currency, rates: ExchangeRates | null) {
  if (from === to) return minor
  if (rates === null) return null
  const perEuro = (currency: Currency) => (currency === 'EUR' ? 1 : rates.perEuro[currency])
  return (minor * perEuro(to) * 10 ** CURRENCY_DECIMALS[to]) / (perEuro(from) * 10 ** CURRENCY_DECIMALS[from])
}

/** The screen warns about rates older than this. */
export const MAX_RATE_DAYS = 30

/** Whole days from the day of the rates to `today`, YYYY-MM-DD; 0 for rates of a later day. */
export const ratesAge = ({ on }: ExchangeRates, today: string): number =>
  Math.max(0, Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${on}T00:00:00Z`)) / 86_400_000))
