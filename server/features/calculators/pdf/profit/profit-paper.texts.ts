import type { PLACEMENTS, ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { Verdict } from '#contracts/model/calculators/profit/verdict.ts'
import type { Language } from '#contracts/model/language.ts'

type TariffKind = ProfitInput['tariffs'][number]['kind']

/** An input on paper. */
export type InputFact =
  | 'marketplace'
  | 'on'
  | 'price'
  | 'priceWithTax'
  | 'category'
  | 'dangerous'
  | 'size'
  | 'weight'
  | 'cost'
  | 'freight'
  | 'duty'
  | 'fulfilment'
  | 'months'
  | 'placement'
  | 'lowInventory'
  | 'postage'
  | 'handling'
  | 'charged'
  | 'acos'
  | 'ads'
  | 'conversion'
  | 'returns'
  | 'vat'
  | 'payout'
  | 'exchangeLoss'
  | 'other'
  | 'ownReferral'
  | 'ownFba'
  | 'ownStorage'

interface Words {
  /** `{amount}` and `{margin}`; `open`: `{low}` and `{high}`. */
  verdict: Record<Verdict, string>
  /** Why a figure is missing. */
  noNet: string
  noGoods: string
  noBreakEven: string
  noConversion: string
  inputs: string
  facts: Record<InputFact, string>
  fulfilment: Record<ProfitInput['fulfilment'], string>
  measures: Record<ProfitInput['measures'], string>
  placement: Record<Exclude<(typeof PLACEMENTS)[number], 'own'>, string>
  tariffs: Record<TariffKind, string>
  lookedUp: (day: string) => string
  months: (months: string) => string
  loss: (share: string) => string
  processing: (amount: string) => string
  registered: string
  unregistered: string
  yes: string
  lines: string
  columns: readonly [string, string, string, string]
  income: { price: string; charged: string }
  separator: string
  missing: string
  uncounted: string
  ranges: string
  tables: string
  noTables: string
  days: (from: string, to: string | null) => string
  exchange: string
  /** `rate`: `1 USD = 7.2994 CNY`. */
  rate: (rate: string, day: string, source: string) => string
  ownRates: string
  netIn: (amount: string) => string
}

export const PROFIT_WORDS: Record<Language, Words> = {
  'zh-CN': {
    verdict: {
      missing: '有缺项，尚不能得出净利润。',
      earns: '每卖一件净赚 {amount}，净利率 {margin}。',
      loses: '每卖一件亏损 {amount}，净利率 {margin}。',
      even: '不赚不亏：净利润为 {amount}。',
      open: '部分费用只知区间：每件净利润在 {low} 到 {high} 之间，可能亏损。',
    },
    noNet: '有缺项，无法得出',
    noGoods: '没有货品成本',
    noBreakEven: '不投广告也亏损',
    noConversion: '填写转化率后得出',
    inputs: '商品与输入',
    facts: {
      marketplace: '站点',
      on: '销售日期',
      price: '售价',
      priceWithTax: '售价（含税）',
      category: '佣金类目',
      dangerous: '危险品',
      size: '尺寸',
      weight: '重量',
      cost: '采购成本',
      freight: '头程运费',
      duty: '关税',
      fulfilment: '配送方式',
      months: '仓储月数',
      placement: '入库配置',
      lowInventory: '低库存水平费',
      postage: '自发货运费',
      handling: '打包处理费',
      charged: '向买家收取的运费',
      acos: 'ACOS',
      ads: '每件广告费',
      conversion: '广告转化率',
      returns: '退货率',
      vat: '增值税',
      payout: '收款手续费率',
      exchangeLoss: '汇兑损失率',
      other: '其他成本',
      ownReferral: '自填佣金比例',
      ownFba: '自填每件配送费',
      ownStorage: '自填每件每月仓储费',
    },
    fulfilment: { fba: 'FBA（亚马逊配送）', fbm: 'FBM（自发货）' },
    measures: { package: '包装', item: '商品本身' },
    placement: { minimal: '最少分仓', partial: '部分分仓', optimized: '亚马逊优化分仓' },
    tariffs: { base: '基础关税', section301: '301 条款', section232: '232 条款', other: '其他关税' },
    lookedUp: (day) => `（${day} 查询）`,
    months: (months) => `${months} 个月`,
    loss: (share) => `每件损失售价的 ${share}`,
    processing: (amount) => `每件处理费 ${amount}`,
    registered: '已注册',
    unregistered: '未注册',
    yes: '是',
    lines: '每件的收入与费用',
    columns: ['项目', '金额', '占售价', '计算方式'],
    income: { price: '售价', charged: '向买家收取的运费' },
    separator: '、',
    missing: '缺少以下各项，无法得出净利润：',
    uncounted: '以下各项未填写或未知，没有计入结果：',
    ranges: '部分费用只知区间，结果以上下限给出。',
    tables: '所用费率表',
    noTables: '没有用到费率表。',
    days: (from, to) => (to === null ? `${from} 起有效，未公布截止日` : `${from} 至 ${to} 有效`),
    exchange: '汇率',
    rate: (rate, day, source) => `${rate}（${source}，${day}）`,
    ownRates: '您填写的汇率',
    netIn: (amount) => `每件净利润约合 ${amount}`,
  },
  'en-US': {
    verdict: {
      missing: 'No net profit yet: some amounts are missing.',
      earns: 'Each unit sold earns {amount}, a net margin of {margin}.',
      loses: 'Each unit sold loses {amount}, a net margin of {margin}.',
      even: 'Each unit sold breaks even: the net profit is {amount}.',
      open: 'Some fees are known only as ranges: each unit nets between {low} and {high}, so it may lose money.',
    },
    noNet: 'Some amounts are missing',
    noGoods: 'The goods cost nothing',
    noBreakEven: 'Loses money even without ads',
    noConversion: 'Needs a conversion rate',
    inputs: 'Product and inputs',
    facts: {
      marketplace: 'Marketplace',
      on: 'Date of sale',
      price: 'Price',
      priceWithTax: 'Price, tax included',
      category: 'Fee category',
      dangerous: 'Dangerous goods',
      size: 'Size',
      weight: 'Weight',
      cost: 'Unit cost',
      freight: 'Inbound freight',
      duty: 'Customs duty',
      fulfilment: 'Fulfillment',
      months: 'Time in storage',
      placement: 'Inbound placement',
      lowInventory: 'Low-inventory-level fee',
      postage: 'FBM postage',
      handling: 'Packing and handling',
      charged: 'Shipping charged to buyers',
      acos: 'ACOS',
      ads: 'Ads per unit',
      conversion: 'Ad conversion rate',
      returns: 'Return rate',
      vat: 'VAT',
      payout: 'Payout fee rate',
      exchangeLoss: 'Exchange loss rate',
      other: 'Other costs',
      ownReferral: 'Your own referral rate',
      ownFba: 'Your own fulfillment fee',
      ownStorage: 'Your own monthly storage fee',
    },
    fulfilment: { fba: 'FBA (by Amazon)', fbm: 'FBM (by the seller)' },
    measures: { package: 'package', item: 'item only' },
    placement: { minimal: 'Minimal splits', partial: 'Partial splits', optimized: 'Amazon-optimized splits' },
    tariffs: { base: 'Base duty', section301: 'Section 301', section232: 'Section 232', other: 'Other duties' },
    lookedUp: (day) => ` (looked up ${day})`,
    months: (months) => `${months} ${months === '1' ? 'month' : 'months'}`,
    loss: (share) => `each loses ${share} of the price`,
    processing: (amount) => `${amount} of processing each`,
    registered: 'registered',
    unregistered: 'not registered',
    yes: 'Yes',
    lines: 'Income and costs of one unit',
    columns: ['Item', 'Amount', 'Share of price', 'How it is computed'],
    income: { price: 'Price', charged: 'Shipping charged to the buyer' },
    separator: ', ',
    missing: 'Needed for a net profit: ',
    uncounted: 'Not entered or unknown, so not counted: ',
    ranges: 'Some fees are known only as ranges, so results have bounds.',
    tables: 'Fee tables used',
    noTables: 'No fee table is used.',
    days: (from, to) => (to === null ? `In force from ${from}, no end announced` : `In force from ${from} to ${to}`),
    exchange: 'Exchange rate',
    rate: (rate, day, source) => `${rate} (${source}, ${day})`,
    ownRates: 'your own rate',
    netIn: (amount) => `Net profit of one unit: about ${amount}`,
  },
}
