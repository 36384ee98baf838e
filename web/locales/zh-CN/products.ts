export const texts = {
  upcoming: {
    hotProduct: {
      question: '哪些商品正在热卖，而且值得我跟进？',
      points: {
        first: '价格、月销量、BSR 增长率、评分数等条件组合筛选',
        second: '变体数、Buy Box 卖家、A+ 与视频，看清竞争门槛',
        third: '收藏、导出，或一键生成 ASIN 分析报告',
      },
    },
    hotProductDetail: {
      question: '这款热销商品靠什么卖得好？',
      points: {
        first: '销量、价格、BSR 的历史走势',
        second: '流量词与各流量入口的占比',
        third: '同类目竞品的价格与评分对比',
      },
    },
    selectProduct: {
      question: '符合我的价格、销量和利润要求的商品有哪些？',
      points: {
        first: '价格、评分、BSR、月销量、重量、变体数等条件组合',
        second: '卖家数、配送方式、标识与上架时间',
        third: '保存常用筛选，结果可排序、可导出',
      },
    },
    salesPrediction: {
      question: '这个 BSR 排名，一个月大概能卖多少？',
      points: {
        first: '按站点与大类目，由排名估算日销量与月销量',
        second: '每个估算都带区间与样本数',
        third: '输入 ASIN，查看它的销量走势',
      },
    },
    abaSelect: {
      question: '能不能从买家的搜索词反过来找商品？',
      points: {
        first: '搜索频率排名与近 1、4、12 周的变化',
        second: '点击前三商品的点击与转化占比',
        third: '由搜索词一键查看对应商品',
      },
    },
    research: {
      question: '市面上这一类商品，整体卖得怎么样？',
      points: {
        first: '按关键词、品牌、卖家或类目检索商品',
        second: '价格、月销量、评分与 BSR 一表对比',
        third: '选中商品，直接进入 ASIN 分析',
      },
    },
    globalSearch: {
      question: '同一个词、同一款商品，在九个站点分别怎么样？',
      points: {
        first: '九个站点的价格、销量与排名并排对比',
        second: '价格换算到同一货币，标明汇率日期',
        third: '找出还没有被卖到的站点',
      },
    },
    productInfo: {
      question: '这款商品的全部资料在哪里看？',
      points: {
        first: '标题、五点、图片、规格与变体',
        second: '历史价格、排名与评分',
        third: '来源与采集日期逐项标明',
      },
    },
  },
}
