import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { startFreight } from '#contracts/model/calculators/freight/start.ts'
import { readFreight } from '#contracts/model/calculators/freight/stored-input.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { calculationDraft, type DraftOf, type DraftState } from '../parts/calculation-draft.ts'
import { type HandedOffer, offerIn } from '../public/hand-over.ts'

/** The initial input of a seller. Its exchange rates are from the last day of 2024, and the screen shows this day. */
export const newFreight = (marketplace: Marketplace, today: string): FreightInput => ({
  ...startFreight(marketplace, today),
  exchange: REFERENCE_RATES,
})

interface Calculation extends DraftOf<FreightInput> {
  /** The supplier's offer that the goods are from. */
  offer: HandedOffer | null
}
export type CalculationState = DraftState<FreightInput, Calculation>

const create = (input: FreightInput): Calculation => ({ input, offer: null, saved: null, round: 0 })

export const useFreight = calculationDraft<FreightInput, Calculation>({
  storageKey: 'freight calculation',
  firstInput: (today) => newFreight(DEFAULT_MARKETPLACE, today),
  create,
  read(stored, today) {
    const input = readFreight(JSON.stringify(stored.input), today)
    return input && { ...create(input), offer: offerIn(stored.offer) }
  },
})

type Goods = FreightInput['goods']

/** The price of an offer as the value of a unit. */
const goodsValueOf = ({ unitPrice }: HandedOffer): NonNullable<Goods['unitValue']> => ({
  amount: Math.round(unitPrice * 100),
  currency: 'CNY',
})

/** Whether the value of the goods is still that of the offer. */
export function isValueOf(offer: HandedOffer, { unitValue }: Goods): boolean {
  const { amount, currency } = goodsValueOf(offer)
  return unitValue?.amount === amount && unitValue.currency === currency
}

/** The input with the offer's price as value, for the marketplace of the product that the offer was found for. */
export function withValueOf(offer: HandedOffer, input: FreightInput, today: string): FreightInput {
  const marketplace = offer.product?.marketplace ?? input.marketplace
  const there = marketplace === input.marketplace ? input : { ...input, ...movedTo(input, marketplace, today) }
  return { ...there, goods: { ...there.goods, unitValue: goodsValueOf(offer) } }
}

/**
 * Returns the changes of the input when the seller chooses another marketplace: the published rate cards and the duty
 * of that marketplace, and no fulfilment centre. The seller's own rate cards stay.
 */
export function movedTo(input: FreightInput, marketplace: Marketplace, today: string): Partial<FreightInput> {
  const { rateCards, duty } = startFreight(marketplace, today)
  const own = input.rateCards.filter((card) => card.kind === 'own')
  const ids = new Set(own.map(({ id }) => id))
  return {
    marketplace,
    fcCode: null,
    rateCards: [...rateCards.filter(({ id }) => !ids.has(id)), ...own],
    duty,
  }
}
