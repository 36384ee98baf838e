/** What all screens that are being built say, besides the words of their subjects. */
export const texts = {
  shows: '这里将为您呈现',
  now: '现在就能用',
  toAsin: '去做 ASIN 分析',
  toWorkspace: '返回工作台',
  given: '已选择',
  available: {
    product: 'ASIN 分析报告已经能看一款商品的价格、排名、评分、变体与卖家概况。',
    sales: 'ASIN 分析报告已经能看一款商品的销量、价格与 BSR 走势，估算值都带区间。',
    keywords: 'ASIN 分析报告已经列出一款商品的核心关键词、自然排名与流量结构。',
    competitors: 'ASIN 分析报告已经能把一款商品和同类目的主要竞品放在一起比较。',
    profit: 'ASIN 分析报告已经按亚马逊费率测算一款商品的费用、毛利与盈亏平衡点。',
    listing: 'ASIN 分析报告已经逐条诊断标题、五点描述与图片，并给出修改建议。',
    actions: 'ASIN 分析报告已经用 SWOT 和应对策略，给出一款商品的下一步。',
  },
}
