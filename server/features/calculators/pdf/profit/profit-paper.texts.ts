/** Words that only the printed profit calculation has. */
import type { Language } from '#contracts/model/language.ts'

interface Words {
  /** Why a figure is missing. */
  noNet: string
  noGoods: string
  inputs: string
  size: string
  lines: string
  tables: string
  noTables: string
  exchange: string
  /** `rate`: `1 USD = 7.2994 CNY`. */
  rate: (rate: string, day: string, source: string) => string
  netIn: (amount: string) => string
}

export const PROFIT_WORDS: Record<Language, Words> = {
  'zh-CN': {
    noNet: '有缺项，无法得出',
    noGoods: '没有货品成本',
    inputs: '商品与输入',
    size: '尺寸',
    lines: '每件的收入与费用',
    tables: '所用费率表',
    noTables: '没有用到费率表。',
    exchange: '汇率',
    rate: (rate, day, source) => `${rate}（${source}，${day}）`,
    netIn: (amount) => `每件净利润约合 ${amount}`,
  },
  'en-US': {
    noNet: 'Some amounts are missing',
    noGoods: 'The goods cost nothing',
    inputs: 'Product and inputs',
    size: 'Size',
    lines: 'Income and costs of one unit',
    tables: 'Fee tables used',
    noTables: 'No fee table is used.',
    exchange: 'Exchange rate',
    rate: (rate, day, source) => `${rate} (${source}, ${day})`,
    netIn: (amount) => `Net profit of one unit: about ${amount}`,
  },
}
