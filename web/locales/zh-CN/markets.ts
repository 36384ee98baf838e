export const texts = {
  upcoming: {
    hotMarket: {
      question: '最近哪些细分市场需求在涨，新卖家还进得去？',
      points: {
        first: '搜索量、增长率、平均价格与退货率，逐个细分市场对比',
        second: '商品、品牌、卖家集中度，看头部是否已经垄断',
        third: '新品占比与新品成功率，判断还有没有机会',
      },
    },
    hotMarketDetail: {
      question: '这个细分市场有多大，钱被谁赚走了？',
      points: {
        first: '24 个月的需求趋势与淡旺季',
        second: '价格带、评分与卖家所属地分布',
        third: '代表商品与市场内的主要关键词',
      },
    },
    selectMarket: {
      question: '哪个类目规模够大、又不被头部垄断？',
      points: {
        first: '平均销量、平均价格、毛利率与退货率筛选类目',
        second: '商品、品牌、卖家集中度与新品占比',
        third: '头部样本数与新品定义可自行设定',
      },
    },
    marketPrediction: {
      question: '这个市场接下来几个月会涨还是会跌？',
      points: {
        first: '由历史搜索量推出未来走势与区间',
        second: '旺季、淡季与备货时间',
        third: '季节性市场与长期增长分开看',
      },
    },
  },
}
