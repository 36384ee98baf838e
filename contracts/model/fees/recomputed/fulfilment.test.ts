import { expect, test } from 'vitest'
import { runs } from '#fixtures/test-set.test-support.ts'
import { MARKETPLACES } from '../../marketplaces.ts'
import { fbaFee } from '../fba.ts'
import { recompute } from './fulfilment.test-support.ts'
import type { Package } from './package.test-support.ts'

const inches = (...sides: number[]) => sides.map((side) => side * 2540)
const centimetres = (...sides: number[]) => sides.map((side) => side * 1000)
/** Boxes at the limits of all tiers, in hundredths of a millimetre. */
const US_BOXES = [
  inches(15, 12, 0.75),
  inches(18, 14, 8),
  inches(18, 14, 2),
  inches(37, 28, 18.5),
  inches(59, 33, 2.5),
  inches(96, 10, 7),
]
const OTHER_BOXES = [
  centimetres(25, 18, 2),
  centimetres(35, 30, 3.3),
  centimetres(33, 23, 2.5),
  centimetres(33, 23, 4),
  centimetres(33, 23, 6),
  centimetres(35, 25, 12),
  centimetres(45, 34, 26),
  centimetres(38, 27, 2),
  centimetres(45, 35, 20),
  centimetres(152, 76, 76),
]
const METRIC_LIMITS = [
  20, 100, 150, 210, 250, 400, 460, 500, 900, 960, 1000, 1400, 1500, 1600, 1900, 2000, 2900, 3900, 5000, 5900, 9000,
  11_900, 32_000,
]
/** Limits of all rows, in grams. */
const GRAMS = [
  ...[2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48].map((ounces) => Math.round(ounces * 28.349523125)),
  ...[3.25, 4, 5.5, 20, 50, 51, 60, 70, 71, 150, 151, 160].map((pounds) => Math.round(pounds * 453.59237)),
  ...METRIC_LIMITS,
]
const GOODS = ['usual', 'usual', 'usual', 'usual', 'usual', 'apparel', 'apparel', 'dangerous'] as const
const PRICES = [999, 1000, 5000, 5001, 1099, 1100, 1399, 1400]
const DAYS = ['2026-01-14', '2026-01-15', '2026-03-31', '2026-04-01', '2026-04-16', '2026-04-17', '2026-10-14']
const MORE_DAYS = ['2026-10-15', '2026-11-24', '2026-12-31', '2027-01-01', '2027-01-14', '2027-01-15']

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function randomPackages(count: number, next: () => number): Package[] {
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!
  const side = (limit: number) =>
    next() < 0.5 ? Math.round(limit) + int(-1, 1) : int(Math.round(limit / 10), Math.round(limit))
  const sidesIn = (box: readonly number[]): Package['sides'] =>
    box.map((limit) => side(next() < 0.1 ? limit * 2 : limit)) as Package['sides'] // three in, three out
  const grams = () => (next() < 0.6 ? pick(GRAMS) + int(-1, 1) : int(1, next() < 0.7 ? 1500 : 80_000))
  return Array.from({ length: count }, () => {
    const marketplace = next() < 0.6 ? 'US' : pick(MARKETPLACES)
    return {
      marketplace,
      sides: moveToSumOrGirth(sidesIn(pick(marketplace === 'US' ? US_BOXES : OTHER_BOXES)), next),
      grams: grams(),
      price: next() < 0.5 ? pick(PRICES) : int(1, 9000),
      goods: pick(GOODS),
      on: pick([...DAYS, ...MORE_DAYS]),
    }
  })
}

/** Moves some packages to the limit of a sum of sides, or of length and girth. */
function moveToSumOrGirth(sides: Package['sides'], next: () => number): Package['sides'] {
  const [length, width, height] = [...sides].sort((a, b) => b - a) as Package['sides'] // three in, three out
  const draw = next()
  const off = Math.floor(next() * 3) - 1
  if (draw < 0.05) {
    const sum = [20, 30, 40, 50, 60, 80, 100][Math.floor(next() * 7)]! * 1000 + off
    const third = Math.floor(sum / 3)
    return [third, third - 1000, sum - 2 * third + 1000]
  }
  if (draw < 0.1) {
    const girth = 130 * 2540 + off - 2 * (20_000 + height)
    return [Math.max(girth, 1), 20_000, height]
  }
  return [length, width, height]
}

const feeOf = ({ marketplace, sides, grams, price, goods, on }: Package) =>
  fbaFee({
    marketplace: MARKETPLACES.find((each) => each === marketplace)!,
    size: [sides[0] / 100, sides[1] / 100, sides[2] / 100],
    weight: grams,
    price,
    feeCategory: goods === 'apparel' ? 'clothing' : 'home',
    dangerous: goods === 'dangerous',
    on,
  })

function mismatches(packages: readonly Package[]): string[] {
  const isSame = (asked: Package): boolean => {
    const expected = recompute(asked)
    const { amount, reason } = feeOf(asked)
    if (expected === 'unknown') return amount === null
    if (expected === 'unsure') return reason !== null
    return amount?.low === expected.low && amount.high === expected.high
  }
  return packages
    .filter((asked) => !isSame(asked))
    .map((asked) => JSON.stringify([asked, recompute(asked), feeOf(asked).amount]))
}

test('1,000 random packages cost what a second computation from the text of the tables gives, borders included', () => {
  const packages = randomPackages(runs(1000, 100_000), mulberry32(20261124))
  expect(mismatches(packages)).toEqual([])
  // Enough packages must have an exact fee, or the comparison would prove little.
  expect(packages.filter((asked) => feeOf(asked).reason === null).length).toBeGreaterThan(packages.length / 3)
})

test('every row and price column of the American tables is what the second computation gives', () => {
  const thin: Package['sides'] = [6000, 4000, 1000]
  const thick: Package['sides'] = [6000, 4000, 2000]
  const wide: Package['sides'] = [80_000, 4000, 2000]
  const long: Package['sides'] = [100_000, 4000, 2000]
  const longer: Package['sides'] = [180_000, 4000, 2000]
  const packages = [thin, thick, wide, long, longer].flatMap((sides) =>
    GRAMS.flatMap((grams) =>
      [999, 1000, 5001].flatMap((price) =>
        (['usual', 'apparel', 'dangerous'] as const).flatMap((goods) =>
          ['2026-03-01', '2026-11-24'].map((on) => ({ marketplace: 'US', sides, grams, price, goods, on })),
        ),
      ),
    ),
  )
  expect(mismatches(packages)).toEqual([])
})

test('every row of the other tables is what the second computation gives at its limits of weight and size', () => {
  const boxes = OTHER_BOXES.flatMap(([length = 0, width = 0, height = 0]) =>
    [0, 1].flatMap((more): Package['sides'][] => [
      [length, width, height + more],
      [length + more, width, 1000],
    ]),
  )
  const sums = [20, 30, 40, 50, 60, 80, 100].flatMap((sum) =>
    [0, 1].map((more): Package['sides'] => [sum * 400 + more, sum * 300, sum * 300]),
  )
  const packages = [...boxes, ...sums].flatMap((sides) =>
    GRAMS.flatMap((limit) =>
      [limit, limit + 1].flatMap((grams) =>
        (['UK', 'DE', 'JP', 'CA'] as const).map((marketplace) => ({
          marketplace,
          sides,
          grams,
          price: 2000,
          goods: 'usual' as const,
          on: '2026-05-01',
        })),
      ),
    ),
  )
  expect(mismatches(packages)).toEqual([])
})
