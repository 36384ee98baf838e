/** Where the bars of a tornado chart begin and end. */
import type { Sensitivity } from '#contracts/model/calculators/profit/sensitivity.ts'

interface Bar {
  /** Percent of the width. */
  from: number
  width: number
}

export interface TornadoBar {
  /** Each bar starts at the current net profit; it ends at the net profit with a lower or a higher input. */
  lower: Bar
  higher: Bar
}

export interface Tornado {
  /** Position of the current net profit, in percent of the width. */
  now: number
  bars: TornadoBar[]
}

/** All bars share one scale, from the lowest net profit to the highest. */
export function tornadoOf(rows: readonly Sensitivity[], now: number): Tornado {
  const nets = rows.flatMap(({ lower, higher }) => [lower.value, higher.value]).concat(now)
  const [low, high] = [Math.min(...nets), Math.max(...nets)]
  const at = (net: number) => (high === low ? 50 : ((net - low) / (high - low)) * 100)
  const bar = (net: number): Bar => ({
    from: Math.min(at(net), at(now)),
    width: Math.abs(at(net) - at(now)),
  })
  return {
    now: at(now),
    bars: rows.map(({ lower, higher }) => ({ lower: bar(lower.value), higher: bar(higher.value) })),
  }
}
