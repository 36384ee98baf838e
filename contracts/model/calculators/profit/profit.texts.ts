/** Words of a profit calculation that pages and documents share. */
import type { FeeReason } from '../../fees/fee.ts'
import type { VolumeUnit } from '../../fees/table-schema.ts'
import type { Language } from '../../language.ts'
import { fees as feesEnUS } from '../../report/texts/en-US/fees.ts'
import { fees as feesZhCN } from '../../report/texts/zh-CN/fees.ts'

/** Words of formulas. `{name}` is a parameter. */
export const FORMULA_TEXTS = {
  'zh-CN': {
    typed: '您填写的金额',
    blank: '未填写',
    share: '{base} {amount} × {rate}',
    price: '售价',
    customsValue: '完税价格',
    importValue: '完税价格 + 关税',
    landedValue: '到岸总成本（货品 + 头程 + 关税）',
    payout: '亚马逊回款（收入 − 佣金 − 配送 − 仓储等费用）',
    perMonth: '每月 {amount} × {months}',
    returns: '退货率 {rate} ×（售价 {price} × 损失 {loss} + 处理费 {processing}）',
    vat: '含税售价 {price} × {rate} ÷（1 + {rate}）',
    table: '按费率表：{table}',
    ownTable: '按卖家自己填写的费率表，而非已收录的费率表',
    ownSource: '卖家填写的来源：{citation}',
    days: '{from} 至 {to} 有效',
    openDays: '{from} 起有效，未公布截止日',
    bounds: '已知区间：{span}',
    net: '收入 {income} − 费用合计 {costs}',
  },
  'en-US': {
    typed: 'The amount you entered',
    blank: 'Not entered',
    share: '{base} {amount} × {rate}',
    price: 'Price',
    customsValue: 'Customs value',
    importValue: 'Customs value + duty',
    landedValue: 'Landed cost (goods + freight + duty)',
    payout: 'Amazon payout (income − referral, fulfillment, storage and other Amazon fees)',
    perMonth: '{amount} per month × {months}',
    returns: 'Return rate {rate} × (price {price} × loss {loss} + processing {processing})',
    vat: 'Price with tax {price} × {rate} ÷ (1 + {rate})',
    table: 'From the fee table: {table}',
    ownTable: 'From the seller’s own fee table, not from a published one',
    ownSource: 'Source given by the seller: {citation}',
    days: 'In force from {from} to {to}',
    openDays: 'In force from {from}, no end date announced',
    bounds: 'Known only as a range: {span}',
    net: 'Income {income} − total costs {costs}',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>
export type FormulaText = keyof (typeof FORMULA_TEXTS)['zh-CN']

/** Texts that explain how a fee was found in its table. `{name}` is a parameter. */
export const FEE_FORMULA_TEXTS = {
  'zh-CN': {
    lowBound: '下限 {amount}：',
    highBound: '上限 {amount}：',
    difference: '缺少对应费率：按“{asked}”与“{known}”的差额 {amount} 给出上限',
    tier: '尺寸分段：{tier}',
    billedUnit: '计费重：{billed}（实重）',
    billedVolume: '计费重：{billed}（体积重；实重 {unit}）',
    priceColumn: '价格档 {from}–{to}',
    priceFrom: '价格档 {from} 起',
    row: '{upTo} 以内一行：{amount}',
    steps: '{from} 以内 {amount}，超出部分每 {step} 加 {adds}',
    lowPriceCut: '低价 FBA 减免 {amount}',
    surcharge: '{table} {rate}，{from} 起',
    overmax: '另有超大件处理费，金额未知',
    typical: '按当地常见费率 {rate} 计算',
    minimum: '适用最低收费 {amount}',
    closing: '含结算费 {amount}',
    storage: '{when}{volume} × 每月 {rate}（{class}）× {months} 个月',
    aged: '库龄 {from} 天起：{volume} × {rate}',
    agedMonths: '每满一个月各按当时库龄收取，金额为合计',
    standard: '标准尺寸',
    oversize: '大件',
  },
  'en-US': {
    lowBound: 'Lower bound {amount}:',
    highBound: 'Upper bound {amount}:',
    difference: 'No rate is known: the upper bound adds the difference of {amount} between “{asked}” and “{known}”',
    tier: 'Size tier: {tier}',
    billedUnit: 'Billed weight: {billed} (actual weight)',
    billedVolume: 'Billed weight: {billed} by volume (the package weighs {unit})',
    priceColumn: 'Price column {from}–{to}',
    priceFrom: 'Price column from {from}',
    row: 'Row up to {upTo}: {amount}',
    steps: '{amount} up to {from}, then {adds} for each additional {step} or part of it',
    lowPriceCut: 'Low-price FBA reduction of {amount}',
    surcharge: '{table} of {rate}, since {from}',
    overmax: 'Plus an overmax handling fee of unknown amount',
    typical: 'At the usual rate of {rate} in the region',
    minimum: 'The minimum fee of {amount} applies',
    closing: 'Includes a closing fee of {amount}',
    storage: '{when}{volume} × {rate} per month ({class}) × {months} mo.',
    aged: 'Stock aged {from} days or more: {volume} × {rate}',
    agedMonths: 'Charged each month at the age reached; the amount is the total',
    standard: 'standard size',
    oversize: 'oversize',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>
export type FeeFormulaText = keyof (typeof FEE_FORMULA_TEXTS)['zh-CN']

export const VOLUME_UNITS: Readonly<Record<VolumeUnit, Readonly<Record<Language, string>>>> = {
  ft3: { 'zh-CN': '立方英尺', 'en-US': 'ft³' },
  m3: { 'zh-CN': '立方米', 'en-US': 'm³' },
  litre: { 'zh-CN': '升', 'en-US': 'L' },
}

/** First row of the CSV file. */
export const CSV_NAME: Readonly<Record<Language, string>> = { 'zh-CN': '名称', 'en-US': 'Name' }

const FEES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { 'zh-CN': feesZhCN, 'en-US': feesEnUS }

/** Name of a fee table by its key. */
export const feeTableName = (language: Language, key: string): string => FEES[language][key] ?? key

export const feeReason = (language: Language, reason: FeeReason): string => feeTableName(language, `reason.${reason}`)
