/** Words of the inputs of a profit calculation, on pages and on paper. Amounts that become lines are named in `lines.texts.ts`. */
import type { Language } from '../../language.ts'
import type { PLACEMENTS, ProfitInput } from './input.ts'

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

export type InputName =
  | 'marketplace'
  | 'on'
  | 'price'
  | 'priceWithTax'
  | 'category'
  | 'dangerous'
  | 'weight'
  | 'duty'
  | 'freightToBorder'
  | 'fulfilment'
  | 'months'
  | 'placement'
  | 'charged'
  | 'acos'
  | 'adsPerUnit'
  | 'conversion'
  | 'returnRate'
  | 'returnProcessing'
  | 'vat'
  | 'payout'
  | 'exchange'
  | 'own'
  | 'ownReferral'
  | 'ownFba'
  | 'ownStorage'

export const INPUT_NAMES: Words<InputName> = {
  'zh-CN': {
    marketplace: '站点',
    on: '销售日期',
    price: '售价',
    priceWithTax: '售价（含税）',
    category: '佣金类目',
    dangerous: '危险品',
    weight: '重量',
    duty: '关税',
    freightToBorder: '到口岸的运费',
    fulfilment: '配送方式',
    months: '仓储月数',
    placement: '入库配置',
    charged: '向买家收取的运费',
    acos: 'ACOS',
    adsPerUnit: '每件广告费',
    conversion: '广告转化率',
    returnRate: '退货率',
    returnProcessing: '每件退货处理费',
    vat: '增值税',
    payout: '收款手续费率',
    exchange: '汇兑损失率',
    own: '自有费率',
    ownReferral: '佣金比例',
    ownFba: '每件配送费',
    ownStorage: '每件每月仓储费',
  },
  'en-US': {
    marketplace: 'Marketplace',
    on: 'Date of sale',
    price: 'Price',
    priceWithTax: 'Price including tax',
    category: 'Fee category',
    dangerous: 'Dangerous goods',
    weight: 'Weight',
    duty: 'Customs duty',
    freightToBorder: 'Freight to the border',
    fulfilment: 'Fulfillment',
    months: 'Months in storage',
    placement: 'Inbound placement',
    charged: 'Shipping paid by buyers',
    acos: 'ACOS',
    adsPerUnit: 'Ads per unit',
    conversion: 'Ad conversion rate',
    returnRate: 'Return rate',
    returnProcessing: 'Processing per return',
    vat: 'VAT',
    payout: 'Payout fee rate',
    exchange: 'Exchange loss rate',
    own: 'Your own rates',
    ownReferral: 'Referral rate',
    ownFba: 'Fulfillment per unit',
    ownStorage: 'Storage per month',
  },
}

/** Whether size and weight are those of the package or of the item. */
export const MEASURE_NAMES: Words<ProfitInput['measures']> = {
  'zh-CN': { package: '包装尺寸', item: '商品本身' },
  'en-US': { package: 'Package', item: 'Item only' },
}

export const FULFILMENT_NAMES: Words<ProfitInput['fulfilment']> = {
  'zh-CN': { fba: 'FBA（亚马逊配送）', fbm: 'FBM（自发货）' },
  'en-US': { fba: 'FBA (by Amazon)', fbm: 'FBM (by the seller)' },
}

export const PLACEMENT_NAMES: Words<(typeof PLACEMENTS)[number]> = {
  'zh-CN': { minimal: '最少分仓', partial: '部分分仓', optimized: '亚马逊优化分仓', own: '自填金额' },
  'en-US': { minimal: 'Minimal splits', partial: 'Partial splits', optimized: 'Amazon-optimized', own: 'Your amount' },
}

/** `{share}`: share of the price that is lost with a returned unit. */
export const INPUT_TEXTS: Words<'returnLoss' | 'registered' | 'unregistered'> = {
  'zh-CN': { returnLoss: '损失售价的 {share}', registered: '已注册', unregistered: '未注册' },
  'en-US': { returnLoss: 'loses {share} of the price', registered: 'registered', unregistered: 'not registered' },
}

/** The source that is shown for exchange rates without a source. */
export const OWN_RATES: Readonly<Record<Language, string>> = { 'zh-CN': '您填写的汇率', 'en-US': 'your own rates' }
