import type { Language } from '../../language.ts'
import type { LineKey } from './lines.ts'

/** Names of the lines of a profit, on pages and in files. */
export const LINE_NAMES: Readonly<Record<Language, Readonly<Record<LineKey, string>>>> = {
  'zh-CN': {
    cost: '采购成本',
    freight: '头程运费',
    duty: '关税',
    importVat: '进口增值税',
    referral: '销售佣金',
    fulfilment: 'FBA 配送费',
    postage: '自发货运费',
    handling: '打包处理费',
    placement: '入库配置费',
    storage: '仓储费',
    lowInventory: '低库存水平费',
    ads: '广告费',
    returns: '退货损失',
    vat: '销售增值税',
    payout: '收款手续费',
    exchange: '汇兑损失',
    other: '其他成本',
  },
  'en-US': {
    cost: 'Unit cost',
    freight: 'Inbound freight',
    duty: 'Duty',
    importVat: 'Import VAT',
    referral: 'Referral fee',
    fulfilment: 'FBA fulfillment fee',
    postage: 'FBM postage',
    handling: 'Packing and handling',
    placement: 'Inbound placement fee',
    storage: 'Storage fee',
    lowInventory: 'Low-inventory-level fee',
    ads: 'Advertising',
    returns: 'Return losses',
    vat: 'VAT on the sale',
    payout: 'Payout fee',
    exchange: 'Currency exchange loss',
    other: 'Other costs',
  },
}
