import type { Language } from '../language.ts'

/** Heads of exported columns that are no metric, and the name of the file, before marketplace and day. */
export const MARKET_EXPORT_TEXTS: Readonly<
  Record<
    Language,
    Record<
      | 'title'
      | 'level'
      | 'category'
      | 'id'
      | 'unitsLow'
      | 'unitsHigh'
      | 'revenueLow'
      | 'revenueHigh'
      | 'head'
      | 'newMonths'
      | 'source'
      | 'sample'
      | 'imported'
      | 'file',
      string
    >
  >
> = {
  'zh-CN': {
    title: '市场',
    level: '层级',
    category: '类目路径',
    id: '市场 ID',
    unitsLow: '月总销量下限',
    unitsHigh: '月总销量上限',
    revenueLow: '月总销售额下限',
    revenueHigh: '月总销售额上限',
    head: '头部数量 N',
    newMonths: '新品月数',
    source: '数据来源',
    sample: '样例数据',
    imported: '导入的数据',
    file: '市场',
  },
  'en-US': {
    title: 'Market',
    level: 'Level',
    category: 'Category',
    id: 'Market ID',
    unitsLow: 'Monthly units, low',
    unitsHigh: 'Monthly units, high',
    revenueLow: 'Monthly revenue, low',
    revenueHigh: 'Monthly revenue, high',
    head: 'Head size N',
    newMonths: 'Months that count as new',
    source: 'Data source',
    sample: 'Sample data',
    imported: 'Imported data',
    file: 'markets',
  },
}
