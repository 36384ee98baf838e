/** Money as each marketplace writes it. Amounts are integer minor units; yen has none. */
import { type Marketplace, marketplaces } from './marketplaces.ts'

const formatters = new Map<Marketplace, Intl.NumberFormat>()

function formatterOf(marketplace: Marketplace): Intl.NumberFormat {
  const known = formatters.get(marketplace)
  if (known) return known
  const { locale, currency } = marketplaces[marketplace]
  // 'always': Spanish leaves 1234 ungrouped by default, the site does not.
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' })
  formatters.set(marketplace, made)
  return made
}

/**
 * `123456` → US `$1,234.56`, DE `1.234,56 €`, IN `₹1,234.56`, JP `¥123,456`. The space before € is U+00A0 and the yen
 * sign U+00A5 whatever the engine's locale data use, so that browser, server and PDF print the same characters.
 */
export function formatMoney(minor: number, marketplace: Marketplace): string {
  const major = Math.round(minor) / 10 ** marketplaces[marketplace].decimals
  return formatterOf(marketplace)
    .format(major === 0 ? 0 : major)
    .replaceAll('\u202f', '\u00a0')
    .replaceAll('\uffe5', '\u00a5')
    .replaceAll('\u2212', '-')
}

/** Minor units of an amount in major units: 19.99 → 1999. */
export function minorUnits(major: number, marketplace: Marketplace): number {
  return Math.round(Number((major * 10 ** marketplaces[marketplace].decimals).toPrecision(15)))
}
