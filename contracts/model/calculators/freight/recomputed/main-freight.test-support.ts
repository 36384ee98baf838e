/** The price of the transport itself. */
import type { FreightInput } from '../input.ts'
import { type Bounds, cents, max, mul, num, type Q, q } from './fraction.test-support.ts'
import { type Card, type Load, quantityOf } from './load.test-support.ts'

export interface Main {
  amount: Bounds
  /** kg, CBM or containers. */
  quantity: Q | null
  containers: Q | null
}

export function mainFreight(input: FreightInput, load: Load, card: Card): Main {
  const atLeast = (amount: Q) => cents(max(amount, q(card.minimumCharge ?? 0)))
  if (card.measure.per === 'container') {
    const mix = cheapestMix(input, load, card)
    const containers = mix && q(mix.count)
    return {
      amount: mix && [atLeast(q(mix.low)), atLeast(q(mix.high))],
      quantity: containers,
      containers,
    }
  }
  const price = card.prices[0]!
  const quantity = quantityOf(input.cartons, load, card)!
  return {
    amount: [atLeast(mul(q(price.low), quantity)), atLeast(mul(q(price.high), quantity))],
    quantity,
    containers: null,
  }
}

interface Mix {
  low: number
  high: number
  count: number
}

const ascending = (...sides: number[]) => sides.sort((a, b) => a - b)

/** The cheapest mix by the high price, then the low price, then the number of containers. */
function cheapestMix({ cartons, containers }: FreightInput, { mm3, grams }: Load, card: Card): Mix | null {
  const sizes = containers.flatMap((size) => {
    const price = card.prices.find(({ per }) => per === size.container)
    const inner = ascending(size.innerMm.length, size.innerMm.width, size.innerMm.height)
    const fits = cartons.every((each) =>
      ascending(each.lengthMm, each.widthMm, each.heightMm).every((side, at) => side <= inner[at]!),
    )
    if (!price || !fits) return []
    return [
      {
        ...price,
        room: BigInt(Math.round(size.usableCbm * 1e9)) * mm3.d,
        payload: BigInt(size.payloadGrams) * grams.d,
        most: Math.max(num(mm3) / (size.usableCbm * 1e9), num(grams) / size.payloadGrams) + 2,
      },
    ]
  })
  const mixes: Mix[] = []
  /** Every mix, from none of each container to more than the load needs of each. */
  const tryMixes = (at: number, room: bigint, payload: bigint, mix: Mix): void => {
    const size = sizes[at]
    if (size)
      for (let more = 0; more <= size.most; more++) {
        const times = BigInt(more)
        const [space, load] = [room + times * size.room, payload + times * size.payload]
        const { low, high, count } = mix
        tryMixes(at + 1, space, load, {
          low: low + more * size.low,
          high: high + more * size.high,
          count: count + more,
        })
      }
    else if (sizes.length > 0 && room >= mm3.n && payload >= grams.n) mixes.push(mix)
  }
  tryMixes(0, 0n, 0n, { low: 0, high: 0, count: 0 })
  const [best = null] = mixes.sort((a, b) => a.high - b.high || a.low - b.low || a.count - b.count)
  return best
}
