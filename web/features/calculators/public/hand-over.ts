/**
 * Passes the numbers of a report, of the freight calculator or of a supplier's offer to a calculator, which reads them
 * once. They stay in memory, so that the next user of this browser does not see them.
 */
import type { HandedFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import { draft, type SetDraft, useDraft } from '#web/kit/draft.ts'
import type { FilledProduct } from '../profit/fill-in.ts'

/** The calculation in the profit panel of a report. */
export interface ReportCalculation {
  from: 'report'
  product: Omit<FilledProduct, 'filled' | 'unknown'>
  /** The input before the seller changed it: the facts of the product, and an assumed cost and freight. */
  start: ProfitInput
  input: ProfitInput
}

/** What a unit costs at a supplier, and its package. Lengths in millimetres, weight in grams. */
export interface HandedOffer {
  id: number
  title: Record<'zh' | 'en', string>
  supplier: Record<'zh' | 'en', string>
  /** Yuan, at this number of units. */
  unitPrice: number
  units: number
  size: { length: number; width: number; height: number }
  weight: number
  isSample: boolean
  /** The product of the seller that the offer was found for. */
  product: { asin: string; marketplace: Marketplace } | null
}

/** What an order costs in ads, in minor units, at the bids of a keyword list and a conversion rate that the seller typed. */
export interface HandedAds {
  marketplace: Marketplace
  amount: number
  conversionRate: number
}

export type HandOver =
  | ReportCalculation
  | { from: 'freight'; freight: HandedFreight; offer: HandedOffer | null }
  | { from: 'offer'; offer: HandedOffer }
  | { from: 'keywords'; ads: HandedAds }

const pending = draft<HandOver>()
const pendingShipment = draft<HandedOffer>()

/** The pending hand-over and its setter; called without a value, the setter clears it. */
export const useHandOver = (): [HandOver | undefined, SetDraft<HandOver>] => useDraft(pending)

/** The offer that the freight calculator ships next, and its setter. */
export const useShipmentHandOver = (): [HandedOffer | undefined, SetDraft<HandedOffer>] => useDraft(pendingShipment)

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
