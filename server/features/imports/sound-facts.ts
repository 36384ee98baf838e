/** Facts of one product that must fit each other; one that does not is dropped, never mended. */
import type { Product } from '#contracts/model/catalogue.ts'

/**
 * - A list price that is not above the price is none (collectors repeat the price there).
 * - A star histogram is made of whole percentages of the ratings: five of them may miss the total by 2.5 %. One that misses
 *   it by more has lost a bar. One of another day than the ratings is not compared with them. Its mean is not compared: Amazon weighs the rating it shows, by half a star and more.
 * - A package lighter than foam of its size (5 kg/m³) was not weighed: collectors find ounces where pages mean pounds.
 * - If a package is denser than lead (11.34 g/cm³), its size or its weight is wrong; both are dropped.
 */
export function soundFacts(product: Product): Product {
  const { price, listPrice, stars, ratings, size, weight } = product
  const doubt = doubtOf(product)
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

/** Grams for each cubic millimetre: foam of packages, and lead, which hardly any product outweighs. */
const DENSITY = { least: 5e-6, most: 0.01134 }

/** Contradiction between size and weight of a package; its name says which of them to drop. */
export function doubtOf({
  size,
  weight,
}: Pick<Product, 'size' | 'weight'>): 'implausibleWeight' | 'implausibleDensity' | null {
  if (size === null || weight === null) return null
  const [length, width, height] = size
  const density = weight / (length * width * height)
  if (density < DENSITY.least) return 'implausibleWeight'
  return density > DENSITY.most ? 'implausibleDensity' : null
}
