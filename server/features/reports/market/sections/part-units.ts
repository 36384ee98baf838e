import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { Range } from '../../asin/context.ts'
import { missing, sentence } from '../../model/blocks.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'

/** That shares of units rest on a part of the products; nothing where all of them know their units, or none does. */
export function partUnits({ size: { known, looked } }: Pick<MarketMetrics, 'size'>): Block[] {
  const [some, all] = [Number(known.value), Number(looked.value)]
  return some > 0 && some < all ? [missing('missing.partUnits', 'products', { known, products: looked })] : []
}

/** Says that rows without a median rest on too few products; nothing if every row has one, or no units are known. */
export function fewInRows(
  { size: { known } }: Pick<MarketMetrics, 'size'>,
  rows: readonly { products: number; medianUnits: Range | null }[],
): Sentence[] {
  const few = rows.some(({ products, medianUnits }) => products > 0 && medianUnits === null)
  return few && Number(known.value) > 0 ? [sentence('market.insight.fewMedians')] : []
}
