/** Prices of what we sell ourselves. Stored and computed in minor units; calls carry major units with two decimals. */
export const CURRENCIES = ['cny', 'usd'] as const
export type Currency = (typeof CURRENCIES)[number]

/** SPEC section 9: ¥ for cny, else $. */
const symbolOf = (currency: Currency) => (currency === 'cny' ? '¥' : '$')

const amounts = new Intl.NumberFormat('en-US', {
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
})

/** `1299` in cny → `¥1,299.00`; a negative amount as `-¥5.00`; NaN, an amount that nobody has told, as `–`. */
export const formatPrice = (major: number, currency: Currency): string =>
  Number.isNaN(major) ? '–' : `${major < 0 ? '-' : ''}${symbolOf(currency)}${amounts.format(Math.abs(major))}`

/** Minor units as the number with two decimals that calls carry. */
export const toMajor = (minor: number): number => minor / 100
