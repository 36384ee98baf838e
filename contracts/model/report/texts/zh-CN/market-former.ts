/** What no report of a market says any more, and stored ones still do. */
export const marketFormer = {
  'market.margin': '毛利率中位数（扣税、未扣货品成本）',
  'note.market.margin': '各商品（不含税售价 − 佣金 − FBA 配送费）÷ 不含税售价，取中位数；未扣货品成本与广告',
  'note.market.parent': '上级类目全部已知商品的统计',
  'note.market.threshold': '排名前 20 商品评分数的中位数',
  'note.score.verdict': '综合得分不低于 65 为进入，低于 45 为放弃，其间为谨慎；已知权重不足 50% 时一律为谨慎',
  'verdict.because.unknown': '按权重计只有 {known} 的评分依据已知，不足以下结论，先补全数据。',
  'judge.new.good': '近 12 个月新品占 {share}，市场对新品友好。',
  'judge.new.bad': '近 12 个月新品仅占 {share}，老品占据市场。',
  'judge.success.good': '新品成功率 {rate}，新品有机会进入主流。',
  'judge.success.bad': '新品成功率仅 {rate}，新品难以起量。',
  'judge.threshold.good': '前 20 名中位评分数 {ratings}，评分积累门槛低。',
  'judge.threshold.bad': '前 20 名中位评分数 {ratings}，需要长期积累评分。',
  'new.insight.success': '新品成功率 {rate}（销量达到市场中位数），成功新品的中位评分数为 {ratings}。',
  'new.insight.threshold': '前 20 名商品的中位评分数为 {ratings}，是新品要面对的评分数门槛。',
  'plan.decide.unknown': '先补全数据再备货：已知数据不足以下结论。',
  'plan.word': '把“{word}”写进标题与后台关键词，以不高于 {bid} 的竞价投放精准匹配。',
} as const
