import {
  type Answer,
  isInCentimetres,
  isVolumeWithinGrams,
  type Package,
  withSurcharge,
} from './package.test-support.ts'

/** The sizes are our own knowledge, not from DOMAIN, which does not say which weight is billed either. */
export function canada({ sides, grams, price, on, goods }: Package): Answer {
  if (on < '2026-01-15' || goods === 'dangerous') return 'unknown'
  const final = (amount: number) => withSurcharge(amount - (price < 1400 ? 80 : 0), on)
  const between = (low: number, high: number): Answer => ({ low: final(low), high: final(high) })
  if (isInCentimetres(sides, [38, 27, 2]) && grams <= 500) return grams <= 100 ? between(446, 446) : between(446, 562)
  const bothWeights = (feeOf: (isWithin: (grams: number) => boolean) => [number, number] | null): Answer | null => {
    const light = feeOf((limit) => grams <= limit)
    const heavy = feeOf((limit) => grams <= limit && isVolumeWithinGrams(sides, limit))
    return light && heavy && between(light[0], heavy[1])
  }
  const steps = (isWithin: (grams: number) => boolean, from: number, step: number, last: number) => {
    for (let count = 0; from + count * step <= last; count++) if (isWithin(from + count * step)) return count
    return null
  }
  const standard = bothWeights((isWithin) => {
    if (isWithin(100)) return [592, 592]
    if (isWithin(1500)) return [592, 960]
    const count = steps(isWithin, 1500, 100, 9000)
    return count === null ? null : [1032 + count * 9, 1032 + count * 9]
  })
  const oversize = bothWeights((isWithin) => {
    const count = steps(isWithin, 500, 500, 32_000)
    return count === null ? null : [1543 + count * 46, 1543 + count * 46]
  })
  if (standard && isInCentimetres(sides, [45, 35, 20])) return standard
  return oversize && isInCentimetres(sides, [152, 76, 76]) ? oversize : 'unknown'
}
