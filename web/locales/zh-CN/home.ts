export const texts = {
  logIn: '登录',
  enter: '进入工作台',
  kicker: '面向跨境卖家的选品研究工具',
  headline: '从一个 ASIN，看清一门生意',
  lead: '输入 ASIN，几秒得到一份完整的分析报告：在线阅读，也可下载排版精良的中文 PDF。',
  start: '开始分析',
  example: {
    label: '报告示意',
    sales: '月销量',
    rank: '大类 BSR',
    margin: '毛利率',
    traffic: '流量结构',
    note: '示意图，非真实数据',
  },
  feature: {
    report: {
      title: '一份报告，讲清全貌',
      text: '销量、价格、流量词、竞品、评价、变体、利润、Listing 诊断、SWOT 与应对策略，逐章展开。',
    },
    method: {
      title: '每个数字都有出处',
      text: '实测值、估算区间、计算公式，连同数据日期一并标明。不知道的写“不知道”，不凭空补全。',
    },
    power: { title: '算力明码标价', text: '生成前看清价格与余额。报告失败自动全额退回，已生成的报告随时免费查看。' },
  },
}
