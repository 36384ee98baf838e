/** A calculation as a workbook: its result and its inputs, in numbers that a spreadsheet can compute with. */
import { serialOfDay } from '../../../core/serial-day.ts'
import type { FormattedNumber, Sheet, SheetXmlCell } from '../../../core/sheet-xml.ts'
import { FEE_CATEGORY_NAMES } from '../../fee-category.texts.ts'
import { type Marketplace, marketplaces } from '../../marketplaces.ts'
import { roundTo } from '../../number.ts'
import { DUTY_LAYER_NAMES, FIXED_DUTY_TEXTS } from '../duty-layers.texts.ts'
import { TABLE_HEADS } from '../table-heads.texts.ts'
import type { Writing } from '../writing.ts'
import { BATCH_COLUMN_NAMES } from './batch.texts.ts'
import { FULFILMENT_NAMES, INPUT_NAMES, INPUT_TEXTS, MEASURE_NAMES, PLACEMENT_NAMES } from './input.texts.ts'
import type { ProfitInput } from './input.ts'
import { LINE_NAMES } from './lines.texts.ts'
import { CSV_NAME } from './profit.texts.ts'
import { type ProfitRow, profitRows } from './profit-rows.ts'
import { WORKBOOK_WORDS } from './profit-workbook.texts.ts'

/** `name` may be empty. */
export const profitWorkbook = (name: string, input: ProfitInput, writing: Writing): [Sheet, Sheet] => [
  resultSheet(input, writing),
  inputSheet(name, input, writing),
]

function resultSheet(input: ProfitInput, writing: Writing): Sheet {
  const { language, marketplace } = writing
  const heads = TABLE_HEADS[language]
  return {
    name: WORKBOOK_WORDS[language].result,
    columns: [
      { header: heads.item, width: 26, format: 'text' },
      { header: heads.amount, width: 12, format: 'cents' },
      { header: heads.low, width: 12, format: 'cents' },
      { header: heads.high, width: 12, format: 'cents' },
      { header: heads.unit, width: 8, format: 'text' },
      { header: heads.formula, width: 80, format: 'text' },
    ],
    rows: profitRows(input, writing).map((row) => resultCells(row, marketplace)),
  }
}

function resultCells({ name, amount, unit, formula }: ProfitRow, marketplace: Marketplace): SheetXmlCell[] {
  const cell = (value: number): FormattedNumber =>
    unit === 'money' ? money(value, marketplace) : { value: roundTo(value, 6), format: 'percent' }
  const numbers = amount ? [cell(amount.value), cell(amount.low), cell(amount.high)] : [null, null, null]
  return [name, ...numbers, unit === 'money' ? marketplaces[marketplace].currency : '%', formula]
}

/** In major units, with the decimals of the currency. */
const money = (minor: number, marketplace: Marketplace): FormattedNumber => {
  const { decimals } = marketplaces[marketplace]
  return { value: roundTo(minor / 10 ** decimals, decimals), format: decimals === 0 ? 'integer' : 'cents' }
}

type InputRow = readonly [name: string, value: SheetXmlCell, unit: string]

/** Inputs that are not set have an empty cell. */
function inputSheet(name: string, input: ProfitInput, writing: Writing): Sheet {
  const heads = TABLE_HEADS[writing.language]
  const words = WORKBOOK_WORDS[writing.language]
  return {
    name: words.inputs,
    columns: [
      { header: heads.item, width: 26, format: 'text' },
      { header: words.value, width: 26, format: 'number' },
      { header: heads.unit, width: 8, format: 'text' },
    ],
    rows: [
      [CSV_NAME[writing.language], name, ''],
      ...productRows(input, writing),
      ...sellingRows(input, writing),
      ...ownRows(input, writing),
    ],
  }
}

function productRows(input: ProfitInput, { language, marketplace }: Writing): InputRow[] {
  const names = INPUT_NAMES[language]
  const words = WORKBOOK_WORDS[language]
  const columns = BATCH_COLUMN_NAMES[language]
  const lines = LINE_NAMES[language]
  const { size, weight, feeCategory, vat, fixedDuty } = input
  const side = (name: 'length' | 'width' | 'height'): InputRow => [columns[name], size && size[name] / 10, 'cm']
  const amount = amountIn(marketplace)
  return [
    [names.marketplace, marketplaces[marketplace].name[language], ''],
    [names.on, day(input.on), ''],
    amount(vat.rate > 0 && vat.isRegistered ? names.priceWithTax : names.price, input.price),
    [names.category, feeCategory && FEE_CATEGORY_NAMES[language][feeCategory], ''],
    [names.dangerous, input.isDangerous ? words.yes : words.no, ''],
    [words.measures, MEASURE_NAMES[language][input.measures], ''],
    side('length'),
    side('width'),
    side('height'),
    [names.weight, weight, 'g'],
    amount(lines.cost, input.cost),
    amount(lines.freight, input.freight),
    ...(fixedDuty
      ? [amount(FIXED_DUTY_TEXTS[language][fixedDuty.by], fixedDuty.amount)]
      : input.tariffs.map(({ kind, rate }) => percent(DUTY_LAYER_NAMES[language][kind], rate))),
  ]
}

function sellingRows(input: ProfitInput, { language, marketplace }: Writing): InputRow[] {
  const names = INPUT_NAMES[language]
  const lines = LINE_NAMES[language]
  const { fulfilment, fbm, placement, ads, returns, vat } = input
  const { registered, unregistered } = INPUT_TEXTS[language]
  const words = WORKBOOK_WORDS[language]
  const amount = amountIn(marketplace)
  const registration: InputRow = [words.registration, vat.isRegistered ? registered : unregistered, '']
  const logistics: InputRow[] =
    fulfilment === 'fba'
      ? [
          [names.months, input.storageMonths, ''],
          placement.by === 'own'
            ? amount(names.placement, placement.amount)
            : [names.placement, PLACEMENT_NAMES[language][placement.by], ''],
          amount(lines.lowInventory, input.lowInventory),
        ]
      : [amount(lines.postage, fbm.postage), amount(lines.handling, fbm.handling), amount(names.charged, fbm.charged)]
  return [
    [names.fulfilment, FULFILMENT_NAMES[language][fulfilment], ''],
    ...logistics,
    ads.by === 'acos' ? percent(names.acos, ads.share) : amount(names.adsPerUnit, ads.amount),
    percent(names.conversion, input.conversionRate),
    percent(names.returnRate, returns.rate),
    percent(words.returnLoss, returns.loss),
    amount(names.returnProcessing, returns.processing),
    ...(vat.rate > 0 ? [percent(names.vat, vat.rate), registration] : []),
  ]
}

function ownRows(input: ProfitInput, { language, marketplace }: Writing): InputRow[] {
  const names = INPUT_NAMES[language]
  const { own } = input
  const amount = amountIn(marketplace)
  const named = (name: string) => `${names.own} · ${name}`
  return [
    percent(names.payout, input.payoutRate),
    percent(names.exchange, input.exchangeRate),
    amount(LINE_NAMES[language].other, input.other),
    percent(named(names.ownReferral), own.referralRate),
    amount(named(names.ownFba), own.fba),
    amount(named(names.ownStorage), own.storage),
  ]
}

const amountIn =
  (marketplace: Marketplace) =>
  (name: string, minor: number | null): InputRow => [
    name,
    minor === null ? null : money(minor, marketplace),
    marketplaces[marketplace].currency,
  ]

/** In percent, because the percent format of a cell would round 7.25 % to 7.3 %. */
const percent = (name: string, share: number | null): InputRow => [
  name,
  share === null ? null : roundTo(share * 100, 4),
  '%',
]

function day(on: string): SheetXmlCell {
  const value = serialOfDay(on)
  return value === null ? on : { value, format: 'day' }
}
