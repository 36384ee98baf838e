/** How much one input changes the profit of a unit while all others stay: the bars of a tornado chart. */
import type { Range } from '../../range.ts'
import type { ProfitInput } from './input.ts'
import { unitProfit } from './unit.ts'

export const DRIVERS = ['price', 'cost', 'freight', 'duty', 'ads', 'returns', 'storage', 'weight'] as const
export type Driver = (typeof DRIVERS)[number]

export interface Sensitivity {
  driver: Driver
  /** Net in minor units with the input lower and higher by the change. */
  lower: Range
  higher: Range
  /** Difference between the lowest and the highest of the present net and both changed ones, by `value`. */
  effect: number
}

/** Largest effect first. Inputs that are empty, and those without an effect, are left out. */
export function sensitivities(input: ProfitInput, change = 0.1): Sensitivity[] {
  const now = netOf(input)
  return DRIVERS.flatMap((driver) => {
    const [lower, higher] = [netOf(scale(input, driver, 1 - change)), netOf(scale(input, driver, 1 + change))]
    if (lower === null || higher === null || now === null) return []
    const nets = [lower.value, higher.value, now.value]
    const effect = Math.max(...nets) - Math.min(...nets)
    return effect === 0 ? [] : [{ driver, lower, higher, effect }]
  }).toSorted((a, b) => b.effect - a.effect)
}

const netOf = (input: ProfitInput | null): Range | null => input && unitProfit(input).net

/** Null if the input is empty. */
function scale(input: ProfitInput, driver: Driver, by: number): ProfitInput | null {
  const amount = (value: number | null) => (value === null ? null : Math.round(value * by))
  switch (driver) {
    case 'price':
      return { ...input, price: Math.max(1, Math.round(input.price * by)) }
    case 'cost':
      return input.cost === null ? null : { ...input, cost: amount(input.cost) }
    case 'freight':
      return input.freight === null
        ? null
        : { ...input, freight: amount(input.freight), freightToBorder: amount(input.freightToBorder) }
    case 'duty':
      return { ...input, tariffs: input.tariffs.map((layer) => ({ ...layer, rate: times(layer.rate, by) })) }
    case 'ads':
      return {
        ...input,
        ads:
          input.ads.by === 'unit'
            ? { by: 'unit', amount: amount(input.ads.amount) }
            : { by: 'acos', share: times(input.ads.share, by) },
      }
    case 'returns':
      return { ...input, returns: { ...input.returns, rate: times(input.returns.rate, by) } }
    case 'storage':
      return { ...input, storageMonths: input.storageMonths * by }
    case 'weight':
      return input.weight === null ? null : { ...input, weight: input.weight * by }
  }
}

const times = (rate: number | null, by: number) => (rate === null ? null : rate * by)
