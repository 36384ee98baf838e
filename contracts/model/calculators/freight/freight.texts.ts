/** Words of a freight calculation that pages and documents share. */
import type { Language } from '../../language.ts'
import type { Container, Mode } from './modes.ts'
import type { GapKey, NoteKey, StepKey } from './result.ts'

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

export const MODE_NAMES: Words<Mode> = {
  'zh-CN': {
    air: '空运',
    express: '国际快递',
    seaLcl: '海运拼箱',
    seaFcl: '海运整柜',
    rail: '铁路',
    seaParcel: '海派（海运加派送）',
  },
  'en-US': {
    air: 'Air freight',
    express: 'Express courier',
    seaLcl: 'Sea LCL',
    seaFcl: 'Sea FCL',
    rail: 'Rail',
    seaParcel: 'Sea + parcel delivery',
  },
}

export const CONTAINER_NAMES: Words<Container> = {
  'zh-CN': { c20: '20 尺柜', c40: '40 尺柜', c40hq: '40 尺高柜' },
  'en-US': { c20: '20′ container', c40: '40′ container', c40hq: '40′ high cube' },
}

export const IMPORT_VAT_NAMES: Readonly<Record<Language, string>> = { 'zh-CN': '进口增值税', 'en-US': 'Import VAT' }

export const GAP_TEXTS: Words<GapKey> = {
  'zh-CN': {
    blank: '没有公开价格，请填写货代报价。',
    notServed: '该运输方式不到此站点。',
    noCard: '没有适用的运价表，请填写货代报价。',
    noContainerPrice: '运价表没有可用柜型的价格。',
    cartonExceedsContainer: '有外箱装不进任何柜型。',
    noGoodsValue: '缺少单件货值。',
    noUnits: '缺少件数。',
    noExchangeRate: '缺少汇率。',
    noFreight: '主程运费未知。',
    noDutyRate: '没有填写关税税率。',
    noVatRate: '没有填写进口增值税税率。',
    entryLimits: '没有填写每次报关的最低和最高收费。',
  },
  'en-US': {
    blank: 'No published price. Enter your forwarder’s quote.',
    notServed: 'This mode is not available for this marketplace.',
    noCard: 'No rate card applies. Enter your forwarder’s quote.',
    noContainerPrice: 'The rate card has no price for a usable container.',
    cartonExceedsContainer: 'One carton does not fit into any container.',
    noGoodsValue: 'The unit value is missing.',
    noUnits: 'The number of units is missing.',
    noExchangeRate: 'The exchange rate is missing.',
    noFreight: 'The main freight is unknown.',
    noDutyRate: 'No duty rate is entered.',
    noVatRate: 'No import VAT rate is entered.',
    entryLimits: 'The minimum and maximum per entry are not entered.',
  },
}

export const NOTE_TEXTS: Words<NoteKey> = {
  'zh-CN': {
    cardEnded: '报价已过期',
    cardNotYet: '报价尚未生效',
    cardUndated: '报价无日期',
    cardIncludesDuty: '所选为 DDU，但报价已含关税',
    minimumCharge: '按最低收费计',
    leastQuantity: '按最低计费量计',
    dutyLayersBlank: '未填写的税层没有计入',
    dutyBaseIncomplete: '完税价格中的部分运费未知',
    entryLimitBlank: '最低或最高收费未填写，金额为区间',
    regionUnknown: '仓库所在区域未知，按全站点运价计',
  },
  'en-US': {
    cardEnded: 'Quote expired',
    cardNotYet: 'Quote not valid yet',
    cardUndated: 'Undated quote',
    cardIncludesDuty: 'DDU selected, but the quote includes duty',
    minimumCharge: 'The minimum charge applies',
    leastQuantity: 'The minimum chargeable quantity applies',
    dutyLayersBlank: 'Layers without a rate are not counted',
    dutyBaseIncomplete: 'Part of the freight in the customs value is unknown',
    entryLimitBlank: 'A limit is not entered, so the amount is a range',
    regionUnknown: 'The region of the fulfillment center is unknown; rates for the whole marketplace apply',
  },
}

export const STEP_NAMES: Words<StepKey> = {
  'zh-CN': {
    order: '下单生产',
    ship: '工厂发货',
    depart: '离境启运',
    arrive: '到达目的港',
    cleared: '清关完成',
    delivered: '送达仓库',
    inStock: '上架可售',
  },
  'en-US': {
    order: 'Order',
    ship: 'Ship',
    depart: 'Depart',
    arrive: 'Arrive',
    cleared: 'Cleared',
    delivered: 'Delivered',
    inStock: 'In stock',
  },
}

export const CHARGE_UNITS = ['shipment', 'kg', 'cbm', 'carton', 'container'] as const
export type ChargeUnit = (typeof CHARGE_UNITS)[number]

/** The unit that a price applies to. */
export const PER_NAMES: Words<ChargeUnit> = {
  'zh-CN': { shipment: '票', kg: 'kg', cbm: 'CBM', carton: '箱', container: '柜' },
  'en-US': { shipment: 'shipment', kg: 'kg', cbm: 'CBM', carton: 'carton', container: 'container' },
}

/** Sentences of the ways in which amounts are computed; `{name}` is filled in. */
export const FORMULA_TEXTS = {
  'zh-CN': {
    price: '{quantity} {per} × {price}',
    minimum: '每票最低 {amount}',
    container: '{count} × {name} × {price}',
    mainFreight: '主程运费 {base} × {rate}',
    goodsValue: '货值 {base} × {rate}',
    charge: '{price}/{per} × {quantity}',
    layers: '完税价格 {base}：{layers}',
    layer: '{name} {rate} = {amount}',
    blankLayer: '{name}未填写',
    entry: '货值 {base} × {rate}',
    least: '每次报关最低 {amount}',
    most: '每次报关最高 {amount}',
    perItem: '{count} × {each}，{from} 起执行',
    exempt: '免征，至 {to}',
    included: '报价已包含',
    separator: '；',
    toImporter: 'DDU：由收货方在目的港缴付',
  },
  'en-US': {
    price: '{quantity} {per} × {price}',
    minimum: 'minimum {amount} per shipment',
    container: '{count} × {name} × {price}',
    mainFreight: 'Main freight {base} × {rate}',
    goodsValue: 'Goods value {base} × {rate}',
    charge: '{price} per {per} × {quantity}',
    layers: 'Customs value {base}: {layers}',
    layer: '{name} {rate} = {amount}',
    blankLayer: '{name} not entered',
    entry: 'Goods value {base} × {rate}',
    least: 'minimum {amount} per entry',
    most: 'maximum {amount} per entry',
    perItem: '{count} × {each}, in force from {from}',
    exempt: 'Exempt until {to}',
    included: 'Included in the quote',
    separator: '; ',
    toImporter: 'DDU: the importer pays it on arrival',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>
export type FormulaText = keyof (typeof FORMULA_TEXTS)['zh-CN']

/** Columns of the table of modes as CSV. */
export const MODE_HEADS = {
  'zh-CN': [
    '运输方式',
    '整票下限（USD）',
    '整票上限（USD）',
    '每件下限（USD）',
    '每件上限（USD）',
    '每 kg 下限（USD）',
    '每 kg 上限（USD）',
    '计费量',
    '计费单位',
    '最快天数',
    '最慢天数',
    '未知费用',
    '说明',
  ],
  'en-US': [
    'Mode',
    'Shipment low (USD)',
    'Shipment high (USD)',
    'Unit low (USD)',
    'Unit high (USD)',
    'kg low (USD)',
    'kg high (USD)',
    'Chargeable quantity',
    'Per',
    'Fewest days',
    'Most days',
    'Unknown costs',
    'Notes',
  ],
} as const

/** Columns of the components of a mode as CSV. */
export const COMPONENT_HEADS = {
  'zh-CN': ['费用', '下限（USD）', '上限（USD）', '计算方式'],
  'en-US': ['Component', 'Low (USD)', 'High (USD)', 'How it is calculated'],
} as const
