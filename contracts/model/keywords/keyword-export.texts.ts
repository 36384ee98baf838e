import type { Language } from '../language.ts'

/** Heads of exported columns that are no metric, and the name of the file, before marketplace and day. */
export const KEYWORD_EXPORT_TEXTS: Readonly<
  Record<
    Language,
    Record<
      | 'text'
      | 'zh'
      | 'niche'
      | 'category'
      | 'bidLow'
      | 'bidHigh'
      | 'searchesIn'
      | 'product'
      | 'clickShare'
      | 'conversionShare'
      | 'observedOn'
      | 'source'
      | 'sample'
      | 'imported'
      | 'file',
      string
    >
  >
> = {
  'zh-CN': {
    text: '关键词',
    zh: '中文翻译',
    niche: '细分市场',
    category: '类目路径',
    bidLow: 'PPC 竞价下限',
    bidHigh: 'PPC 竞价上限',
    searchesIn: '搜索量',
    product: '点击前三商品',
    clickShare: '点击占比',
    conversionShare: '转化占比',
    observedOn: '数据日期',
    source: '数据来源',
    sample: '样例数据',
    imported: '导入的数据',
    file: '关键词',
  },
  'en-US': {
    text: 'Search term',
    zh: 'Chinese translation',
    niche: 'Niche',
    category: 'Category path',
    bidLow: 'PPC bid, low',
    bidHigh: 'PPC bid, high',
    searchesIn: 'Searches',
    product: 'Most clicked product',
    clickShare: 'Click share',
    conversionShare: 'Conversion share',
    observedOn: 'Date of data',
    source: 'Data source',
    sample: 'Sample data',
    imported: 'Imported data',
    file: 'Search terms',
  },
}
