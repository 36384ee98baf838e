import { type Answer, exactly, isInCentimetres, type Package } from './package.test-support.ts'

export function japan({ sides, grams, price, on }: Package): Answer {
  if (on < '2026-04-01') return 'unknown'
  const sum = sides[0] + sides[1] + sides[2]
  const fee = (usual: number, low: number) => exactly(price >= 1000 ? usual : low)
  if (grams <= 250 && isInCentimetres(sides, [25, 18, 2])) return fee(288, 222)
  if (grams <= 1000 && isInCentimetres(sides, [35, 30, 3.3])) return fee(318, 252)
  if (grams <= 2000 && sum <= 20_000) return fee(410, 344)
  if (grams <= 2000 && sum <= 30_000) return fee(415, 368)
  if (grams <= 2000 && sum <= 40_000) return fee(420, 371)
  if (grams <= 2000 && sum <= 50_000) return fee(425, 379)
  if (grams <= 2000 && sum <= 60_000) return fee(430, 391)
  if (grams <= 5000 && sum <= 80_000) return fee(472, 427)
  if (grams <= 9000 && sum <= 100_000) return fee(532, 466)
  return { low: 589, high: 13_950 }
}
