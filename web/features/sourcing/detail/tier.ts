/** Price tiers of an offer: the smallest quantity first. */
interface Tier {
  from: number
  price: number
}

/** The tier whose price holds for this number of units; below the minimum order, the first one. */
export const tierFor = <T extends Tier>(tiers: readonly T[], units: number): T | undefined =>
  tiers.findLast(({ from }) => from <= units) ?? tiers[0]
