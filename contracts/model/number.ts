/** How the product writes numbers that are not money, on every page, in messages and on paper. Money is written as its marketplace writes it: money.ts. */
import type { Language } from './language.ts'

/** Chinese counts by 万 (10⁴) and the product groups by four digits (SPEC section 9); English groups by three. */
const GROUP: Record<Language, number> = { 'zh-CN': 4, 'en-US': 3 }

/** Rounds half away from zero at the given decimals, without the surprises of binary fractions (1.005 → 1.01). */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals
  const rounded = (Math.sign(value) * Math.round(Number((Math.abs(value) * scale).toPrecision(15)))) / scale
  return rounded === 0 ? 0 : rounded
}

/** `12345.6` → `1,2346` (zh-CN) or `12,346` (en-US); with decimals, only the integer part is grouped. */
export function formatCount(value: number, language: Language, decimals = 0): string {
  const [integer = '0', fraction] = Math.abs(roundTo(value, decimals)).toFixed(decimals).split('.')
  const size = GROUP[language]
  const head = integer.length % size
  const groups = head > 0 ? [integer.slice(0, head)] : []
  for (let at = head; at < integer.length; at += size) groups.push(integer.slice(at, at + size))
  const sign = roundTo(value, decimals) < 0 ? '-' : ''
  return sign + groups.join(',') + (fraction ? `.${fraction}` : '')
}

/** Compute power, always with two decimals (SPEC section 9): `12345.6` → `1,2345.60` or `12,345.60`. */
export const formatPower = (power: number, language: Language) => formatCount(power, language, 2)

/** Two decimals without groups, as programs that read a file take them: `-1234.50`. */
export const plainAmount = (value: number) => roundTo(value, 2).toFixed(2)

/** A share as a percentage with one decimal: `0.1234` → `12.3%`. */
export function formatPercent(fraction: number, language: Language): string {
  return `${formatCount(fraction * 100, language, 1)}%`
}

/** A relative change with its sign: `0.082` → `+8.2%`; what rounds to nothing has no sign. */
export function formatChange(fraction: number, language: Language): string {
  return `${roundTo(fraction * 100, 1) > 0 ? '+' : ''}${formatPercent(fraction, language)}`
}

/** A difference with its sign and no more decimals than it has, two at most: `+120`, `-0.1`, `0`. */
export function formatShift(difference: number, language: Language): string {
  const rounded = roundTo(difference, 2)
  const decimals = [0, 1].find((count) => roundTo(rounded, count) === rounded) ?? 2
  return `${rounded > 0 ? '+' : ''}${formatCount(rounded, language, decimals)}`
}

/** A difference of two shares: `0.051` → `+5.1 个百分点` or `+5.1 pp`. */
export function formatPercentagePoints(difference: number, language: Language): string {
  const points = formatShift(roundTo(difference * 100, 1), language)
  return language === 'zh-CN' ? `${points} 个百分点` : `${points} pp`
}

/** Stars with one decimal. */
export function formatRating(stars: number): string {
  return roundTo(stars, 1).toFixed(1)
}

/** `365 天` or `365 days`. */
export function formatDays(days: number, language: Language): string {
  const count = formatCount(days, language)
  if (language === 'zh-CN') return `${count} 天`
  return `${count} ${count === '1' ? 'day' : 'days'}`
}

/** A time to wait, rounded up, in the unit that one waits in: `45 秒`, `15 分钟`, `23 小时`. */
export function formatWait(seconds: number, language: Language): string {
  const [zh, en, size] = WAITS.find(([, , , below]) => seconds < below) ?? WAITS[2]
  const count = Math.ceil(seconds / size)
  return language === 'zh-CN' ? `${count} ${zh}` : `${count} ${en}${count === 1 ? '' : 's'}`
}

/** Units with their length in seconds, and up to where each is the one to say. */
const WAITS = [
  ['秒', 'second', 1, 120],
  ['分钟', 'minute', 60, 7200],
  ['小时', 'hour', 3600, Number.POSITIVE_INFINITY],
] as const

/** Grams, from one kilogram on as kilograms: `350 g`, `1.25 kg`. */
export function formatWeight(grams: number, language: Language): string {
  return grams < 1000 ? `${formatCount(grams, language)} g` : `${formatCount(grams / 1000, language, 2)} kg`
}
