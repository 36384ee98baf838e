/** Drops facts of a product that contradict each other; never corrects them. */
import type { Product } from '#contracts/model/catalogue.ts'

/**
 * - Drops a list price that is not above the price: collectors repeat the price there.
 * - A star histogram consists of whole percentages, so its total may differ from the ratings by 2.5 %; a larger
 * difference means a missing bar. Histogram and ratings of different days are not compared. Its mean is not compared
 * either, because Amazon weights the displayed rating by half a star and more.
 * - A package lighter than foam (5 kg/m³) has a wrong weight: collectors read ounces instead of pounds.
 * - A package denser than lead (11.34 g/cm³) has a wrong size or weight; both are dropped.
 */
export function dropContradictions(product: Product): Product {
  const { price, listPrice, stars, ratings, size, weight } = product
  const doubt = contradictionOf(product)
  return {
    ...product,
    listPrice: listPrice !== null && price !== null && listPrice > price ? listPrice : null,
    stars:
      stars !== null && (product.factDays.stars !== product.factDays.ratings || isPlausible(stars, ratings))
        ? stars
        : null,
    size: doubt === 'implausibleDensity' ? null : size,
    weight: doubt === null ? weight : null,
  }
}

export function isPlausible(stars: readonly number[], ratings: number | null): boolean {
  const total = stars.reduce((sum, count) => sum + count, 0)
  return ratings !== null && ratings > 0 && Math.abs(total - ratings) <= ratings * 0.025
}

/** Grams per cubic millimetre: packaging foam, and lead. */
const DENSITY = { least: 5e-6, most: 0.01134 }

/** A contradiction between size and weight; its name says which to drop. */
export function contradictionOf({
  size,
  weight,
}: Pick<Product, 'size' | 'weight'>): 'implausibleWeight' | 'implausibleDensity' | null {
  if (size === null || weight === null) return null
  const [length, width, height] = size
  const density = weight / (length * width * height)
  if (density < DENSITY.least) return 'implausibleWeight'
  return density > DENSITY.most ? 'implausibleDensity' : null
}
