/** Rate cards that a seller makes from a forwarder's quote. */
import type { Marketplace } from '../../marketplaces.ts'
import { MEASURES } from './chargeable.ts'
import { CONTAINERS, type Mode } from './modes.ts'
import type { RateCard } from './rate-card.ts'

export type PricedPer = RateCard['prices'][number]['per']

/** Components that a price to the door includes. */
export const DOOR: RateCard['includes'] = ['exportCustoms', 'destinationHandling', 'customsEntry', 'delivery']
/** Components that a price with taxes includes in addition. */
export const TAXES: RateCard['includes'] = [
  'fuel',
  'isf',
  'bond',
  'duty',
  'euItemDuty',
  'consignmentLevy',
  'mpf',
  'hmf',
  'importVat',
]

/**
 * A card for a new quote, without prices. It copies everything else from `like`, the card that applied before, if there
 * is one.
 */
export function newCard(
  cards: readonly RateCard[],
  { mode, marketplace, today, like }: { mode: Mode; marketplace: Marketplace; today: string; like: RateCard | null },
): RateCard {
  return {
    id: freeId(cards, mode),
    mode,
    marketplace,
    region: like?.region ?? null,
    kind: 'own',
    validFrom: today,
    validTo: null,
    prices: [],
    minimumCharge: like?.minimumCharge ?? null,
    fuelRate: like?.fuelRate ?? null,
    measure: like?.measure ?? MEASURES[mode],
    transitDays: like?.transitDays ?? null,
    includes: like?.includes ?? [],
  }
}

function freeId(cards: readonly RateCard[], mode: Mode): string {
  const ids = new Set(cards.map(({ id }) => id))
  let number = 1
  while (ids.has(`own-${mode}-${number}`)) number++
  return `own-${mode}-${number}`
}

/** The units in which a mode can be priced. */
export const priceUnitsOf = ({ mode, measure }: Pick<RateCard, 'mode' | 'measure'>): readonly PricedPer[] =>
  mode === 'seaFcl' ? CONTAINERS : [measure.per === 'cbm' ? 'cbm' : 'kg']

/** Changes the mode of the card. The measure becomes the usual one of the mode, and the prices are removed. */
export const withMode = (card: RateCard, mode: Mode): RateCard => ({
  ...card,
  mode,
  prices: [],
  measure: MEASURES[mode],
})

/** Prices the card by kg or by CBM, with the usual measure of an air or sea shipment. */
export const withPriceUnit = (card: RateCard, per: 'kg' | 'cbm'): RateCard => ({
  ...card,
  prices: [],
  measure: per === 'kg' ? MEASURES.air : MEASURES.seaLcl,
})

/** Replaces the card with the same id, or adds it. Marks the card as the seller's own, even if it was a published one. */
export function withCard(cards: readonly RateCard[], card: RateCard): RateCard[] {
  const own: RateCard = { ...card, kind: 'own' }
  const at = cards.findIndex(({ id }) => id === card.id)
  return at < 0 ? [...cards, own] : cards.with(at, own)
}

export const includesAll = (card: RateCard, keys: RateCard['includes']): boolean =>
  keys.every((key) => card.includes.includes(key))

/** Adds components to those that the price includes, or removes them. */
export const withIncluded = (card: RateCard, keys: RateCard['includes'], isIncluded: boolean): RateCard => {
  const others = card.includes.filter((key) => !keys.includes(key))
  return { ...card, includes: isIncluded ? [...others, ...keys] : others }
}
