import type { Language } from '../language.ts'

/** Heads of exported columns that are no metric, and the names of the files, before marketplace and period. */
export const TERM_EXPORT_TEXTS: Readonly<
  Record<
    Language,
    Record<
      | 'text'
      | 'zh'
      | 'niche'
      | 'category'
      | 'period'
      | 'models'
      | 'product'
      | 'title'
      | 'brand'
      | 'clickShare'
      | 'conversionShare'
      | 'strongest'
      | 'observedOn'
      | 'source'
      | 'sample'
      | 'imported'
      | 'terms'
      | 'products',
      string
    >
  >
> = {
  'zh-CN': {
    text: '搜索词',
    zh: '中文翻译',
    niche: '细分市场',
    category: '类目路径',
    period: '时期',
    models: '所属模型',
    product: '点击前三商品',
    title: '标题',
    brand: '品牌',
    clickShare: '点击占比',
    conversionShare: '转化占比',
    strongest: '点击最多的搜索词',
    observedOn: '数据日期',
    source: '数据来源',
    sample: '样例数据',
    imported: '导入的数据',
    terms: 'ABA搜索词',
    products: 'ABA选品',
  },
  'en-US': {
    text: 'Search term',
    zh: 'Chinese translation',
    niche: 'Niche',
    category: 'Category path',
    period: 'Period',
    models: 'Models',
    product: 'Most clicked product',
    title: 'Title',
    brand: 'Brand',
    clickShare: 'Click share',
    conversionShare: 'Conversion share',
    strongest: 'Term with most clicks',
    observedOn: 'Date of data',
    source: 'Data source',
    sample: 'Sample data',
    imported: 'Imported data',
    terms: 'ABA search terms',
    products: 'ABA products',
  },
}
