import { isMarketplace } from '#contracts/model/marketplaces.ts'
import type { HandedOffer } from '../public/hand-over.ts'

/** Reads an offer from the storage of the browser; null for anything else. */
export function offerIn(value: unknown): HandedOffer | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, title, supplier, unitPrice, units, size, weight, isSample, product }: Partial<HandedOffer> = value
  const isComplete =
    typeof id === 'number' &&
    typeof title?.zh === 'string' &&
    typeof supplier?.zh === 'string' &&
    typeof unitPrice === 'number' &&
    typeof units === 'number' &&
    typeof size?.length === 'number' &&
    typeof weight === 'number'
  if (!isComplete) return null
  const hasProduct = typeof product?.asin === 'string' && isMarketplace(product.marketplace)
  return {
    id,
    title,
    supplier,
    unitPrice,
    units,
    size,
    weight,
    isSample: isSample === true,
    product: hasProduct ? product : null,
  }
}
