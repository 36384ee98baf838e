import { type Answer, descending, exactly, type Package, withSurcharge } from './package.test-support.ts'

const INCH = 2540n
/** Hundred-thousandths of a gram. */
const POUND = 45_359_237n

/** Whether whole grams are within ounces; a weight between two grams was rounded to the nearer one. */
const isWithinOunces = (grams: number, ounces: number) =>
  BigInt(2 * grams - 1) * 100_000n * 16n * 100n <= 2n * BigInt(ounces * 100) * POUND
const isWithinInches = (length: number, inches: number) => BigInt(length) * 100n <= BigInt(inches * 100) * INCH
const max = (a: bigint, b: bigint) => (a > b ? a : b)

/** Length × width × height ÷ 139 within ounces; width and height count as two inches at least. */
function isVolumeWithinOunces([length, width, height]: readonly number[], ounces: number): boolean {
  const volume = BigInt(length ?? 0) * max(BigInt(width ?? 0), 2n * INCH) * max(BigInt(height ?? 0), 2n * INCH)
  return volume * 16n <= BigInt(ounces) * 139n * INCH ** 3n
}

const dollars = (text: string): number[] => text.split(/[\s/]+/).map((each) => Math.round(Number(each) * 100))
const rows = (text: string): number[][] => text.split(',').map((row) => dollars(row.trim()))

interface UsNumbers {
  small: number[][]
  large: number[][]
  above3lb: number[]
  /** Length of a step in quarter pounds, and its price in cents. */
  step: [number, number]
  /** Rows: small bulky, large bulky, then XL up to 50, 70, 150 lb and above. */
  bulky: number[][]
}
const USUAL: UsNumbers = {
  small: rows(`2.43/3.32/3.58, 2.49/3.42/3.68, 2.56/3.45/3.71, 2.66/3.54/3.80, 2.77/3.68/3.94, 2.82/3.78/4.04,
    2.92/3.91/4.17, 2.95/3.96/4.22`),
  large: rows(`2.91/3.73/3.99, 3.13/3.95/4.21, 3.38/4.20/4.46, 3.78/4.60/4.86, 4.22/5.04/5.30, 4.60/5.42/5.68,
    4.75/5.57/5.83, 5.00/5.82/6.08, 5.10/5.92/6.18, 5.28/6.10/6.36, 5.44/6.26/6.52, 5.85/6.67/6.93`),
  above3lb: dollars('6.15/6.97/7.23'),
  step: [1, 8],
  bulky: rows(
    '6.78/7.55/7.55, 8.58/9.35/9.35, 25.56/26.33/26.33, 36.55/37.32/37.32, 50.55/51.32/51.32, 194.18/194.95/194.95',
  ),
}
const PEAK: UsNumbers = {
  small: rows(`2.62/3.51/3.77, 2.68/3.61/3.87, 2.76/3.65/3.91, 2.86/3.74/4.00, 2.98/3.89/4.15, 3.03/3.99/4.25,
    3.14/4.13/4.39, 3.17/4.18/4.44`),
  large: rows(`3.15/3.97/4.23, 3.39/4.21/4.47, 3.66/4.48/4.74, 4.07/4.89/5.15, 4.52/5.34/5.60, 4.91/5.73/5.99,
    5.07/5.89/6.15, 5.33/6.15/6.41, 5.47/6.29/6.55, 5.67/6.49/6.75, 5.84/6.66/6.92, 6.26/7.08/7.34`),
  above3lb: dollars('6.69/7.51/7.77'),
  step: [1, 8],
  bulky: rows(
    '7.82/8.59/8.59, 9.62/10.39/10.39, 28.29/29.06/29.06, 39.36/40.13/40.13, 54.97/55.74/55.74, 202.69/203.46/203.46',
  ),
}
const columns = (low: string, middle: string): number[][] => {
  const cheap = dollars(low)
  return dollars(middle).map((fee, at) => [cheap[at] ?? Number.NaN, fee, fee + 26])
}
const APPAREL: UsNumbers = {
  small: columns('2.62 2.64 2.68 2.81 3.00 3.10 3.20 3.30', '3.51 3.54 3.59 3.69 3.91 4.09 4.20 4.25'),
  large: columns(
    '3.48 3.68 3.90 4.35 5.05 5.22 5.32 5.43 5.78 5.90 5.95 6.08',
    '4.30 4.50 4.72 5.17 5.87 6.04 6.14 6.25 6.60 6.72 6.77 6.90',
  ),
  above3lb: dollars('6.15/6.97/7.23'),
  step: [2, 16],
  bulky: [],
}
/** Fees at $10–50. Above the rows only the first fee of each size is known, because its steps are not given. */
const DANGEROUS = {
  small: dollars('4.29 4.36 4.37 4.43 4.55 4.61 4.72 4.78'),
  large: dollars('4.55 4.76 4.99 5.19 5.64 6.02 6.17 6.31 6.38 6.56 6.72 7.13'),
  bulky: dollars('8.27 10.07 28.44 40.53 58.45 219.53'),
}

/** 0 small standard, 1 large standard, 2 small bulky, 3 large bulky, 4–7 extra-large. */
function usTier(sides: readonly number[], grams: number): number {
  const [length = 0, width = 0, height = 0] = descending(sides)
  const isInBox = (a: number, b: number, c: number) =>
    isWithinInches(length, a) && isWithinInches(width, b) && isWithinInches(height, c)
  const isNarrow = isWithinInches(length + 2 * (width + height), 130)
  const isUnder = (pounds: number) => isWithinOunces(grams, pounds * 16)
  if (isUnder(1) && isInBox(15, 12, 0.75)) return 0
  if (isUnder(20) && isInBox(18, 14, 8)) return 1
  if (isUnder(50) && isInBox(37, 28, 20) && isNarrow) return 2
  if (isUnder(50) && isInBox(59, 33, 33) && isNarrow) return 3
  return isUnder(50) ? 4 : isUnder(70) ? 5 : isUnder(150) ? 6 : 7
}

export function us({ sides, grams, price, goods, on }: Package): Answer {
  if (on < '2026-01-15' || on > '2027-01-14') return 'unknown'
  const isPeak = on >= '2026-10-15'
  const tier = usTier(sides, grams)
  const column = price < 1000 ? 0 : price <= 5000 ? 1 : 2
  const byVolume = tier !== 0 && tier !== 7
  const isWithin = (ounces: number) =>
    isWithinOunces(grams, ounces) && (!byVolume || isVolumeWithinOunces(descending(sides), ounces))
  const rowOf = (step: number, count: number) =>
    Array.from({ length: count }, (_, at) => at).find((at) => isWithin((at + 1) * step))
  const stepsAbove = (ounces: number, step: number) => {
    let count = 0
    while (!isWithin(ounces + count * step)) count++
    return count
  }
  const small = tier === 0 ? rowOf(2, 8) : undefined
  const large = tier === 1 ? rowOf(4, 12) : undefined
  if (goods === 'dangerous') {
    if (isPeak || column !== 1) return 'unsure'
    const known = small === undefined ? DANGEROUS.large[large ?? Number.NaN] : DANGEROUS.small[small]
    const isFirst = tier > 1 && isWithin(([1, 1, 1, 51, 71, 151][tier - 2] ?? Number.NaN) * 16)
    const fee = known ?? (isFirst ? DANGEROUS.bulky[tier - 2] : undefined)
    return fee === undefined ? 'unsure' : exactly(withSurcharge(fee, on))
  }
  const isApparel = goods === 'apparel' && tier < 2
  if (isApparel && isPeak) return 'unsure'
  const numbers = isApparel ? APPAREL : isPeak ? PEAK : USUAL
  const row = small === undefined ? numbers.large[large ?? Number.NaN] : numbers.small[small]
  if (row) return exactly(withSurcharge(row[column] ?? Number.NaN, on))
  if (tier === 1) {
    const [quarters, adds] = numbers.step
    return exactly(withSurcharge((numbers.above3lb[column] ?? Number.NaN) + stepsAbove(48, 4 * quarters) * adds, on))
  }
  const from = [1, 1, 1, 51, 71, 151][tier - 2] ?? Number.NaN
  const adds = [38, 38, 38, 75, 75, 19][tier - 2] ?? Number.NaN
  const base = numbers.bulky[tier - 2]?.[column] ?? Number.NaN
  return exactly(withSurcharge(base + stepsAbove(from * 16, 16) * adds, on))
}
