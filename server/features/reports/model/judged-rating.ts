import type { Product } from '#contracts/model/catalogue.ts'
import { tooFew } from '#contracts/model/report/sample.ts'

/** null with too few ratings. An unknown number of ratings counts as enough. */
export const judgedRating = ({ rating, ratings }: Pick<Product, 'rating' | 'ratings'>): number | null =>
  ratings !== null && tooFew(ratings) ? null : rating
