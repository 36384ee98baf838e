/** The inputs that are set, as names and values. */
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { formatRate } from '#contracts/model/calculators/profit/writing.ts'
import { FEE_CATEGORY_NAMES } from '#contracts/model/fee-category.texts.ts'
import { GRAMS_PER_POUND, MM_PER_INCH } from '#contracts/model/fees/measures.ts'
import type { Language } from '#contracts/model/language.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { formatCount, formatWeight, roundTo } from '#contracts/model/number.ts'
import type { Fact } from '#server/platform/pdf/facts.ts'
import { type InputFact, PROFIT_WORDS } from './profit-paper.texts.ts'

/** A fact to print; null: not set. */
type Said = readonly [InputFact, string | null]

export function inputFacts(input: ProfitInput, language: Language): Fact[] {
  const said = [...productSaid(input, language), ...sellingSaid(input, language), ...ownSaid(input)]
  return said.flatMap(([key, text]) => (text === null ? [] : [{ name: PROFIT_WORDS[language].facts[key], text }]))
}

function productSaid(input: ProfitInput, language: Language): Said[] {
  const words = PROFIT_WORDS[language]
  const { marketplace, feeCategory, size, weight, measures, vat } = input
  const money = moneyIn(input)
  const duties = input.tariffs.flatMap(({ kind, rate, on }) =>
    rate === null ? [] : [`${words.tariffs[kind]} ${formatRate(rate)}${words.lookedUp(on)}`],
  )
  return [
    ['marketplace', marketplaces[marketplace].name[language]],
    ['on', input.on],
    [vat.rate > 0 && vat.isRegistered ? 'priceWithTax' : 'price', money(input.price)],
    ['category', feeCategory && FEE_CATEGORY_NAMES[language][feeCategory]],
    ['dangerous', input.isDangerous ? words.yes : null],
    ['size', size && `${sizeText(size, marketplace === 'US')} · ${words.measures[measures]}`],
    ['weight', weight === null ? null : weightText(weight, marketplace === 'US')],
    ['cost', money(input.cost)],
    ['freight', money(input.freight)],
    ['duty', duties.join(words.separator) || null],
  ]
}

function sellingSaid(input: ProfitInput, language: Language): Said[] {
  const words = PROFIT_WORDS[language]
  const { fulfilment, fbm, ads, returns, vat } = input
  const money = moneyIn(input)
  const returned = [
    rateText(returns.rate),
    words.loss(formatRate(returns.loss)),
    returns.processing === null ? null : words.processing(formatMoney(returns.processing, input.marketplace)),
  ]
  const logistics: Said[] =
    fulfilment === 'fba'
      ? stockSaid(input, language)
      : [
          ['postage', money(fbm.postage)],
          ['handling', money(fbm.handling)],
          ['charged', fbm.charged > 0 ? money(fbm.charged) : null],
        ]
  return [
    ['fulfilment', words.fulfilment[fulfilment]],
    ...logistics,
    ads.by === 'acos' ? ['acos', rateText(ads.share)] : ['ads', money(ads.amount)],
    ['conversion', rateText(input.conversionRate)],
    ['returns', returns.rate === null ? null : returned.filter((part) => part !== null).join(' · ')],
    [
      'vat',
      vat.rate > 0 ? `${formatRate(vat.rate)} · ${vat.isRegistered ? words.registered : words.unregistered}` : null,
    ],
  ]
}

function stockSaid(input: ProfitInput, language: Language): Said[] {
  const words = PROFIT_WORDS[language]
  const { placement, storageMonths } = input
  const money = moneyIn(input)
  return [
    ['months', words.months(shortest(storageMonths, 1))],
    ['placement', placement.by === 'own' ? money(placement.amount) : words.placement[placement.by]],
    ['lowInventory', money(input.lowInventory)],
  ]
}

function ownSaid(input: ProfitInput): Said[] {
  const { own } = input
  const money = moneyIn(input)
  return [
    ['payout', rateText(input.payoutRate)],
    ['exchangeLoss', rateText(input.exchangeRate)],
    ['other', money(input.other)],
    ['ownReferral', rateText(own.referralRate)],
    ['ownFba', input.fulfilment === 'fba' ? money(own.fba) : null],
    ['ownStorage', input.fulfilment === 'fba' ? money(own.storage) : null],
  ]
}

const moneyIn =
  ({ marketplace }: ProfitInput) =>
  (minor: number | null) =>
    minor === null ? null : formatMoney(minor, marketplace)

const rateText = (share: number | null) => (share === null ? null : formatRate(share))

/** Without zeros at the end. */
function shortest(value: number, most: number): string {
  const decimals = Array.from({ length: most }, (_, count) => count).find(
    (count) => roundTo(value, count) === roundTo(value, most),
  )
  return formatCount(value, undefined, decimals ?? most)
}

/** Amazon US measures in inches and pounds. */
function sizeText({ length, width, height }: NonNullable<ProfitInput['size']>, isImperial: boolean): string {
  const sides = (per: number, unit: string) =>
    `${[length, width, height].map((side) => shortest(side / per, 2)).join(' × ')} ${unit}`
  return isImperial ? `${sides(10, 'cm')} (${sides(MM_PER_INCH, 'in')})` : sides(10, 'cm')
}

const weightText = (grams: number, isImperial: boolean) =>
  isImperial ? `${formatWeight(grams)} (${shortest(grams / GRAMS_PER_POUND, 2)} lb)` : formatWeight(grams)
