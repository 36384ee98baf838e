/** Rate cards that a seller makes from a forwarder's quote. */
import type { Marketplace } from '../../marketplaces.ts'
import { MEASURES } from './chargeable.ts'
import { CONTAINERS, type Mode } from './modes.ts'
import type { RateCard } from './rate-card.ts'

export type PricedPer = RateCard['prices'][number]['per']

/** Charges that a price to the door contains. */
export const DOOR: RateCard['includes'] = ['exportCustoms', 'destinationHandling', 'customsEntry', 'delivery']
/** Charges that a price with taxes contains in addition. */
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

/** A card without prices for a new quote: days and contents of the card that holds until now, if there is one. */
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
export const pricedPer = ({ mode, measure }: Pick<RateCard, 'mode' | 'measure'>): readonly PricedPer[] =>
  mode === 'seaFcl' ? CONTAINERS : [measure.per === 'cbm' ? 'cbm' : 'kg']

/** The card in another mode, measured as the mode usually is. */
export const inMode = (card: RateCard, mode: Mode): RateCard => ({ ...card, mode, prices: [], measure: MEASURES[mode] })

/** The card priced by kg or by CBM, with the usual measure of an air or sea shipment. */
export const pricedBy = (card: RateCard, per: 'kg' | 'cbm'): RateCard => ({
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

/** The card with or without some contents. */
export const including = (card: RateCard, keys: RateCard['includes'], isIncluded: boolean): RateCard => {
  const others = card.includes.filter((key) => !keys.includes(key))
  return { ...card, includes: isIncluded ? [...others, ...keys] : others }
}
