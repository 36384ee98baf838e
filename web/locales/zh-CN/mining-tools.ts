/** Presets and word frequency of keyword mining, which load after the list. */
export const texts = {
  preset: {
    title: '选词思路',
    separator: '，',
    end: '。',
    names: {
      rising: '趋势上升',
      spread: '流量分散',
      titleGap: '标题空白',
      premiumLongTail: '高客单长尾',
      seasonal: '季节性',
    },
    why: {
      rising: '搜索量在涨，点击还没有被头部商品垄断：',
      spread: '搜索量大，流量分散在很多商品上：',
      titleGap: '搜索量适中、转化好，首页却很少有商品把它写进标题：',
      premiumLongTail: '客单价高，广告竞争少：',
      seasonal: '旺季明显，可以提前备货和投放广告：',
    },
    fromUs: '门槛来自搜索量更大的美国站；没有结果时可调低月搜索量。',
    converted: '美元门槛已按 {{day}} 的欧洲央行汇率换算为 {{currency}} 并取整。',
  },
  pastMonth: '较早的月份只有搜索量及其增长。市场周期取自最新月份；竞价、购买量、商品数等指标只有最新月份。',
  word: {
    hint: '每个单词出现在多少个关键词中，以及这些词的月搜索量。点击单词只看包含它的词，点击 × 排除它。',
    list: '单词',
    counts: '{{keywords}} 个词 · {{searches}}',
    exclude: '排除包含“{{word}}”的词',
  },
}
