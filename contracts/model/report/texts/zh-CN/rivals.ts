/** Competitors and variants. */
export const rivals = {
  'rivals.insight.price': '竞品中位价 {median}，本商品 {price}，相差 {gap}。',
  'rivals.insight.ratings': '本商品评分 {rating}、评分数 {ratings}；竞品中位评分 {medianRating}、中位评分数 {median}。',
  'rivals.returnRate': '类目退货率',
  'rivals.chart.units': '本商品与竞品的月销量',
  'rivals.chart.bought': '本商品与竞品的上月购买量（下限）',
  'rivals.table': '竞品对比 TOP 10（首行为本商品）',
  'missing.rivalUnits': '没有竞品的销量，导入含“上月购买量”的商品数据后可比较。',
  'variants.parentUnits': '父体月销量',
  'variants.chart.share': '变体销量占比',
  'variants.table': '变体明细',
  'variants.insight.first': '共 {count} 个变体，“{name}”销量最高，占父体销量的 {share}。',
  'variants.insight.count': '共 {count} 个变体。',
  'variants.insight.none': '该商品没有变体，父体销量即单品销量。',
  'missing.variants': '没有变体数据，导入含变体的商品数据后可补全。',
  'missing.unitShares': '公开数据不含各变体的销量占比，本节只列出变体本身。',
} as const
