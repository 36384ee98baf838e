import type { Product } from '#contracts/model/catalogue.ts'
import { tooFew } from '#contracts/model/report/sample.ts'

/** The rating of a product that can be judged: four ratings are too few. A rating without a known number counts. */
export const judgedRating = ({ rating, ratings }: Pick<Product, 'rating' | 'ratings'>): number | null =>
  ratings !== null && tooFew(ratings) ? null : rating
