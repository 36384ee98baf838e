import type { Block } from '#contracts/model/report/block-kinds.ts'
import { missing } from '../../model/blocks.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'

/** That shares of units rest on a part of the products; nothing where all of them know their units, or none does. */
export function partUnits({ size: { known, looked } }: Pick<MarketMetrics, 'size'>): Block[] {
  const [some, all] = [Number(known.value), Number(looked.value)]
  return some > 0 && some < all ? [missing('missing.partUnits', 'products', { known, products: looked })] : []
}
