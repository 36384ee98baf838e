/** The inputs that are set, as names and values. */
import { DUTY_LAYER_NAMES, lookedUpText } from '#contracts/model/calculators/duty-layers.texts.ts'
import { fixedDutyText } from '#contracts/model/calculators/profit/fixed-duty-text.ts'
import {
  FULFILMENT_NAMES,
  INPUT_NAMES,
  INPUT_TEXTS,
  MEASURE_NAMES,
  PLACEMENT_NAMES,
} from '#contracts/model/calculators/profit/input.texts.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import { WORKBOOK_WORDS } from '#contracts/model/calculators/profit/profit-workbook.texts.ts'
import { formatRate } from '#contracts/model/calculators/writing.ts'
import { isValuedForExport } from '#contracts/model/customs-value.ts'
import { FEE_CATEGORY_NAMES } from '#contracts/model/fee-category.texts.ts'
import { GRAMS_PER_POUND, MM_PER_INCH } from '#contracts/model/fees/measures.ts'
import type { Language } from '#contracts/model/language.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { formatCount, formatWeight, roundTo } from '#contracts/model/number.ts'
import { fillText, joinWords } from '#contracts/model/wording.ts'
import type { Fact } from '#server/platform/pdf/facts.ts'
import { PROFIT_WORDS } from './profit-paper.texts.ts'

/** A fact to print; null: not set. */
type PrintedFact = readonly [name: string, text: string | null]

export function inputFacts(input: ProfitInput, language: Language): Fact[] {
  const facts = [...productFacts(input, language), ...sellingFacts(input, language), ...ownFacts(input, language)]
  return facts.flatMap(([name, text]) => (text === null ? [] : [{ name, text }]))
}

function productFacts(input: ProfitInput, language: Language): PrintedFact[] {
  const words = PROFIT_WORDS[language]
  const names = INPUT_NAMES[language]
  const lines = LINE_NAMES[language]
  const { marketplace, feeCategory, size, weight, measures, vat, fixedDuty } = input
  const money = moneyIn(input)
  const duties = input.tariffs.flatMap(({ kind, rate, on }) =>
    rate === null ? [] : [`${DUTY_LAYER_NAMES[language][kind]} ${formatRate(rate)}${lookedUpText(on, language)}`],
  )
  return [
    [names.marketplace, marketplaces[marketplace].name[language]],
    [names.on, input.on],
    [vat.rate > 0 && vat.isRegistered ? names.priceWithTax : names.price, money(input.price)],
    [names.category, feeCategory && FEE_CATEGORY_NAMES[language][feeCategory]],
    [names.dangerous, input.isDangerous ? WORKBOOK_WORDS[language].yes : null],
    [words.size, size && `${sizeText(size, marketplace === 'US')} · ${MEASURE_NAMES[language][measures]}`],
    [names.weight, weight === null ? null : weightText(weight, marketplace === 'US')],
    [lines.cost, money(input.cost)],
    [lines.freight, money(input.freight)],
    [names.freightToBorder, isValuedForExport(marketplace) ? null : money(input.freightToBorder)],
    [names.duty, fixedDuty ? fixedDutyText(fixedDuty, { language, marketplace }) : joinWords(duties, language) || null],
  ]
}

function sellingFacts(input: ProfitInput, language: Language): PrintedFact[] {
  const names = INPUT_NAMES[language]
  const lines = LINE_NAMES[language]
  const { returnLoss, registered, unregistered } = INPUT_TEXTS[language]
  const { fulfilment, fbm, ads, returns, vat } = input
  const money = moneyIn(input)
  const returned = [
    rateText(returns.rate),
    fillText(returnLoss, { share: formatRate(returns.loss) }),
    withLabel(names.returnProcessing, money(returns.processing)),
  ]
  const logistics: PrintedFact[] =
    fulfilment === 'fba'
      ? stockFacts(input, language)
      : [
          [lines.postage, money(fbm.postage)],
          [lines.handling, money(fbm.handling)],
          [names.charged, fbm.charged > 0 ? money(fbm.charged) : null],
        ]
  return [
    [names.fulfilment, FULFILMENT_NAMES[language][fulfilment]],
    ...logistics,
    ads.by === 'acos' ? [names.acos, rateText(ads.share)] : [names.adsPerUnit, money(ads.amount)],
    [names.conversion, rateText(input.conversionRate)],
    [names.returnRate, returns.rate === null ? null : joinParts(returned)],
    [names.vat, vat.rate > 0 ? `${formatRate(vat.rate)} · ${vat.isRegistered ? registered : unregistered}` : null],
  ]
}

function stockFacts(input: ProfitInput, language: Language): PrintedFact[] {
  const names = INPUT_NAMES[language]
  const { placement, storageMonths } = input
  const money = moneyIn(input)
  return [
    [names.months, shortest(storageMonths, 1)],
    [names.placement, placement.by === 'own' ? money(placement.amount) : PLACEMENT_NAMES[language][placement.by]],
    [LINE_NAMES[language].lowInventory, money(input.lowInventory)],
  ]
}

function ownFacts(input: ProfitInput, language: Language): PrintedFact[] {
  const names = INPUT_NAMES[language]
  const { own, fulfilment } = input
  const money = moneyIn(input)
  const isFba = fulfilment === 'fba'
  const rates = [
    withLabel(names.ownReferral, rateText(own.referralRate)),
    withLabel(names.ownFba, isFba ? money(own.fba) : null),
    withLabel(names.ownStorage, isFba ? money(own.storage) : null),
  ]
  return [
    [names.payout, rateText(input.payoutRate)],
    [names.exchange, rateText(input.exchangeRate)],
    [LINE_NAMES[language].other, money(input.other)],
    [names.own, joinParts(rates)],
  ]
}

const moneyIn =
  ({ marketplace }: ProfitInput) =>
  (minor: number | null) =>
    minor === null ? null : formatMoney(minor, marketplace)

const rateText = (share: number | null) => (share === null ? null : formatRate(share))

const withLabel = (name: string, text: string | null) => (text === null ? null : `${name} ${text}`)

const joinParts = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' · ') || null

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
