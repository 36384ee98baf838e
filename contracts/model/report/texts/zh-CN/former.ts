/** Texts that only stored reports use. */
export const former = {
  'action.word': '把“{word}”写进标题或五点描述，并以不高于 {bid} 的竞价投放精准匹配。',
  'overview.insight.moving': '月销量 {units} 件，环比 {mom}，{phase}。',
  'overview.insight.selling': '月销量 {units} 件，月销售额 {revenue}。',
  'overview.insight.place': '售价 {price}，与竞品中位价 {median} 相比 {gap}。',
  'overview.insight.rating': '评分 {rating}（{ratings} 条），竞品中位评分 {median}。',
  'traffic.chart.words': '前 10 词的自然与广告流量',
  'sales.chart.rank': '近 24 个月大类 BSR 与售价',
  'variants.chart.share': '变体销量占比',
  'action.cost': '把到岸成本谈到 {target} 以内，净利率可达 {margin}（未计广告）。',
} as const
