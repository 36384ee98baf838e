import { emptyInput, type ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { readInput } from '#contracts/model/calculators/profit/stored-input.ts'
import { DEFAULT_MARKETPLACE, isMarketplace } from '#contracts/model/marketplaces.ts'
import { calculationDraft, type DraftOf, type DraftState } from '../parts/calculation-draft.ts'
import { type HandedOffer, offerIn } from '../public/hand-over.ts'
import type { FilledProduct } from './fill-in.ts'

/** Costs that a report assumed, in minor units. If the amount in the input differs, the seller has changed it. */
export type AssumedCosts = Partial<Pick<ProfitInput, 'cost' | 'freight'>>

export interface Calculation extends DraftOf<ProfitInput> {
  /** The product whose facts were filled in. */
  product: FilledProduct | null
  assumed: AssumedCosts
  /** The supplier's offer that the cost is from. */
  offer: HandedOffer | null
}
export type CalculationState = DraftState<ProfitInput, Calculation>

const create = (input: ProfitInput): Calculation => ({
  input,
  product: null,
  assumed: {},
  offer: null,
  saved: null,
  round: 0,
})

export const useCalculation = calculationDraft<ProfitInput, Calculation>({
  storageKey: 'profit calculation',
  firstInput: (today) => emptyInput(DEFAULT_MARKETPLACE, today),
  create,
  read(stored) {
    const input = readInput(JSON.stringify(stored.input))
    const { product, assumed, offer } = stored
    return (
      input && {
        ...create(input),
        product: productIn(product),
        assumed: assumedIn(assumed),
        offer: offerIn(offer),
      }
    )
  },
})

const isText = (value: unknown): value is string => typeof value === 'string'

function productIn(value: unknown): FilledProduct | null {
  if (typeof value !== 'object' || value === null) return null
  const { asin, marketplace, title, imageUrl, sample, observedOn, filled, unknown }: Partial<FilledProduct> = value
  if (!isText(asin) || !isText(title) || !isText(observedOn) || !isText(marketplace) || !isMarketplace(marketplace))
    return null
  return {
    asin,
    marketplace,
    title,
    imageUrl: isText(imageUrl) ? imageUrl : null,
    sample: sample === true,
    observedOn,
    filled: Array.isArray(filled) ? filled : [],
    unknown: Array.isArray(unknown) ? unknown : [],
  }
}

function assumedIn(value: unknown): AssumedCosts {
  if (typeof value !== 'object' || value === null) return {}
  const { cost, freight }: Partial<Record<keyof AssumedCosts, unknown>> = value
  return {
    cost: typeof cost === 'number' ? cost : null,
    freight: typeof freight === 'number' ? freight : null,
  }
}
