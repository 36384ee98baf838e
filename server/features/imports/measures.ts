/** Parses sizes and weights of product pages, in English or German, into millimetres and grams. */
import { parseNumber } from '#contracts/core/number-text.ts'

const LENGTHS: [unit: RegExp, millimetres: number][] = [
  [/^(?:mm|millimet(?:er|re)s?)$/, 1],
  [/^(?:cm|[cz]entimet(?:er|re)s?)$/, 10],
  [/^(?:m|met(?:er|re)s?)$/, 1000],
  [/^(?:in|inch|inches|zoll|["”″])$/, 25.4],
  [/^(?:ft|foot|feet)$/, 304.8],
]
const WEIGHTS: [unit: RegExp, grams: number][] = [
  [/^(?:g|gr|gramm?s?|grammes)$/, 1],
  [/^(?:kg|kgs|kilogramm?s?|kilogrammes)$/, 1000],
  [/^(?:mg|milligramm?s?)$/, 0.001],
  [/^(?:oz|ounces?|unzen?)$/, 28.349523125],
  [/^(?:lb|lbs|pounds?)$/, 453.59237],
]
const LONGEST = 20_000 // mm
const HEAVIEST = 10_000_000 // g

/** One side: a number, then optionally its unit and its name: `18`, `18"L`, `60L`, `7.9 centimetres`. */
const SIDE = /^(\d[\d.,]*)\s*([a-z]{2,}|m|["”″])?\.?\s*(?:[LWHDBT]\b)?\s*([a-z]{2,}|m)?\.?$/i

/**
 * `18 x 5 x 0.04 inches; 1 Pounds` → [457.2, 127, 1.02]: three sides in millimetres with two decimals, longest first,
 * each at least 1 mm; null unless all three are present.
 */
export function sizeOf(value: unknown): [number, number, number] | null {
  if (typeof value !== 'string' || value.length > 200) return null
  const sides = (value.split(';')[0] ?? '')
    .replace(/^[^\d;]+/, '')
    .trim()
    .split(/\s*[x×*]\s*/i)
    .map((side) => SIDE.exec(side))
  const unit = unitOf(sides.at(-1) ?? null)
  const [a, b, c] = sides.map((side) => side && millimetres(side[1] ?? '', unitOf(side) ?? unit))
  if (sides.length !== 3 || !a || !b || !c) return null
  const [longest = a, middle = b, shortest = c] = [a, b, c].sort((one, other) => other - one)
  return [longest, middle, shortest]
}

/**
 * Whole grams of `450 Grams`, `3.2 ounces`, or the part after the semicolon of a size; null below half a gram, which
 * warehouses do not weigh.
 */
export function weightOf(value: unknown): number | null {
  if (typeof value !== 'string' || value.length > 200) return null
  const [, number = '', name = ''] = /(?:^|;)\s*(\d[\d.,]*)\s*([a-z]+)\.?\s*$/i.exec(value) ?? []
  const factor = factorOf(WEIGHTS, name)
  const amount = factor === null ? null : parseNumber(number, loneMarkAt(factor))
  const grams = amount === null || factor === null ? 0 : Math.round(amount * factor)
  return grams > 0 && grams <= HEAVIEST ? grams : null
}

const unitOf = (side: RegExpExecArray | null) => side?.[3] ?? side?.[2]

function millimetres(number: string, unit: string | undefined): number | null {
  const factor = factorOf(LENGTHS, unit ?? '')
  const amount = factor === null ? null : parseNumber(number, loneMarkAt(factor))
  if (!amount || factor === null || amount * factor > LONGEST) return null
  // Two decimals, because whole millimetres would move 0.75 in (19.05 mm) across tier limits.
  return Math.max(1, Math.round(amount * factor * 100) / 100)
}

const factorOf = (units: [RegExp, number][], name: string) =>
  units.find(([unit]) => unit.test(name.toLowerCase()))?.[1] ?? null

/** `1.250` is ambiguous in grams and millimetres (thousands or decimals); in larger units it has decimals. */
const loneMarkAt = (factor: number) => (factor === 1 ? 'unknown' : 'decimal')
