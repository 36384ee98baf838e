/** Money as each marketplace writes it. Amounts are integer minor units; yen has none. */
import { type Marketplace, marketplaces } from './marketplaces.ts'

const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(marketplace: Marketplace, decimals: number): Intl.NumberFormat {
  const known = formatters.get(`${marketplace}${decimals}`)
  if (known) return known
  const { locale, currency } = marketplaces[marketplace]
  const made = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    // Spanish leaves 1234 ungrouped by default, the site does not.
    useGrouping: 'always',
  })
  formatters.set(`${marketplace}${decimals}`, made)
  return made
}

/**
 * `123456` → US `$1,234.56`, DE `1.234,56 €`, IN `₹1,234.56`, JP `¥123,456`. The space before € is U+00A0 and the yen
 * sign U+00A5 whatever the engine's locale data use, so that browser, server and PDF print the same characters.
 */
export function formatMoney(minor: number, marketplace: Marketplace): string {
  return write(minor, marketplace, marketplaces[marketplace].decimals)
}

/** Money without cents that nobody knows: estimates and bounds of bands. Amounts below 100 keep theirs unless they are whole. */
export function formatRoughMoney(minor: number, marketplace: Marketplace): string {
  const { decimals } = marketplaces[marketplace]
  const major = minor / 10 ** decimals
  return write(minor, marketplace, Math.abs(major) >= 100 || Number.isInteger(major) ? 0 : decimals)
}

function write(minor: number, marketplace: Marketplace, decimals: number): string {
  const major = Math.round(minor) / 10 ** marketplaces[marketplace].decimals
  return formatterOf(marketplace, decimals)
    .format(major === 0 ? 0 : major)
    .replaceAll('\u202f', '\u00a0')
    .replaceAll('\uffe5', '\u00a5')
    .replaceAll('\u2212', '-')
}

/** Minor units of an amount in major units: 19.99 → 1999. */
export function minorUnits(major: number, marketplace: Marketplace): number {
  return Math.round(Number((major * 10 ** marketplaces[marketplace].decimals).toPrecision(15)))
}
