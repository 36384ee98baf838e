/** What only the drawing of reports says: covers and heads of both kinds, and the words inside their blocks. */
export const drawing = {
  'report.title.market': '市场分析报告',
  'report.original': '原名',
  'report.keyword': '搜索词',
  'report.reference': '参考商品',
  'verdict.enter': '建议进入',
  'verdict.caution': '谨慎进入',
  'verdict.avoid': '建议放弃',
  'score.outOf': '{points} / 10',
  'score.weight': '权重 {weight}',
  'score.proposed': '按建议权重计算；可在在线报告中改用自己的权重',
  'score.because': '依据',
  'score.unknown': '未知：不计分，权重由其他部分分担',
  'quality.good': '数据完整度高',
  'quality.fair': '数据完整度中等',
  'quality.poor': '数据完整度低',
  'quality.counts': '完整 {full} 节 · 部分缺失 {partial} 节 · 缺失 {missing} 节',
} as const
