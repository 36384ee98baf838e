import type { ratings as source } from '../zh-CN/ratings.ts'

export const ratings = {
  'stars.1': '1 star',
  'stars.2': '2 stars',
  'stars.3': '3 stars',
  'stars.4': '4 stars',
  'stars.5': '5 stars',
  'ratings.positive': 'Positive (4–5 stars)',
  'ratings.negative': 'Negative (1–2 stars)',
  'ratings.fresh': 'New ratings per month',
  'ratings.reviewRate': 'Review rate',
  'ratings.ofReviews': 'Share of reviews',
  'ratings.ofReturns': 'Share of returns',
  'ratings.topic': 'Topic',
  'ratings.topics.praise': 'What buyers praise',
  'ratings.topics.complaint': 'What buyers complain about',
  'ratings.topics.return': 'Reasons for returns',
  'ratings.chart.stars': 'Star distribution',
  'ratings.chart.growth': 'New ratings per month and total ratings',
  'ratings.insight.stars': 'Rated {rating}: {positive} of ratings are positive, {negative} negative.',
  'ratings.insight.growth': '{fresh} new ratings last month, a review rate of {rate}.',
  'ratings.insight.now': 'Rated {rating} by {ratings} buyers.',
  'ratings.insight.nobody': 'The product has no ratings yet.',
  'missing.rating': 'The rating is unknown. Import product data with ratings.',
  'missing.stars':
    'We have no star distribution that matches the number of ratings. Import product data that includes one.',
  'missing.ratingHistory':
    'There is no rating history, so new ratings per month are unknown. Imported product data does not include it.',
  'missing.topics':
    'There are no reviews, so we cannot tell what buyers praise and complain about. Imported product data does not include them.',
} satisfies Record<keyof typeof source, string>
