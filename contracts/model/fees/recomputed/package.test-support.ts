/** Packages and fees, compared in integers: lengths in hundredths of a millimetre, weights in whole grams. */
export interface Package {
  marketplace: string
  /** Hundredths of a millimetre. */
  sides: [number, number, number]
  grams: number
  price: number
  goods: 'usual' | 'apparel' | 'dangerous'
  on: string
}
/** `unknown`: DOMAIN has no number; `unsure`: it has numbers for other goods, days or prices only. */
export type Answer = { low: number; high: number } | 'unknown' | 'unsure'

export const descending = (sides: readonly number[]) => [...sides].sort((a, b) => b - a)
/** Half a cent is rounded up. */
export const withSurcharge = (amount: number, on: string) =>
  on < '2026-04-17' ? amount : Number((BigInt(amount) * 1035n + 500n) / 1000n)
export const exactly = (amount: number): Answer => ({ low: amount, high: amount })

export const isInCentimetres = (sides: readonly number[], box: readonly number[]) =>
  descending(sides).every((side, at) => side <= Math.round((box[at] ?? 0) * 1000))

/** Grams of volume at 5000 cm³/kg; compared as hundredths of a millimetre cubed. */
export const isVolumeWithinGrams = (sides: readonly number[], grams: number) =>
  sides.reduce((volume, side) => volume * BigInt(side), 1n) <= BigInt(grams) * 5000n * 1_000_000n
