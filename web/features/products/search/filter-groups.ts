/** Fields of the filter panel by topic. `quick`: those of the simple page. */
export const FILTER_GROUPS = {
  demand: ['units', 'unitsChange', 'unitsYear', 'unitsTrend', 'revenue', 'revenueChange', 'childUnits', 'bestMonth'],
  rank: ['rank', 'rankShift', 'rankChange', 'subRank', 'keywords'],
  price: ['price', 'margin', 'fbaFee', 'coupon', 'discount'],
  buyers: ['rating', 'ratings', 'newRatings', 'reviewRate', 'unitsPerRating'],
  rivals: ['sellers', 'variants', 'age', 'fulfilment', 'sellerCountry', 'badges', 'variation'],
  page: ['listingScore', 'images', 'videos', 'titleLength', 'aPlus', 'video'],
  goods: ['weight', 'volume', 'sizeTier'],
  rights: ['rights'],
} as const
export type FilterGroup = keyof typeof FILTER_GROUPS

/** The filters of the help on the front page (SPEC section 2). */
export const QUICK_FIELDS: readonly string[] = [
  'price',
  'units',
  'unitsChange',
  'rank',
  'rankChange',
  'rating',
  'ratings',
  'newRatings',
  'sellers',
  'variants',
  'weight',
  'volume',
  'sizeTier',
  'badges',
  'aPlus',
  'video',
]
