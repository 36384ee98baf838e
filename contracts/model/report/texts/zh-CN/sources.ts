/** Sources and methods. */
export const sources = {
  'sources.sample': '本报告全部数字来自样例世界，仅用于演示功能，不反映真实市场。',
  'sources.real': '本报告只使用导入的真实数据；未知的数字留空，不以样例或猜测填补。',
  'sources.advice': '估算值附上下限区间；费用按报告生成日有效的费率表计算，实际以平台结算为准。',
  'sources.table.data': '使用的数据',
  'sources.table.formulas': '指标口径与公式',
  'source.sample': '样例世界',
  'source.brightdata': 'Bright Data 商品数据导入',
  'data.product': '商品事实',
  'data.history': '历史月份',
  'data.deals': '促销记录',
  'data.topics': '评价主题',
  'data.keywords': '流量关键词',
  'data.competitors': '同类商品',
  'data.category': '类目统计（商品数）',
  'data.rankCurve': '排名—销量曲线样本',
} as const
