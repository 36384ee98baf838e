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
  'traffic.words': 'Traffic keywords',
  'traffic.organic': 'Organic traffic',
  'traffic.ads': 'Ad traffic',
  'traffic.others': 'Other keywords',
  'traffic.adDependence': 'Ad dependence',
  'traffic.topShare': 'Top keyword’s share',
  'traffic.topTenShare': 'Top 10 keywords’ share',
  'traffic.pageOne': 'Keywords on page one',
  'traffic.chart.split': 'Traffic by source',
  'traffic.table.kinds': 'Keywords by type',
  'traffic.insight.split': '{count} traffic keywords: {organic} of the traffic is organic, {ads} comes from ads.',
  'traffic.insight.pageOne':
    '{pageOne} of {count} keywords rank on page one organically; the top ten bring {share} of the traffic.',
  'missing.traffic': 'Without keywords, the traffic is unknown.',
  'missing.keywords': 'This product has no known keywords. Imported product data does not include them.',
} satisfies Record<keyof typeof source, string>
