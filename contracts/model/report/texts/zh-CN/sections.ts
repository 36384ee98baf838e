/** Names of the sections. */
export const sections = {
  'section.overview': '商品概览',
  'section.sales': '销售表现',
  'section.price': '价格与促销',
  'section.traffic': '流量结构',
  'section.keywords': '核心关键词',
  'section.competitors': '竞争格局',
  'section.ratings': '评价洞察',
  'section.variants': '变体分析',
  'section.profit': '利润测算',
  'section.listing': 'Listing 诊断',
  'section.swot': 'SWOT 分析',
  'section.actions': '应对策略',
  'section.sources': '数据来源与口径',
} as const
