/** How many containers a shipment fills, and which mix of them is cheapest. */
import type { Carton, ContainerSize } from './input.ts'
import { type Load, MM3_PER_CBM, ROUNDING } from './load.ts'
import { CONTAINERS, type Container } from './modes.ts'
import type { RateCard } from './rate-card.ts'

/**
 * Default volumes and payloads, which sellers can change. Common knowledge of the trade, without a source: inner sizes
 * of ISO containers, 85 % of the volume usable, payload within road limits.
 */
export const CONTAINER_SIZES: readonly ContainerSize[] = [
  {
    container: 'c20',
    usableCbm: 28,
    payloadGrams: 21_500_000,
    innerMm: { length: 5898, width: 2352, height: 2393 },
  },
  {
    container: 'c40',
    usableCbm: 58,
    payloadGrams: 26_500_000,
    innerMm: { length: 12_032, width: 2352, height: 2393 },
  },
  {
    container: 'c40hq',
    usableCbm: 68,
    payloadGrams: 26_000_000,
    innerMm: { length: 12_032, width: 2352, height: 2698 },
  },
]

const longestFirst = (sides: readonly number[]) => [...sides].sort((a, b) => b - a)

/** Whether each carton fits the container, lying on any side. */
export function cartonsFit(cartons: readonly Carton[], { innerMm }: ContainerSize): boolean {
  const inner = longestFirst([innerMm.length, innerMm.width, innerMm.height])
  return cartons.every(({ lengthMm, widthMm, heightMm }) =>
    longestFirst([lengthMm, widthMm, heightMm]).every((side, at) => side <= (inner[at] ?? 0)),
  )
}

const needed = (mm3: number, grams: number, size: ContainerSize): number =>
  Math.max(
    Math.ceil(mm3 / (size.usableCbm * MM3_PER_CBM) - ROUNDING),
    Math.ceil(grams / size.payloadGrams - ROUNDING),
    0,
  )

/** How many containers each size needs for the whole load; 0 for sizes that are not given. */
export function containersAlone(load: Load, sizes: readonly ContainerSize[]): Record<Container, number> {
  const count = (container: Container) => {
    const size = sizes.find((each) => each.container === container)
    return size ? needed(load.mm3, load.grossGrams, size) : 0
  }
  return { c20: count('c20'), c40: count('c40'), c40hq: count('c40hq') }
}

export interface ContainerPlan {
  counts: Record<Container, number>
  low: number
  high: number
}

type Priced = ContainerSize & { low: number; high: number }

/**
 * The mix of containers with the lowest upper price; ties go to the lowest lower price, then to fewer containers, then to
 * smaller ones. null if no size has a price. Volume and payload are counted over all containers of the mix.
 */
export function cheapestPlan(
  load: Load,
  sizes: readonly ContainerSize[],
  prices: RateCard['prices'],
): ContainerPlan | null {
  const priced = CONTAINERS.flatMap((container): Priced[] => {
    const size = sizes.find((each) => each.container === container)
    const price = prices.find(({ per }) => per === container)
    return size && price ? [{ ...size, low: price.low, high: price.high }] : []
  })
  const plans = plansOf(load.mm3, load.grossGrams, priced)
  return plans.reduce<ContainerPlan | null>((best, plan) => (best && !isBetter(plan, best) ? best : plan), null)
}

/** Every mix: any number of each size except the last, and as many of the last size as the rest of the load needs. */
function plansOf(mm3: number, grams: number, sizes: readonly Priced[]): ContainerPlan[] {
  const [size, ...others] = sizes
  if (!size) return []
  const most = needed(mm3, grams, size)
  if (others.length === 0) return [planOf(size, most)]
  return Array.from({ length: most + 1 }, (_, count) => {
    const restMm3 = Math.max(0, mm3 - count * size.usableCbm * MM3_PER_CBM)
    const restGrams = Math.max(0, grams - count * size.payloadGrams)
    return plansOf(restMm3, restGrams, others).map((plan) => addPlans(planOf(size, count), plan))
  }).flat()
}

const planOf = ({ container, low, high }: Priced, count: number): ContainerPlan => ({
  counts: { c20: 0, c40: 0, c40hq: 0, [container]: count },
  low: low * count,
  high: high * count,
})

const addPlans = (a: ContainerPlan, b: ContainerPlan): ContainerPlan => ({
  counts: {
    c20: a.counts.c20 + b.counts.c20,
    c40: a.counts.c40 + b.counts.c40,
    c40hq: a.counts.c40hq + b.counts.c40hq,
  },
  low: a.low + b.low,
  high: a.high + b.high,
})

export const containerCount = ({ c20, c40, c40hq }: Record<Container, number>): number => c20 + c40 + c40hq

function isBetter(a: ContainerPlan, b: ContainerPlan): boolean {
  const orders = [
    a.high - b.high,
    a.low - b.low,
    containerCount(a.counts) - containerCount(b.counts),
    b.counts.c20 - a.counts.c20,
  ]
  return (orders.find((order) => order !== 0) ?? 0) < 0
}
