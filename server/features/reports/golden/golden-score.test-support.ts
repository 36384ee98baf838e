import type { Expected } from './golden-figures.test-support.ts'

/** Ten points at `best`, none at `worst`, clamped; no entry for an unknown value. */
function linePoints(value: unknown, worst: number, best: number): number[] {
  return typeof value === 'number' ? [Math.max(0, Math.min(10, (10 * (value - worst)) / (best - worst)))] : []
}
const logPoints = (value: unknown, worst: number, best: number) =>
  linePoints(typeof value === 'number' ? Math.log(Math.max(1, value)) : null, Math.log(worst), Math.log(best))

const RIGHTS: Record<string, number[]> = { 'risk.high': [0], 'risk.medium': [5], 'risk.low': [10], 'risk.none': [10] }

export function goldenScore(of: Expected): Expected {
  const parts: [name: string, weight: number, criteria: number[][]][] = [
    [
      'demand',
      25,
      [
        logPoints(of['sales.units'], 30, 3000),
        linePoints(of['sales.trailing'], -0.2, 0.3),
        linePoints(of['keywords.demand'], -0.2, 0.3),
      ],
    ],
    ['competition', 20, [logPoints(of['rivals.medianRatings'], 10_000, 100), linePoints(of['rivals.alike'], 8, 0)]],
    ['profit', 20, [linePoints(of['profit.grossMargin'], 0.3, 0.7), linePoints(of['rivals.returnRate'], 0.12, 0.02)]],
    ['listing', 10, [linePoints(of['listing.score'], 50, 95), linePoints(of['product.rating'], 3.5, 4.7)]],
    ['rights', 15, [RIGHTS[String(of['rights.risk'])] ?? []]],
    [
      'risk',
      10,
      [
        linePoints(of['traffic.topShare'], 0.5, 0.1),
        linePoints(of['sales.swing'], 4, 1.2),
        linePoints(of['product.sellers'], 8, 1),
        linePoints(of['price.buyBoxShare'], 0.5, 0.95),
      ],
    ],
  ]
  let [weighted, weights, known] = [0, 0, 0]
  const figures: Expected = {}
  for (const [name, weight, criteria] of parts) {
    const points = criteria.flat()
    known += (weight / 100) * (points.length / criteria.length)
    const mean = points.length > 0 ? Number((points.reduce((a, b) => a + b, 0) / points.length).toFixed(1)) : null
    figures[`productScore.${name}`] = mean
    figures[`weight ${name}`] = weight / 100
    figures[`known ${name}`] = points.length / criteria.length
    if (mean === null) continue
    const counted = weight * (points.length / criteria.length)
    weighted += mean * counted
    weights += counted
  }
  return {
    ...figures,
    'productScore.total': weights < 50 ? null : Math.round((weighted / weights) * 10),
    'productScore.known': Number(known.toFixed(2)),
  }
}
