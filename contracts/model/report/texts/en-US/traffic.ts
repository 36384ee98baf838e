import type { traffic as source } from '../zh-CN/traffic.ts'

export const traffic = {
  'kind.organic': 'Organic',
  'kind.amazonsChoice': 'Amazon’s Choice',
  'kind.editorial': 'Editorial recommendations',
  'kind.fourStars': '4 stars and up',
  'kind.highlyRated': 'Highly rated',
  'kind.sponsoredProduct': 'Sponsored Products',
  'kind.sponsoredBrand': 'Sponsored Brands',
  'kind.sponsoredVideo': 'Sponsored video',
  'traffic.words': 'Traffic words',
  'traffic.organic': 'Organic traffic',
  'traffic.ads': 'Ad traffic',
  'traffic.others': 'Other words',
  'traffic.adDependence': 'Ad dependence',
  'traffic.topShare': 'Top word’s share',
  'traffic.topTenShare': 'Top 10 words’ share',
  'traffic.pageOne': 'Words on page one',
  'traffic.chart.split': 'Traffic by source',
  'traffic.table.kinds': 'Words by kind',
  'traffic.insight.split': '{count} traffic words: {organic} of the traffic is organic, {ads} comes from ads.',
  'traffic.insight.pageOne':
    '{pageOne} of {count} words rank on page one organically; the top ten carry {share} of the traffic.',
  'missing.traffic': 'Without keywords, its traffic is not known either.',
  'missing.keywords': 'No keywords of this product are known; imported products do not bring them.',
} satisfies Record<keyof typeof source, string>
