export const texts = {
  upcoming: {
    keywordMiner: {
      question: '围绕这个词，买家还在搜什么？',
      points: {
        first: '月搜索量、购买率、点击集中度与供需比',
        second: 'PPC 建议竞价、标题密度与 SPR，估算推词难度',
        third: '词组、广泛、精准匹配，排除否定词后导出',
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
  },
}
