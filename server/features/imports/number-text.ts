/** Counts, ratings and percentages as product pages write them. */
import { parseNumber } from '#contracts/core/number-text.ts'

/** An integer from 0 to 1e9, from a number or text (`1,252`); otherwise null. */
export function countOf(value: unknown): number | null {
  const count = typeof value === 'string' ? parseNumber(value, 'thousands') : value
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 1e9 ? count : null
}

/** Stars from 1 to 5: `4.5`, `4,5 von 5 Sternen`, `5つ星のうち4.3`. */
export function ratingOf(value: unknown): number | null {
  if (typeof value === 'number') return value >= 1 && value <= 5 ? value : null
  if (typeof value !== 'string' || value.length > 100) return null
  const numbers = (value.match(/\d+(?:[.,]\d+)?/g) ?? []).map((text) => Number(text.replace(',', '.')))
  const [one, other, ...more] = numbers
  if (one === undefined || more.length > 0) return null
  if (other === undefined) return ratingOf(one)
  // The other number is the maximum, 5, before or after the rating.
  return other === 5 ? ratingOf(one) : one === 5 ? ratingOf(other) : null
}

/** A best-seller rank, from 1. */
export const rankOf = (value: unknown): number | null => countOf(value) || null

/** `-13%`, `13 %`, `Save 10% with coupon` → 0.13, 0.13, 0.1; null without exactly one percentage between 0 and 100. */
export function percentOf(value: unknown): number | null {
  if (typeof value !== 'string' || value.length > 200) return null
  const found = [...value.matchAll(/(\d+(?:[.,]\d+)?)\s?%/g)]
  const percent = found.length === 1 ? parseNumber(found[0]?.[1] ?? '', 'decimal') : null
  return percent !== null && percent > 0 && percent < 100 ? Math.round(percent * 100) / 10_000 : null
}
