import { type Answer, isInCentimetres, isVolumeWithinGrams, type Package } from './package.test-support.ts'

/** Rows: grams, lowest and highest fee. */
type European = Record<'envelopes' | 'small' | 'standard', [grams: number, low: number, high: number][]>
const EUROPE: Record<'UK' | 'DE', European & { lowPrice: number }> = {
  UK: {
    lowPrice: 1000,
    envelopes: [
      [20, 183, 183],
      [100, 183, 208],
      [210, 210, 210],
      [460, 216, 216],
      [960, 272, 272],
      [960, 294, 294],
    ],
    small: [
      [150, 291, 291],
      [400, 300, 300],
      [900, 304, 304],
      [1400, 305, 305],
      [1900, 325, 325],
      [3900, 327, 327],
    ],
    standard: [
      [150, 294, 294],
      [1900, 294, 348],
      [2900, 349, 349],
      [5900, 356, 356],
      [11_900, 358, 358],
    ],
  },
  DE: {
    lowPrice: 1100,
    envelopes: [
      [20, 233, 233],
      [100, 233, 254],
      [210, 257, 257],
      [460, 268, 268],
      [960, 304, 304],
      [960, 342, 342],
    ],
    small: [
      [150, 338, 338],
      [400, 339, 339],
      [900, 340, 340],
      [1400, 341, 341],
      [1900, 343, 343],
      [3900, 454, 454],
    ],
    standard: [
      [150, 339, 339],
      [1900, 339, 395],
      [2900, 455, 455],
      [5900, 522, 522],
      [11_900, 665, 665],
    ],
  },
}
/** Thickness of the envelopes of 33 × 23 cm: our own knowledge, not from DOMAIN. */
const THICKNESS = [2.5, 2.5, 2.5, 2.5, 4, 6]

export function europe(marketplace: 'UK' | 'DE', { sides, grams, price, on, goods }: Package): Answer {
  const numbers = EUROPE[marketplace]
  if (on < '2026-01-01' || on > '2026-12-31') return 'unknown'
  if (price < numbers.lowPrice || goods === 'dangerous') return 'unknown'
  const envelope = numbers.envelopes.find(
    ([limit], at) => grams <= limit && isInCentimetres(sides, [33, 23, THICKNESS[at] ?? 0]),
  )
  const parcel = (box: number[], rows: European['small']) =>
    isInCentimetres(sides, box)
      ? rows.find(([limit]) => grams <= limit && isVolumeWithinGrams(sides, limit))
      : undefined
  const found = envelope ?? parcel([35, 25, 12], numbers.small) ?? parcel([45, 34, 26], numbers.standard)
  return found ? { low: found[1], high: found[2] } : 'unknown'
}
