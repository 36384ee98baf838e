/** Words of a profit calculation that pages and documents share. */
import type { FeeReason } from '../../fees/fee.ts'
import type { Language } from '../../language.ts'
import { fees as feesEnUS } from '../../report/texts/en-US/fees.ts'
import { fees as feesZhCN } from '../../report/texts/zh-CN/fees.ts'
import type { LineKey } from './lines.ts'

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

export const LINE_NAMES: Words<LineKey> = {
  'zh-CN': {
    cost: '货品成本',
    freight: '头程运费',
    duty: '关税',
    importVat: '进口增值税',
    referral: '销售佣金',
    fulfilment: 'FBA 配送费',
    postage: '尾程邮费',
    handling: '打包处理费',
    placement: '入库配置费',
    storage: '仓储费',
    lowInventory: '低库存水平费',
    ads: '广告费',
    returns: '退货损失',
    vat: '售价含税额',
    payout: '收款手续费',
    exchange: '汇兑损失',
    other: '其他成本',
  },
  'en-US': {
    cost: 'Cost of goods',
    freight: 'First-leg freight',
    duty: 'Customs duty',
    importVat: 'Import VAT',
    referral: 'Referral fee',
    fulfilment: 'FBA fulfillment fee',
    postage: 'Postage',
    handling: 'Packing and handling',
    placement: 'Inbound placement fee',
    storage: 'Storage',
    lowInventory: 'Low-inventory-level fee',
    ads: 'Advertising',
    returns: 'Loss on returns',
    vat: 'Tax in the price',
    payout: 'Payout fee',
    exchange: 'Currency exchange loss',
    other: 'Other costs',
  },
}

export const FIGURES = ['net', 'margin', 'roi', 'breakEvenAcos', 'maxBid'] as const
export type ProfitFigure = (typeof FIGURES)[number]

export const FIGURE_NAMES: Words<ProfitFigure> = {
  'zh-CN': {
    net: '净利润',
    margin: '净利率',
    roi: '投资回报率',
    breakEvenAcos: '盈亏平衡 ACOS',
    maxBid: '保本最高出价',
  },
  'en-US': {
    net: 'Net profit',
    margin: 'Net margin',
    roi: 'ROI',
    breakEvenAcos: 'Break-even ACOS',
    maxBid: 'Maximum bid',
  },
}

/** How each figure is computed. */
export const FIGURE_NOTES: Words<ProfitFigure> = {
  'zh-CN': {
    net: '收入减去全部已知费用',
    margin: '净利润 ÷ 售价',
    roi: '净利润 ÷（货品 + 头程 + 关税 + 进口税）',
    breakEvenAcos: '不计广告的净利润 ÷ 售价',
    maxBid: '售价 × 转化率 × 盈亏平衡 ACOS',
  },
  'en-US': {
    net: 'Income less all known costs',
    margin: 'Net profit ÷ price',
    roi: 'Net profit ÷ (goods + freight + duty + import tax)',
    breakEvenAcos: 'Net profit before ads ÷ price',
    maxBid: 'Price × conversion rate × break-even ACOS',
  },
}

/** Words of formulas. `{name}` is a parameter. */
export const FORMULA_TEXTS = {
  'zh-CN': {
    typed: '您填写的金额',
    blank: '未填写',
    share: '{base} {amount} × {rate}',
    price: '售价',
    customsValue: '完税价格',
    landedValue: '到岸总成本（货品 + 头程 + 关税）',
    payout: '亚马逊回款（收入 − 佣金 − 配送 − 仓储等费用）',
    perMonth: '每月 {amount} × {months} 个月',
    returns: '退货率 {rate} ×（售价 {price} × 损失 {loss} + 处理费 {processing}）',
    vat: '含税售价 {price} × {rate} ÷（1 + {rate}）',
    table: '按费率表：{table}',
    days: '{from} 至 {to} 有效',
    openDays: '{from} 起有效，未公布截止日',
    bounds: '已知区间：{low}–{high}',
    net: '收入 {income} − 费用合计 {costs}',
  },
  'en-US': {
    typed: 'The amount that you entered',
    blank: 'Not entered',
    share: '{base} {amount} × {rate}',
    price: 'Price',
    customsValue: 'Customs value',
    landedValue: 'Landed cost (goods + freight + duty)',
    payout: 'Amazon payout (income − referral, fulfillment, storage and other Amazon fees)',
    perMonth: '{amount} a month × {months} months',
    returns: 'Return rate {rate} × (price {price} × loss {loss} + processing {processing})',
    vat: 'Price with tax {price} × {rate} ÷ (1 + {rate})',
    table: 'From the fee table: {table}',
    days: 'In force from {from} to {to}',
    openDays: 'In force from {from}, no end announced',
    bounds: 'Known only within {low}–{high}',
    net: 'Income {income} − total costs {costs}',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>
export type FormulaText = keyof (typeof FORMULA_TEXTS)['zh-CN']

const FEES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { 'zh-CN': feesZhCN, 'en-US': feesEnUS }

/** Name of a fee table by its key. */
export const feeTableName = (language: Language, key: string): string => FEES[language][key] ?? key

export const feeReason = (language: Language, reason: FeeReason): string => feeTableName(language, `reason.${reason}`)
