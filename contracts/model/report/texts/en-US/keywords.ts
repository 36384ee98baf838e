import type { keywords as source } from '../zh-CN/keywords.ts'

export const keywords = {
  'keywords.organicRank': 'Organic rank',
  'keywords.adRank': 'Ad rank',
  'keywords.searches': 'Monthly searches',
  'keywords.frequencyRank': 'ABA weekly rank',
  'keywords.purchaseRate': 'Purchase rate',
  'keywords.products': 'Competing products',
  'keywords.supplyDemand': 'Supply-demand ratio',
  'keywords.spr': 'SPR (own formula)',
  'keywords.titleDensity': 'Title density',
  'keywords.clickShare': 'Top-3 click share',
  'keywords.conversionShare': 'Top-3 conversion share',
  'keywords.bid': 'PPC bid',
  'keywords.bidLow': 'Bid (low)',
  'keywords.bidHigh': 'Bid (high)',
  'keywords.demand': 'Search demand YoY',
  'keywords.series.searches': 'Searches for the top 10 keywords',
  'keywords.chart.demand': 'Searches for the top 10 keywords and units',
  'keywords.table.standing': 'Top 20 keywords: product ranking',
  'keywords.table.effort': 'Top 20 keywords: value and competition',
  'keywords.insight.top':
    'The top keyword “{word}” has {searches} searches a month. The product ranks {rank} for it, and {share} of its traffic comes from this keyword.',
  'keywords.insight.topUnranked':
    'The top keyword “{word}” has {searches} searches a month. It brings {share} of the traffic although the product has no organic rank for it.',
  'keywords.insight.demand': 'Searches for these keywords in the last three months: {change} vs. a year earlier.',
} satisfies Record<keyof typeof source, string>
