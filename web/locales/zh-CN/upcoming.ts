/** What each tool that is being built will answer: its question, and three things that it shows. */
export const texts = {
  shows: '这里将为您呈现',
  now: '现在就能用',
  toAsin: '去做 ASIN 分析',
  toWorkspace: '返回工作台',
  given: '已选择',
  already: {
    product: 'ASIN 分析报告已经能看一款商品的价格、排名、评分、变体与卖家概况。',
    sales: 'ASIN 分析报告已经能看一款商品的销量、价格与 BSR 走势，估算值都带区间。',
    keywords: 'ASIN 分析报告已经列出一款商品的核心关键词、自然排名与流量结构。',
    competitors: 'ASIN 分析报告已经能把一款商品和同类目的主要竞品放在一起比较。',
    profit: 'ASIN 分析报告已经按亚马逊费率测算一款商品的费用、毛利与盈亏平衡点。',
    listing: 'ASIN 分析报告已经逐条诊断标题、五点描述与图片，并给出修改建议。',
    actions: 'ASIN 分析报告已经用 SWOT 和应对策略，给出一款商品的下一步。',
  },
  screen: {
    dashboard: {
      question: '今天有什么变了，我先处理哪一件？',
      points: {
        first: '在售与关注商品的销量、价格、排名变动',
        second: '报告任务的进度与结果',
        third: '算力余额、用量与最近的订单',
      },
    },
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
    keywordMiner: {
      question: '围绕这个词，买家还在搜什么？',
      points: {
        first: '月搜索量、购买率、点击集中度与供需比',
        second: 'PPC 建议竞价、标题密度与 SPR，估算推词难度',
        third: '词组、广泛、精准匹配，排除否定词后导出',
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
    aba: {
      question: '亚马逊买家这周搜得最多的是哪些词？',
      points: {
        first: '热门、异动、持续增长、快速飙升、潜力、长尾六种视角',
        second: '搜索频率排名的周度与月度走势',
        third: '点击前三的 ASIN 与它们的占比',
      },
    },
    abaKeyword: {
      question: '这些搜索词里，哪些值得我来推？',
      points: {
        first: '按排名区间、变化幅度与词数筛选',
        second: '点击与转化集中度，避开被垄断的词',
        third: '加入词库，用于 Listing 与广告',
      },
    },
    source: {
      question: '这款商品在国内找谁拿货，成本多少？',
      points: {
        first: '按批发价、起批量、发货时效筛选货源',
        second: '源头工厂、实力商家与产业带',
        third: '以图搜货，找到同款与近似款',
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
    marketPrediction: {
      question: '这个市场接下来几个月会涨还是会跌？',
      points: {
        first: '由历史搜索量推出未来走势与区间',
        second: '旺季、淡季与备货时间',
        third: '季节性市场与长期增长分开看',
      },
    },
    keywordReverse: {
      question: '这款商品的流量，到底来自哪些关键词？',
      points: {
        first: '自然、广告、AC 推荐等各类流量词',
        second: '每个词的自然排名、广告排名与流量占比',
        third: '多个 ASIN 对比，找出竞品有而我没有的词',
      },
    },
    listingEdit: {
      question: '怎样写出合规、又能被搜到的 Listing？',
      points: {
        first: '输入商品名称、描述与关键词，生成标题、五点与长描述',
        second: '普通、标准、增强、冒险、极致五档创意程度',
        third: '逐条检查字数与违禁用语，标出已覆盖的关键词',
      },
    },
    listingEstimate: {
      question: '我的 Listing 能打多少分，先改哪里？',
      points: {
        first: '标题、五点、图片、A+、视频逐项打分',
        second: '关键词覆盖矩阵与缺失词',
        third: '按影响排序的修改建议',
      },
    },
    freight: {
      question: '这批货发到亚马逊仓库，每件头程多少钱？',
      points: {
        first: '箱数、尺寸、重量换算体积重与计费重',
        second: '海运、空运、快递、铁路的价格与时效',
        third: '计入关税，得出单件到仓成本',
      },
    },
    profit: {
      question: '按这个售价，每卖一件能赚多少？',
      points: {
        first: '佣金、FBA 配送费、仓储费与头程逐项列出',
        second: '毛利率、投资回报率与盈亏平衡 ACOS',
        third: '改动售价或成本，立即看到结果',
      },
    },
    imageOptimizer: {
      question: '我的主图符合要求吗，怎样更好看？',
      points: {
        first: '检查尺寸、白底与主体占比是否合规',
        second: '裁剪、旋转、放大与去杂物',
        third: '修改前后对比，一键导出',
      },
    },
    picture: {
      question: '一张商品照片，怎样变成整套可用的图？',
      points: {
        first: '白底图、场景图、卖点图与尺寸图',
        second: '按各站点的图片要求输出',
        third: '生成记录可随时找回',
      },
    },
    pictureWise: {
      question: '没有摄影棚，怎样拍出场景图？',
      points: { first: '上传商品图，选择场景与风格', second: '一次生成多张供挑选', third: '保持商品外观不变' },
    },
    pictureChange: {
      question: '怎样把商品图换上干净的背景？',
      points: { first: '自动抠图，边缘可微调', second: '纯白、渐变或实景背景', third: '多张图片批量处理' },
    },
    copywriting: {
      question: '广告、邮件、社媒，卖点怎么写才打动人？',
      points: {
        first: '按用途与平台生成文案',
        second: '中文卖点直接写成地道英文',
        third: '语气与篇幅可调，结果可复制',
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
    knowledge: {
      question: '这些指标是什么意思，选品从哪一步开始？',
      points: {
        first: '价格、排名、评分等筛选条件怎么用',
        second: '选品、推词、避险的完整步骤',
        third: '每个指标的口径与计算公式',
      },
    },
  },
}
