import type { Language } from '../language.ts'

/** Heads of exported columns that are no metric, and the name of the file, before the day. */
export const OFFER_EXPORT_TEXTS: Readonly<
  Record<
    Language,
    Record<
      | 'id'
      | 'title'
      | 'category'
      | 'supplier'
      | 'city'
      | 'belt'
      | 'tiers'
      | 'similarity'
      | 'listedOn'
      | 'source'
      | 'sample'
      | 'file'
      | 'separator',
      string
    >
  >
> = {
  'zh-CN': {
    id: '货源编号',
    title: '货源标题',
    category: '类目',
    supplier: '供应商',
    city: '城市',
    belt: '产业带',
    tiers: '阶梯价（件数: 元）',
    similarity: '图片相似度',
    listedOn: '上架时间',
    source: '数据来源',
    sample: '样例数据',
    file: '货源',
    separator: '、',
  },
  'en-US': {
    id: 'Offer number',
    title: 'Title',
    category: 'Category',
    supplier: 'Supplier',
    city: 'City',
    belt: 'Industry belt',
    tiers: 'Price tiers (units: CNY)',
    similarity: 'Similarity of the picture',
    listedOn: 'Listing date',
    source: 'Data source',
    sample: 'Sample data',
    file: 'offers',
    separator: ', ',
  },
}
