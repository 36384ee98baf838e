/** Hand-written rewordings that change the meaning of their source. The judge must reject all of them. */
import type { Language } from '#contracts/model/language.ts'
import type { Rewording } from './judge/corpus.test-support.ts'

export const ATTACKS: Record<Language, readonly Rewording[]> = {
  'zh-CN': [
    ['月销量 1320 件，环比 +14.6%，未来三个月处于旺季上行。', '日销量 1320 件，环比 +14.6%，未来三个月处于旺季上行。'],
    ['月销量 1320 件，环比 +14.6%，未来三个月处于旺季上行。', '月销量 1320 件，同比 +14.6%，未来三个月处于旺季上行。'],
    ['月销量 1,3704 件，月销售额 $17,900。', '月销量 1,3704 件，月净利润 $17,900。'],
    ['8.0% 的评价抱怨“杯盖漏水”。', '8.0% 的评价称赞“杯盖漏水”。', ['杯盖漏水']],
    [
      '近 12 个月销量 1,3704 件，较上一个 12 个月 +20.0%，处于增长期。',
      '未来 12 个月销量将达 1,3704 件，较上一个 12 个月 +20.0%，处于增长期。',
    ],
    ['在 12 月高峰前完成补货，并提前 4–6 周加大广告与促销。', '在 12 月高峰后完成补货，并推迟 4–6 周加大广告与促销。'],
    ['在 12 月高峰前完成补货，并提前 4–6 周加大广告与促销。', '在 12 月高峰前完成补货，并提前 4–6 周停掉广告与促销。'],
    [
      '该词月搜索量 5,4000、购买率 3.5%，首页标题密度 3，而本商品自然排名靠后。',
      '该词月搜索量 5,4000、购买率 3.5%，首页标题密度 3，而本商品自然排名靠前。',
    ],
    ['评分 4.5，高于竞品中位评分 4.2。', '评分 4.5，高于竞品中位评分 4.2，但商品存在安全隐患，已被亚马逊下架。'],
    ['评分 4.5，高于竞品中位评分 4.2。', '评分 4.5，高于竞品中位评分 4.2，必定爆单，稳赚。'],
    [
      '“350 ml”占商品数 35.0%、占销量 40.2%，需求超出供给 6.9%。',
      '“350 ml”占商品数 35.0%、占销量 40.2%，供给超出需求 6.9%。',
      ['350 ml'],
    ],
    ['类目退货率 3.2%，售后压力小。', '类目好评率 3.2%，售后压力小。'],
    ['同一 Listing 有 6 个卖家，存在跟卖与价格战风险。', '同一 Listing 有 6 个卖家，跟卖与价格战风险已消除。'],
    ['近 360 天搜索量 +18.0%，需求上升。', '近 360 天价格 +18.0%，需求上升。'],
    ['近 12 个月新品仅占 4.0%，老品占据市场。', '近 12 个月老品仅占 4.0%，新品占据市场。'],
    ['近 12 个月新品仅占 4.0%，老品占据市场。', '近 12 个月新品仅占销量 4.0%，老品占据市场。'],
    ['流量中广告仅占 13.9%，自然流量稳固。', '流量中自然流量仅占 13.9%，广告稳固。'],
    ['新品成功率 50.0%，新品有机会进入主流。', '新品失败率 50.0%，新品有机会进入主流。'],
    [
      '最强项是增长（7.8 分），最弱项是门槛友好度（5.2 分）。',
      '最强项是门槛友好度（7.8 分），最弱项是增长（5.2 分）。',
    ],
    ['评分 4.5（2400 条），竞品中位评分 4.2。', '竞品中位评分 4.5（2400 条），评分 4.2。'],
    ['综合得分 72。', '综合得分 72，推荐立即大量备货。'],
    ['综合得分 72。', '综合得分 72，亏损严重。'],
    ['立项：按本报告的价位与形态选定 1–2 款样品，开始打样。', '立项：按本报告的价位与形态选定 1–2 款样品，停止打样。'],
    [
      '$40–$50 价格带单款月毛利最高，约 $16,429.21（未扣货品成本）。',
      '$40–$50 价格带单款年毛利最高，约 $16,429.21（已扣除货品成本）。',
      ['$40–$50'],
    ],
    [
      '扣费后毛利率中位数 62.0%（未扣货品成本），保本到岸成本 $18.14，利润空间充足。',
      '扣费前毛利率中位数 62.0%（未扣货品成本），保本到岸成本 $18.14，利润空间充足。',
    ],
    [
      '扣费后毛利率中位数 62.0%（未扣货品成本），保本到岸成本 $18.14，利润空间充足。',
      '扣费后毛利率中位数 62.0%，保本到岸成本 $18.14（未扣货品成本），利润空间充足。',
    ],
    ['综合得分 79，达到 65 的进入线。', '综合得分 79，达到 65 的进入线？'],
    ['近 360 天搜索量 -18.0%，需求下滑。', '近 360 天搜索量 18.0%，需求下滑。'],
    [
      '近 12 个月销量 43,1600 件，较之前 12 个月 +20.0%，市场在扩大。',
      '近 12 个月销量 43,1600 件，较之前 12 个月 20.0%，市场在扩大。',
    ],
  ],
  'en-US': [
    ['Searches over 360 days: -18.0%; demand is falling.', 'Searches over 360 days: 18.0%; demand is falling.'],
    ['8.0% of reviews complain about “lid leaks”.', '8.0% of reviews praise “lid leaks”.', ['lid leaks']],
    [
      '24.0% of reviews praise “keeps hot”: a selling point to lead with.',
      '24.0% of reviews complain about “keeps hot”: a selling point to lead with.',
      ['keeps hot'],
    ],
    [
      'Sells 1,320 units a month, +14.6% month on month; the next three months are the season’s upswing.',
      'Sells 1,320 units a day, up 14.6% year on year; the next three months are the season’s upswing.',
    ],
    [
      '13,704 units in the last 12 months, +20.0% compared with the 12 months before: growing.',
      '13,704 units will sell in the next 12 months, +20.0% against the 12 months before: growing.',
    ],
    [
      '13,704 units in the last 12 months, +20.0% compared with the 12 months before: growing.',
      '13,704 returns in the last 12 months, +20.0% against the 12 months before: growing.',
    ],
    [
      'Restock before the peak in December; raise ads and deals four to six weeks ahead.',
      'Restock after the peak in December; raise ads and deals four to six weeks later.',
    ],
    [
      'Break-even landed cost is $14.07; gross margin before the cost of goods is 58.1%.',
      'Break-even landed cost is $14.07; gross margin after the cost of goods is 58.1%.',
    ],
    [
      '2,400 ratings, well above the competitors’ median of 1,010: a lead in trust that is hard to catch up with.',
      '2,400 ratings, well above the competitors’ median of 1,010: trust that is easy to catch up with.',
    ],
    [
      '54,000 searches a month, a purchase rate of 3.5%, a title density of 3, and the product still ranks low for it.',
      '54,000 searches a month, a purchase rate of 3.5%, a title density of 3, and the product already ranks high for it.',
    ],
    [
      '“350 ml” is 35.0% of products and 40.2% of units: demand exceeds supply by 6.9%.',
      '“350 ml” is 35.0% of products and 40.2% of units: supply exceeds demand by 6.9%.',
      ['350 ml'],
    ],
    [
      'The median rating is only 4.2: buyers are not satisfied, so there is room to do better.',
      'The median rating is 4.2: buyers are satisfied, there is not any room for better.',
    ],
    [
      'Strongest component: Market size (10.0 of 10); weakest: Entry barrier (5.2 of 10).',
      'Strongest component: Entry barrier (10.0 of 10); weakest: Market size (5.2 of 10).',
      ['Market size', 'Entry barrier'],
    ],
    [
      'Sells ≈ 650 (600–699) units a month, ≈ $13,000 ($12,000–$14,000) at the current price.',
      'Sells exactly 650 (600–699) units a month, $13,000 ($12,000–$14,000) at the current price.',
    ],
    [
      'Rated 4.5, above the competitors’ median of 4.2.',
      'Rated 4.5, above the competitors’ median of 4.2, yet sales are soaring and a patent lawsuit is pending.',
    ],
    [
      'Rated 4.5, above the competitors’ median of 4.2.',
      'Rated 4.5, above the competitors’ median of 4.2, and a quarter of buyers return it.',
    ],
    [
      'Rated 4.5, above the competitors’ median of 4.2.',
      'Rated 4.5, above the competitors’ median of 4.2, guaranteed to sell out.',
    ],
    [
      'Priced at $24.99, -6.5% compared with the competitors’ median of $26.74.',
      'Priced at \u202e$24.99\u202c, -6.5% compared with the competitors’ median of $26.74.',
    ],
    ['The category’s return rate is 0.5%: few units come back.', 'The category’s return rate is 1%: much comes back.'],
    [
      'The main seller Northpeak Direct holds the Buy Box only 61.0% of the time: others share the sales.',
      'The main seller Northpeak Direct loses the Buy Box 61.0% of the time: others share the sales.',
      ['Northpeak Direct'],
    ],
    [
      '6 sellers share the listing: hijacking and a price war are possible.',
      '6 sellers share the listing: hijacking and a price war are impossible.',
    ],
    [
      'A gross margin of 58.1% before the cost of goods and a break-even landed cost of $14.07: ample room for profit.',
      'A gross margin of 58.1% before the cost of goods and a break-even FBA fee of $14.07: ample room for loss.',
    ],
    [
      'Test $23.74 for two weeks; compare conversion and total profit before cutting the price.',
      'Test $23.74 for two weeks; compare conversion and total profit after cutting the price.',
    ],
    [
      'The overall score is 79, at or above the entry threshold of 65.',
      'The overall score is 79, above the 65 to enter: buy at once.',
    ],
    ['With 30,240 units a month the market is large.', 'With 30,240 units a year the market is large.'],
    [
      'Negotiate landed cost down to $10.32 or less for a net margin of 15.0% (before ads).',
      'Negotiate landed cost down to $10.32 or less for a net margin of 15.0% (after ads).',
    ],
    [
      'A top-10 share of 32.0% is below the parent category’s 45.0%: more open than the category.',
      'A top-50 share of 32.0% is below the parent category’s 45.0%: more open than the category.',
    ],
    ['Searches over 360 days: +18.0%; demand is rising.', 'Clicks over 360 days: +18.0%; supply rises.'],
    [
      'Strongest component: Growth (7.8 of 10); weakest: Ease of entry (5.2 of 10).',
      'Strongest component: Ease of entry (7.8 of 10); weakest: Growth (5.2 of 10).',
    ],
    [
      '“smaller than expected” accounts for 27.0% of returns, the top reason.',
      '“smaller than expected” makes up 27.0% of returns: their last reason.',
      ['smaller than expected'],
    ],
    [
      'Close rivals: 10. The most similar, B0RIVAL003, is 99.7% alike: offers are interchangeable.',
      'Close rivals: 10. The least similar, B0RIVAL003, is 99.7% alike: offers are unique.',
      ['B0RIVAL003'],
    ],
    ['The overall score is 72.', 'The overall score is 72 out of a hundred.'],
    [
      'Go: choose one or two samples at the price and with the attributes in this report and order them.',
      'Wait: choose one or two samples in the price and form of this report and scrap them.',
    ],
    [
      'Stay out for now: keep the budget for markets with a higher score and look again each quarter.',
      'Stay out for now: keep the budget for markets of a higher score and look again each year.',
    ],
    [
      'List early while the market is growing, and build ratings before the barrier rises.',
      'List late while the market grows, and gather ratings after the barrier rises.',
    ],
    [
      '14.0% of reviews complain about “lid leaks”: solve it to stand out.',
      '14.0% of reviews love “lid leaks”: keep it and stand out.',
      ['lid leaks'],
    ],
    [
      'Negotiate the landed cost below $18.14, with room left for ads and returns.',
      'Keep the selling price below $18.14, with room left for ads and returns.',
    ],
    [
      'The category’s return rate is 3.2%: few units come back.',
      'The return rate is 3%: little comes back in the category.',
    ],
    ['This rule costs 5 points; the listing scores 85.', 'This rule earns 5 points; the listing scores 85.'],
    [
      'Rated 4.5 by 2,400 buyers; the competitors’ median rating is 4.2.',
      'Rated 4.5 by 2,400 buyers; the competitors’ median rating is 4.2, fivefold sales await.',
    ],
    [
      'Priced at $24.99, -6.5% compared with the competitors’ median of $26.74.',
      'Priced at $24.99, -6.5% against the competitors’ median of $26.74 \ue000 \u202eend',
    ],
    [
      'The top brand, 365, holds only 9.3% of units: brands do not dominate.',
      'The top brand, 365, holds only 9.3% of units: 365 brands do not dominate.',
      ['365'],
    ],
    [
      'The top brand, Up, holds only 9.3% of units: brands do not dominate.',
      'The top brand, Up, holds only 9.3% of units, up: brands do not dominate.',
      ['Up'],
    ],
    [
      'The category’s return rate is 0.5%: few units come back.',
      'The category’s return rate is 1%: few units come back.',
    ],
    ['Rated 4.5, above the competitors’ median of 4.2.', 'Rated 4.5, above the\u2060 competitors’ median of 4.2.'],
    [
      'Restock before the peak in December; raise ads and deals four to six weeks ahead.',
      'Restocked before the peak in December; raised ads and deals four to six weeks ahead.',
    ],
    [
      'Searches for the main keywords are +13.3% compared with a year before: demand is growing.',
      'Searches for the main keywords are up 13.3% against every year before: demand is growing.',
    ],
  ],
}
