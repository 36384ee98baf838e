/** Checks rate cards, and finds the one for a shipment. */
import type { Marketplace } from '../../marketplaces.ts'
import { isDay } from './days.ts'
import { type Mode, REGIONS, type Region } from './modes.ts'
import type { RateCard } from './rate-card.ts'
import type { Problem, ProblemKey } from './result.ts'

const MARKETPLACE_OF: Record<Region, Marketplace> = {
  usWest: 'US',
  usCentral: 'US',
  usEast: 'US',
  uk: 'UK',
  de: 'DE',
  pl: 'DE',
  caEast: 'CA',
  caWest: 'CA',
  jpEast: 'JP',
  jpWest: 'JP',
}
/** The regions of a marketplace; some have none. */
export const regionsOf = (marketplace: Marketplace): Region[] =>
  REGIONS.filter((region) => MARKETPLACE_OF[region] === marketplace)

const PRICED_PER = { kg: ['kg'], cbm: ['cbm'], container: ['c20', 'c40', 'c40hq'] } as const
/** Larger figures are typing mistakes: cents, fractions, days, cm³/kg, grams. */
const MAX = { price: 1e9, fuel: 5, days: 365, divisor: 20_000, stepGrams: 1e6, least: 1e6 }

/** Every problem in a list of cards. Two cards of the same mode and region may not share a day. */
export function checkRateCards(cards: readonly RateCard[]): Problem[] {
  return cards.flatMap((card, at) => [
    ...faultsOf(card).map(([field, reason]) => ({ field: `rateCards.${at}.${field}`, reason })),
    ...(cards.slice(0, at).some(({ id }) => id === card.id)
      ? [{ field: `rateCards.${at}.id`, reason: 'duplicate' as const }]
      : []),
    ...(cards.slice(0, at).some((earlier) => overlap(earlier, card))
      ? [{ field: `rateCards.${at}.validFrom`, reason: 'cardsOverlap' as const }]
      : []),
  ])
}

const overlap = (a: RateCard, b: RateCard): boolean =>
  a.mode === b.mode &&
  a.marketplace === b.marketplace &&
  a.region === b.region &&
  (b.validTo === null || a.validFrom <= b.validTo) &&
  (a.validTo === null || b.validFrom <= a.validTo)

type Fault = [field: string, reason: ProblemKey]

function faultsOf(card: RateCard): Fault[] {
  const { measure, prices } = card
  const allowed: readonly string[] = PRICED_PER[measure.per]
  return [
    ...daysFaults(card),
    ...(card.region !== null && MARKETPLACE_OF[card.region] !== card.marketplace
      ? [['region', 'cardRegion'] satisfies Fault]
      : []),
    ...((measure.per === 'container') !== (card.mode === 'seaFcl')
      ? [['measure.per', 'cardUnits'] satisfies Fault]
      : []),
    ...(prices.length === 0 ? [['prices', 'missing'] satisfies Fault] : []),
    ...prices.flatMap((price, at): Fault[] => [
      ...(allowed.includes(price.per) ? [] : [[`prices.${at}.per`, 'cardUnits'] satisfies Fault]),
      ...(prices.findIndex(({ per }) => per === price.per) < at
        ? [[`prices.${at}.per`, 'duplicate'] satisfies Fault]
        : []),
      ...boundsFaults(`prices.${at}`, price, MAX.price),
    ]),
    ...numberFaults('minimumCharge', card.minimumCharge, MAX.price),
    ...(card.fuelRate ? boundsFaults('fuelRate', card.fuelRate, MAX.fuel) : []),
    ...(card.transitDays ? boundsFaults('transitDays', card.transitDays, MAX.days) : []),
    ...measureFaults(card),
  ]
}

function daysFaults({ validFrom, validTo }: RateCard): Fault[] {
  if (!isDay(validFrom)) return [['validFrom', 'badDay']]
  if (validTo === null) return []
  if (!isDay(validTo)) return [['validTo', 'badDay']]
  return validTo < validFrom ? [['validTo', 'reversed']] : []
}

function measureFaults({ measure }: RateCard): Fault[] {
  const { per, divisor, kgPerCbm, stepGrams, smallStep, least } = measure
  const needed = (field: string, value: number | null, most: number): Fault[] =>
    value === null ? [[field, 'missing']] : positiveFaults(field, value, most)
  return [
    ...(per === 'kg' ? needed('measure.divisor', divisor, MAX.divisor) : []),
    ...(per === 'kg' ? needed('measure.stepGrams', stepGrams, MAX.stepGrams) : []),
    ...(per === 'kg' && smallStep ? positiveFaults('measure.smallStep.grams', smallStep.grams, MAX.stepGrams) : []),
    ...(per === 'kg' && smallStep ? numberFaults('measure.smallStep.below', smallStep.below, MAX.stepGrams) : []),
    ...(per === 'cbm' ? needed('measure.kgPerCbm', kgPerCbm, MAX.divisor) : []),
    ...numberFaults('measure.least', least, MAX.least),
  ]
}

function numberFaults(field: string, value: number | null, most: number): Fault[] {
  if (value === null) return []
  if (!Number.isFinite(value)) return [[field, 'notANumber']]
  if (value < 0) return [[field, 'negative']]
  return value > most ? [[field, 'tooLarge']] : []
}

const positiveFaults = (field: string, value: number, most: number): Fault[] =>
  value === 0 ? [[field, 'notPositive']] : numberFaults(field, value, most)

function boundsFaults(field: string, { low, high }: { low: number; high: number }, most: number): Fault[] {
  const faults = [...numberFaults(`${field}.low`, low, most), ...numberFaults(`${field}.high`, high, most)]
  if (faults.length > 0) return faults
  return low > high ? [[field, 'reversed']] : []
}

/** A published quote without a date, so its validity is unknown. A seller's own quote always has a first day. */
export const isUndated = ({ kind, prices }: Pick<RateCard, 'kind' | 'prices'>): boolean =>
  kind === 'published' && prices.length > 0 && prices.every(({ quotedOn }) => quotedOn === null)

export interface ChosenCard {
  card: RateCard
  state: 'inForce' | 'ended' | 'notYet'
}

/**
 * The card for a mode and destination on a day. A card of the region takes precedence over one of the whole marketplace. If no
 * card is in force, it is the last one that ended, or else the next one to begin; `state` says which.
 */
export function chooseCard(
  cards: readonly RateCard[],
  { mode, marketplace, region, on }: { mode: Mode; marketplace: Marketplace; region: Region | null; on: string },
): ChosenCard | null {
  const possible = cards.filter(
    (card) =>
      card.mode === mode && card.marketplace === marketplace && (card.region === null || card.region === region),
  )
  const local = (a: RateCard, b: RateCard) => Number(a.region === null) - Number(b.region === null)
  const [inForce] = possible
    .filter(({ validFrom, validTo }) => validFrom <= on && (validTo === null || on <= validTo))
    .sort(local)
  if (inForce) return { card: inForce, state: 'inForce' }
  const [ended] = possible
    .filter(({ validTo }) => validTo !== null && validTo < on)
    .sort((a, b) => (b.validTo ?? '').localeCompare(a.validTo ?? '') || local(a, b))
  if (ended) return { card: ended, state: 'ended' }
  const [next] = possible.sort((a, b) => a.validFrom.localeCompare(b.validFrom) || local(a, b))
  return next ? { card: next, state: 'notYet' } : null
}
