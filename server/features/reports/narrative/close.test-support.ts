import type { Language } from '#contracts/model/language.ts'
import type { Rewording } from './judge/corpus.test-support.ts'

export const CLOSE: Record<Language, readonly Rewording[]> = {
  'zh-CN': [
    [
      '月销量 1320 件，环比 +14.6%，未来三个月处于旺季上行。',
      '月销量为 1320 件，环比增长 14.6%，未来三个月正处于旺季上行。',
    ],
    ['评分 4.5，高于竞品中位评分 4.2。', '其评分为 4.5，高于竞品的中位评分 4.2。'],
    ['售价 $24.99，与竞品中位价 $26.74 相比 -6.5%。', '售价为 $24.99，相比竞品中位价 $26.74 低 6.5%。'],
    [
      '24.0% 的评价称赞“保温效果好”，可作为主打卖点。',
      '24% 的评价称赞“保温效果好”，可以作为主打卖点。',
      ['保温效果好'],
    ],
    ['评分数 2400，明显多于竞品中位 1010，信任壁垒较高。', '评分数为 2400，明显多于竞品的中位 1010，信任壁垒也较高。'],
    ['流量中广告仅占 13.9%，自然流量稳固。', '流量中，广告只占 13.9%，自然流量也较为稳固。'],
    ['类目退货率 3.2%，售后压力小。', '售后压力小，类目退货率为 3.2%。'],
    ['类目退货率 12.4%，退货会侵蚀利润。', '类目的退货率达 12.4%，退货将侵蚀利润。'],
    ['近 360 天搜索量 +18.0%，需求上升。', '近 360 天的搜索量增长 18%，需求在上升。'],
    ['同一 Listing 有 6 个卖家，存在跟卖与价格战风险。', '同一 Listing 有 6 个卖家，有跟卖和价格战的风险。'],
    ['月销量 3,0240 件，市场容量大。', '月销量约 3.02 万件，市场的容量大。'],
    ['新品成功率 50.0%，新品有机会进入主流。', '新品的成功率为 50%，新品有机会跻身主流。'],
    ['把到岸成本谈到 $18.14 以内，并为广告与退货留出空间。', '将到岸成本谈到 $18.14 之内，同时为广告和退货留出空间。'],
    ['综合得分 79，达到 65 的进入线。', '综合得分为 79，已达到 65 的进入线。'],
    ['各关键词前三商品平均只占 25.0% 的点击，流量分散。', '各关键词的前三商品平均仅占 25% 的点击，流量较分散。'],
    [
      '第一品牌 Brand 0 仅占销量 9.3%，品牌垄断度低。',
      '第一品牌 Brand 0 只占销量的 9.3%，品牌垄断度较低。',
      ['Brand 0'],
    ],
  ],
  'en-US': [
    [
      'Sells 1,320 units a month, +14.6% month on month; the next three months are the season’s upswing.',
      'It sells 1,320 units per month, up 14.6% month on month, and the next three months are the season’s upswing.',
    ],
    ['Rated 4.5, above the competitors’ median of 4.2.', 'It is rated 4.5, above the rivals’ median of 4.2.'],
    [
      'Priced at $24.99, -6.5% compared with the competitors’ median of $26.74.',
      'The price is $24.99, 6.5% below the competitors’ median of $26.74.',
    ],
    [
      'Only 13.9% of the traffic is paid: organic traffic is solid.',
      'Just 13.9% of the traffic is paid, so organic traffic is solid.',
    ],
    [
      '24.0% of reviews praise “keeps hot”: a selling point to lead with.',
      '24% of the reviews praise “keeps hot”, a selling point to lead with.',
      ['keeps hot'],
    ],
    ['8.0% of reviews complain about “lid leaks”.', 'Some 8% of reviews complain of “lid leaks”.', ['lid leaks']],
    [
      'The category’s return rate is 3.2%: few units come back.',
      'The category has a return rate of 3.2%, so few units come back.',
    ],
    [
      '6 sellers share the listing: hijacking and a price war are possible.',
      'Six sellers share the listing, which makes hijacking and a price war possible.',
    ],
    [
      'Northpeak Direct holds the Buy Box 93.0% of the time: firm control of sales.',
      'Northpeak Direct holds the Buy Box 93% of the time, which is firm control of sales.',
      ['Northpeak Direct'],
    ],
    [
      'Test a small raise to $26.24 for two weeks; watch conversion and rank.',
      'Test a small raise to $26.24 for two weeks while you watch conversion and rank.',
    ],
    [
      'The overall score is 79, at or above the entry threshold of 65.',
      'With an overall score of 79, it is at or above the entry threshold of 65.',
    ],
    ['With 30,240 units a month the market is large.', 'At 30,240 units a month, this is a large market.'],
    [
      '302,400 units in the last 12 months, +20.0% compared with the 12 months before: the market is growing.',
      'With 302,400 units over the last 12 months, up 20% on the 12 months before, the market is growing.',
    ],
    [
      'The top brand, Brand 0, holds only 9.3% of units: brands do not dominate.',
      'The top brand, Brand 0, has just 9.3% of units, so brands don’t dominate.',
      ['Brand 0'],
    ],
    [
      'Searches for the main keywords are +13.3% compared with a year before: demand is growing.',
      'Searches for the main keywords are up 13.3% against a year before, and demand is growing.',
    ],
    [
      'The top 20 have 312 ratings at the median: a low barrier.',
      'The top 20 have about 312 ratings at the median, which is a low barrier.',
    ],
  ],
}
