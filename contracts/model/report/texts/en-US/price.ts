import type { price as source } from '../zh-CN/price.ts'

export const price = {
  'price.lowest': 'Lowest price',
  'price.highest': 'Highest price',
  'price.average': 'Average price',
  'price.discount': 'Discount off list price',
  'price.coupon': 'Coupon',
  'price.gap': 'vs. average price',
  'price.deals': 'Deals',
  'price.buyBoxShare': 'Buy Box share',
  'price.buyBoxSeller': 'Buy Box seller',
  'price.chart.bands': 'Similar products by price band',
  'price.table.deals': 'Deals',
  'price.table.buyBox': 'Buy Box share, last 90 days',
  'price.insight.history': 'The price is now {now} ({gap} vs. its average). It has ranged from {lowest} to {highest}.',
  'price.insight.place':
    'By price, it ranks {place} of {count} products (cheapest first). The competitors’ median is {median}.',
  'price.insight.buyBox': '{seller} held the Buy Box for {share} of the last 90 days.',
  'rivals.medianPrice': 'Competitors’ median price',
  'rivals.medianRating': 'Competitors’ median rating',
  'rivals.medianRatings': 'Competitors’ median ratings',
  'rivals.priceGap': 'Price vs. median',
  'rivals.ratingsGap': 'Ratings vs. median',
  'rivals.pricePlace': 'Price rank (lowest first)',
  'rivals.priceCount': 'Products compared',
} satisfies Record<keyof typeof source, string>
