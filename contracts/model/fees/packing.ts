/** Fees depend on the package. If only the item was measured, the fee is a range up to an assumed package. */
import type { Measured } from '../catalogue.ts'
import { type Fee, feeBetween, unknownFee } from './fee.ts'
import type { Size } from './measures.ts'

/** Packing adds at most this: 30 mm per side, and a fifth of the weight or 30 g. Our assumption, without a source. */
const SIDE = 30
const WEIGHT = { share: 0.2, least: 30 }

/** @param measured undefined means the package */
export function packedFee(
  measured: Measured | undefined,
  { size, weight }: { size: Size; weight: number },
  feeOf: (size: Size, weight: number) => Fee,
): Fee {
  if (measured === 'piece') return unknownFee('onePiece')
  if (measured === 'package' || measured === undefined) return feeOf(size, weight)
  const least = ofItem(feeOf(size, weight))
  const [length, width, height] = size
  const most = ofItem(
    feeOf([length + SIDE, width + SIDE, height + SIDE], weight + Math.max(WEIGHT.least, weight * WEIGHT.share)),
  )
  if (!least.amount) return least
  const between = feeBetween(least, most, 'itemSize')
  if (!between) return most
  return between.reason === null ? least : between
}

const ofItem = (fee: Fee): Fee => (fee.reason === 'oversize' ? unknownFee('itemOversize', fee.table) : fee)
