import type { Language } from '../language.ts'
import type { MetricTexts } from '../screener/metric-texts.ts'
import type { TermProductNumber } from './term-product-metrics.ts'

/** Names and formulas of the metrics of products that search terms point to. */
export const TERM_PRODUCT_TEXTS: Readonly<Record<Language, MetricTexts<TermProductNumber>>> = {
  'zh-CN': {
    names: {
      terms: '出现的搜索词数',
      firsts: '点击第一的词数',
      seconds: '点击第二的词数',
      thirds: '点击第三的词数',
      termSearches: '这些词的搜索量',
      clicks: '估算点击量',
      avgClickShare: '平均点击占比',
      avgConversionShare: '平均转化占比',
      clickConversion: '转化点击比（商品）',
      productPrice: '商品价格',
      productRating: '商品评分',
      productRatings: '商品评分数',
      units: '月销量',
    },
    formulas: {
      terms: '符合条件的搜索词中，该商品进入点击前三的词数。',
      firsts: '该商品点击最多的搜索词数。',
      seconds: '该商品点击第二的搜索词数。',
      thirds: '该商品点击第三的搜索词数。',
      termSearches: '该商品进入点击前三的搜索词，在所选时期的搜索量之和。',
      clicks: '我们的估算：各词所选时期的搜索量 × 该商品的点击占比之和，假设每次搜索点击一次。点击占比取自最新数据。',
      avgClickShare: '该商品在这些词中的点击占比的平均值，取自最新数据。',
      avgConversionShare: '该商品在这些词中的转化占比的平均值，取自最新数据。',
      clickConversion: '平均转化占比 ÷ 平均点击占比。大于 1 表示转化好于点击。',
      productPrice: '商品库中的最新价格。',
      productRating: '商品库中的最新评分。',
      productRatings: '商品库中的最新评分数。',
      units: '商品库中最近一个月的销量；导入的商品为估算。',
    },
  },
  'en-US': {
    names: {
      terms: 'Terms',
      firsts: 'Terms as first',
      seconds: 'Terms as second',
      thirds: 'Terms as third',
      termSearches: 'Searches of the terms',
      clicks: 'Estimated clicks',
      avgClickShare: 'Average click share',
      avgConversionShare: 'Average conversion share',
      clickConversion: 'Conversion–click ratio of the product',
      productPrice: 'Price of the product',
      productRating: 'Rating of the product',
      productRatings: 'Ratings of the product',
      units: 'Monthly units',
    },
    formulas: {
      terms: 'Matching terms with the product among their three most clicked ones.',
      firsts: 'Terms with the product as the most clicked one.',
      seconds: 'Terms with the product as the second most clicked one.',
      thirds: 'Terms with the product as the third most clicked one.',
      termSearches: 'Searches, in the chosen period, of the terms with the product among the three most clicked ones.',
      clicks:
        'Our estimate: the sum over these terms of searches in the chosen period × click share of the product, as if each search had one click. Click shares are from the latest data.',
      avgClickShare: 'Average click share of the product in these terms, from the latest data.',
      avgConversionShare: 'Average conversion share of the product in these terms, from the latest data.',
      clickConversion:
        'Average conversion share ÷ average click share. Above 1, the product converts better than it is clicked.',
      productPrice: 'Latest price in the catalogue.',
      productRating: 'Latest rating in the catalogue.',
      productRatings: 'Latest number of ratings in the catalogue.',
      units: 'Units of the last month in the catalogue; estimated for imported products.',
    },
  },
}
