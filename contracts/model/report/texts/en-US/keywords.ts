import type { keywords as source } from '../zh-CN/keywords.ts'

export const keywords = {
  'keywords.organicRank': 'Organic rank',
  'keywords.adRank': 'Ad rank',
  'keywords.searches': 'Monthly searches',
  'keywords.frequencyRank': 'ABA weekly rank',
  'keywords.purchaseRate': 'Purchase rate',
  'keywords.products': 'Products',
  'keywords.supplyDemand': 'Supply-demand ratio',
  'keywords.spr': 'SPR',
  'keywords.titleDensity': 'Title density',
  'keywords.clickShare': 'Top-3 click share',
  'keywords.conversionShare': 'Top-3 conv. share',
  'keywords.bid': 'PPC bid',
  'keywords.bidLow': 'Bid, low',
  'keywords.bidHigh': 'Bid, high',
  'keywords.demand': 'Search demand YoY',
  'keywords.series.searches': 'Searches of the top 10 words',
  'keywords.chart.demand': 'Searches of the top 10 words and units',
  'keywords.table.standing': 'Top 20 words: how the product stands',
  'keywords.table.effort': 'Top 20 words: worth and competition',
  'keywords.insight.top':
    'The top word “{word}” has {searches} searches a month; the product ranks {rank} and gets {share} of its traffic by it.',
  'keywords.insight.topUnranked':
    'The top word “{word}” has {searches} searches a month; without an organic rank it brings {share} of the traffic.',
  'keywords.insight.demand': 'Searches of these words in the last three months: {change} on a year before.',
} satisfies Record<keyof typeof source, string>
