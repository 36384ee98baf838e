import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { Range } from '../../asin/context.ts'
import { missing, sentence } from '../../model/blocks.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'

/** Notice that unit shares rest on a part of the products; empty if units are known for all products or for none. */
export function partUnits({ size: { known, looked } }: Pick<MarketMetrics, 'size'>): Block[] {
  const [some, all] = [Number(known.value), Number(looked.value)]
  return some > 0 && some < all ? [missing('missing.partUnits', 'products', { known, products: looked })] : []
}

/** Notice that some rows have too few products for a median; empty if no units are known at all. */
export function fewInRows(
  { size: { known } }: Pick<MarketMetrics, 'size'>,
  rows: readonly { products: number; medianUnits: Range | null }[],
): Sentence[] {
  const few = rows.some(({ products, medianUnits }) => products > 0 && medianUnits === null)
  return few && Number(known.value) > 0 ? [sentence('market.insight.fewMedians')] : []
}
