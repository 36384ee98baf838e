import type { Language } from '../language.ts'

/** Heads of exported columns that are no metric, and the name of the file, before marketplace and day. */
export const PRODUCT_EXPORT_TEXTS: Readonly<
  Record<
    Language,
    Record<
      | 'title'
      | 'brand'
      | 'seller'
      | 'category'
      | 'niche'
      | 'unitsLow'
      | 'unitsHigh'
      | 'method'
      | 'listedOn'
      | 'observedOn'
      | 'source'
      | 'sample'
      | 'imported'
      | 'url'
      | 'file'
      | 'separator',
      string
    >
  >
> = {
  'zh-CN': {
    title: '商品标题',
    brand: '品牌',
    seller: 'BuyBox 卖家',
    category: '类目路径',
    niche: '细分市场',
    unitsLow: '月销量下限',
    unitsHigh: '月销量上限',
    method: '销量依据',
    listedOn: '上架时间',
    observedOn: '数据日期',
    source: '数据来源',
    sample: '样例数据',
    imported: '导入的数据',
    url: '商品链接',
    file: '商品',
    separator: '、',
  },
  'en-US': {
    title: 'Title',
    brand: 'Brand',
    seller: 'Buy Box seller',
    category: 'Category',
    niche: 'Niche',
    unitsLow: 'Monthly units, low',
    unitsHigh: 'Monthly units, high',
    method: 'Source of units',
    listedOn: 'Listing date',
    observedOn: 'Date of data',
    source: 'Data source',
    sample: 'Sample data',
    imported: 'Imported data',
    url: 'Product page',
    file: 'products',
    separator: ', ',
  },
}

/** How the units of a product are known; shown at estimates. */
export const UNITS_METHOD_TEXTS: Readonly<
  Record<Language, Record<'sample' | 'badge' | 'curve' | 'unbadged' | 'unknown', string>>
> = {
  'zh-CN': {
    sample: '样例数据的准确值',
    badge: '亚马逊“上月购买”标识',
    curve: '按同类目商品的 BSR 曲线估算',
    unbadged: '没有“上月购买”标识，少于 50',
    unknown: '未知',
  },
  'en-US': {
    sample: 'Exact value of sample data',
    badge: 'Amazon’s “bought in past month” badge',
    curve: 'Estimated from the BSR curve of its category',
    unbadged: 'No “bought in past month” badge, so fewer than 50',
    unknown: 'Unknown',
  },
}
