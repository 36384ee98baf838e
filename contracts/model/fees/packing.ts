/** Fees depend on the package. If only the item was measured, the fee is a range up to an assumed package. */
import type { Measured } from '../catalogue.ts'
import { boundedFee, type Fee, unknownFee } from './fee.ts'

type Size = readonly [number, number, number]

/** Most that packing adds: 30 mm per side, and a fifth of the weight or 30 g. Our assumption, without a source. */
const SIDE = 30
const WEIGHT = { share: 0.2, least: 30 }

/** @param measured undefined: the package */
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
  if (!most.amount || !least.table) return most
  const low = Math.min(least.amount.low, most.amount.low)
  const high = Math.max(least.amount.high, most.amount.high)
  return low === high ? least : boundedFee(low, high, 'itemSize', least.table)
}

const ofItem = (fee: Fee): Fee => (fee.reason === 'oversize' ? unknownFee('itemOversize', fee.table) : fee)
