/** Finds the offers that a filter describes, and puts them in order. */
import type { OfferFilter } from '#contracts/api/sourcing.ts'
import { OFFER_TEXTS } from '#contracts/model/sourcing/offer-metrics.texts.ts'
import {
  OFFER_CHOICES,
  OFFER_NUMBER_NAMES,
  OFFER_NUMBERS,
  type OfferChoice,
  type OfferNumber,
  SHIPPING_TIMES,
  type ShippingTime,
} from '#contracts/model/sourcing/offer-metrics.ts'
import { hasAllWords, parseQuery } from '#server/features/catalogue/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import { familiesBelow } from './category-tree.ts'
import type { KnownOffer, Stock } from './sourcing.ts'

type Condition = (known: KnownOffer) => boolean

/** Longer texts are pasted by mistake; a title has at most this length. */
export const WORDS_LENGTH = 200

/**
 * The matching offers, most units of 30 days first. Refuses contradictory ranges and a category, belt or supplier that
 * does not exist.
 */
export function findOffers(stock: Stock, filter: OfferFilter): KnownOffer[] {
  const conditions = [
    ...placeConditions(stock, filter),
    ...choiceConditions(filter),
    ...rangeConditions(filter),
    ...wordCondition(filter),
  ]
  return stock.offers.filter((known) => conditions.every((holds) => holds(known)))
}

/** Unknown values come last. */
export function sortOffers(
  offers: readonly KnownOffer[],
  sort: OfferNumber,
  order: 'asc' | 'desc' = OFFER_NUMBERS[sort].first,
): KnownOffer[] {
  const sign = order === 'asc' ? 1 : -1
  return offers.toSorted((a, b) => {
    const [one, other] = [a.values[sort], b.values[sort]]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  })
}

function placeConditions(stock: Stock, { category, belt, supplier }: OfferFilter): Condition[] {
  const conditions: Condition[] = []
  if (category !== undefined) {
    const below = familiesBelow(category)
    if (below.size === 0) throw refuse('unknownCategory')
    conditions.push(({ family }) => below.has(family.id))
  }
  if (belt !== undefined) {
    const known = stock.belt(belt)
    if (!known) throw refuse('beltNotFound')
    conditions.push((offer) => offer.supplier.belt === known)
  }
  if (supplier !== undefined) {
    const known = stock.supplier(supplier)
    if (!known) throw refuse('supplierNotFound')
    conditions.push((offer) => offer.supplier === known)
  }
  return conditions
}

/** The values of a choice that an offer has. */
const VALUES: Readonly<Record<OfferChoice, (known: KnownOffer) => readonly string[]>> = {
  companyType: ({ supplier }) => [supplier.supplier.companyType],
  titles: ({ supplier }) => supplier.supplier.titles,
  tags: ({ offer }) => offer.tags,
  services: ({ offer }) => offer.services,
  shipping: ({ offer }) => [offer.shipping],
  lines: ({ offer }) => offer.lines,
}
const CHOICES = Object.keys(OFFER_CHOICES) as OfferChoice[] // keys of a const object

function choiceConditions({ choice = {} }: OfferFilter): Condition[] {
  return CHOICES.flatMap((name): Condition[] => {
    const wanted = name === 'shipping' ? withFaster(choice.shipping ?? []) : (choice[name] ?? [])
    return wanted.length === 0
      ? []
      : [(known) => VALUES[name](known).some((value) => (wanted as readonly string[]).includes(value))]
  })
}

/** Who accepts 48 hours accepts the same day, too. */
const withFaster = (times: readonly ShippingTime[]): readonly string[] =>
  SHIPPING_TIMES.slice(0, SHIPPING_TIMES.findLastIndex((time) => times.includes(time)) + 1)

function rangeConditions({ range = {} }: OfferFilter): Condition[] {
  return OFFER_NUMBER_NAMES.flatMap((name): Condition[] => {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = range[name] ?? {}
    if (min > max) throw refuse('wrongRange', { metric: (language) => OFFER_TEXTS[language].names[name] })
    if (min === Number.NEGATIVE_INFINITY && max === Number.POSITIVE_INFINITY) return []
    return [
      ({ values }) => {
        const value = values[name]
        return value !== null && value >= min && value <= max
      },
    ]
  })
}

function wordCondition({ words = '' }: OfferFilter): Condition[] {
  const query = parseQuery(words.slice(0, WORDS_LENGTH))
  if (query.words.length === 0) return words.trim() === '' ? [] : [() => false]
  return [({ text }) => hasAllWords(query, [text])]
}
