import type { Language } from './language.ts'

/** Digits per group. Groups of four follow 万 (10⁴) and SPEC section 9; readers may choose them for pages. */
export const GROUPINGS = [3, 4] as const
export type Grouping = (typeof GROUPINGS)[number]
export const DEFAULT_GROUPING: Grouping = 3

/** Parses a stored setting. */
export const groupingOf = (setting: string): Grouping =>
  GROUPINGS.find((size) => String(size) === setting) ?? DEFAULT_GROUPING

/** Shown where a value is not known. */
export const DASH = '—'

/** U+2212, as wide as a plus sign. Files for programs have a hyphen (`plainAmount`, `csvCell`). */
export const MINUS = '−'

/** Rounds half away from zero, corrected for binary fractions (1.005 → 1.01). */
export function roundTo(value: number, decimals: number): number {
  if (Number.isInteger(value)) return value === 0 ? 0 : value
  const scale = 10 ** decimals
  const rounded = (Math.sign(value) * Math.round(withoutBinaryError(Math.abs(value) * scale))) / scale
  return rounded === 0 ? 0 : rounded
}

/** Only near a half can the error change how a number rounds; elsewhere the slow correction is left out. */
function withoutBinaryError(scaled: number): number {
  const isNearHalf = Math.abs((scaled % 1) - 0.5) < 1e-6
  return scaled < 1e9 && !isNearHalf ? scaled : Number(scaled.toPrecision(15))
}

/** `12345.6` → `12,346`, or `1,2346` by fours. Decimals are not grouped. */
export function formatCount(value: number, grouping: Grouping = DEFAULT_GROUPING, decimals = 0): string {
  const [integer = '0', fraction] = Math.abs(roundTo(value, decimals)).toFixed(decimals).split('.')
  const sign = roundTo(value, decimals) < 0 ? MINUS : ''
  return sign + groupDigits(integer, grouping) + (fraction ? `.${fraction}` : '')
}

function groupDigits(digits: string, grouping: Grouping): string {
  const head = digits.length % grouping
  const groups = head > 0 ? [digits.slice(0, head)] : []
  for (let at = head; at < digits.length; at += grouping) groups.push(digits.slice(at, at + grouping))
  return groups.join(',')
}

/** Regroups numbers in a text with the default grouping: `约 32,154 件` → `约 3,2154 件`. */
export const regroup = (text: string, grouping: Grouping): string =>
  text.replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d|,\d)/g, (number) =>
    groupDigits(number.replaceAll(',', ''), grouping),
  )

/** Credits always have two decimals (SPEC section 9): `12345.6` → `12,345.60`. */
export const formatPower = (power: number, grouping?: Grouping) => formatCount(power, grouping, 2)

/** For files that programs read, two decimals without groups: `-1234.50`. */
export const plainAmount = (value: number) => roundTo(value, 2).toFixed(2)

/** `0.1234` → `12.3%`. */
export function formatPercent(fraction: number, grouping?: Grouping): string {
  return `${formatCount(fraction * 100, grouping, 1)}%`
}

/** `0.082` → `+8.2%`; a change that rounds to zero has no sign. */
export function formatChange(fraction: number, grouping?: Grouping): string {
  return `${roundTo(fraction * 100, 1) > 0 ? '+' : ''}${formatPercent(fraction, grouping)}`
}

/** With the decimals that the value has, `most` at most: `19.5`, `1.92`. */
export function formatTrimmed(value: number, most: number, grouping?: Grouping): string {
  const rounded = roundTo(value, most)
  let decimals = 0
  while (decimals < most && roundTo(rounded, decimals) !== rounded) decimals++
  return formatCount(rounded, grouping, decimals)
}

/** A signed difference with as many decimals as needed, at most two: `+120`, `−0.1`, `0`. */
export const formatShift = (difference: number, grouping?: Grouping): string =>
  `${roundTo(difference, 2) > 0 ? '+' : ''}${formatTrimmed(difference, 2, grouping)}`

/** The difference of two shares: `0.051` → `+5.1 个百分点` or `+5.1 pp`. */
export function formatPercentagePoints(difference: number, language: Language, grouping?: Grouping): string {
  const points = formatShift(roundTo(difference * 100, 1), grouping)
  return language === 'zh-CN' ? `${points} 个百分点` : `${points} pp`
}

export function formatRating(stars: number): string {
  return roundTo(stars, 1).toFixed(1)
}

export function formatDays(days: number, language: Language, grouping?: Grouping): string {
  const count = formatCount(days, grouping)
  if (language === 'zh-CN') return `${count} 天`
  return `${count} ${count === '1' ? 'day' : 'days'}`
}

/** A wait, rounded up: `45 秒`, `15 分钟`, `23 小时`. */
export function formatWait(seconds: number, language: Language): string {
  const [zh, en, size] = WAITS.find(([, , , below]) => seconds < below) ?? WAITS[2]
  const count = Math.ceil(seconds / size)
  return language === 'zh-CN' ? `${count} ${zh}` : `${count} ${en}${count === 1 ? '' : 's'}`
}

/** Name of a unit, its length in seconds, and the wait in seconds below which it is used. */
const WAITS = [
  ['秒', 'second', 1, 120],
  ['分钟', 'minute', 60, 7200],
  ['小时', 'hour', 3600, Number.POSITIVE_INFINITY],
] as const

/** `350 g`, `1.25 kg`. */
export function formatWeight(grams: number, grouping?: Grouping): string {
  return grams < 1000 ? `${formatCount(grams)} g` : `${formatCount(grams / 1000, grouping, 2)} kg`
}
