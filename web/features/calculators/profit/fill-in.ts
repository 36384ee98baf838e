/** Fills the facts on record about a product into a calculation. Costs that the seller typed stay. */
import type { calculators } from '#contracts/api/calculators.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { currencyOf, type ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import { emptyInput, type ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { inputFor } from '#contracts/model/calculators/profit/marketplaces.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'

export type ProductFacts = Output<typeof calculators.product>

export const FACTS = ['price', 'feeCategory', 'size', 'weight', 'returnRate'] as const
export type Fact = (typeof FACTS)[number]

export interface FilledProduct
  extends Pick<ProductFacts, 'asin' | 'marketplace' | 'title' | 'imageUrl' | 'sample' | 'observedOn'> {
  filled: Fact[]
  /** Facts that are not on record, or that describe one piece of a pack. */
  unknown: Fact[]
}

export interface FillInResult {
  input: ProfitInput
  product: FilledProduct
}

/** The size and weight of one piece of a pack say nothing about its package, so they are left out. */
export function fillIn(input: ProfitInput, facts: ProductFacts, rates: ExchangeRates): FillInResult {
  const { asin, marketplace, title, imageUrl, sample, observedOn, price, feeCategory, returnRate, measures } = facts
  const isPiece = measures === 'piece'
  const [size, weight] = isPiece ? [null, null] : [facts.size, facts.weight]
  const known = { price, feeCategory, size, weight, returnRate }
  const there = moveTo(input, marketplace, rates)
  return {
    input: {
      ...there,
      price: price ?? there.price,
      feeCategory,
      size,
      weight,
      measures: measures === 'item' ? 'item' : 'package',
      returns: { ...there.returns, rate: returnRate ?? there.returns.rate },
    },
    product: {
      asin,
      marketplace,
      title,
      imageUrl,
      sample,
      observedOn,
      filled: FACTS.filter((fact) => known[fact] !== null),
      unknown: FACTS.filter((fact) => known[fact] === null),
    },
  }
}

/** Moves the input to another marketplace and converts its amounts. An untouched input is replaced by an empty one. */
export function moveTo(input: ProfitInput, marketplace: Marketplace, rates: ExchangeRates): ProfitInput {
  return isUntouched(input) ? emptyInput(marketplace, input.on) : inputFor(input, marketplace, rates)
}

/** Whether a move to a marketplace converts amounts that the seller typed. */
export const isConverted = (input: ProfitInput, to: Marketplace): boolean =>
  !isUntouched(input) && currencyOf(input.marketplace) !== currencyOf(to)

export const isUntouched = (input: ProfitInput): boolean =>
  JSON.stringify(input) === JSON.stringify(emptyInput(input.marketplace, input.on))
