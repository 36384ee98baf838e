/** Facts of one product that must fit each other; one that does not is dropped, never mended. */
import type { Product } from '#contracts/model/catalogue.ts'

/**
 * - A list price that is not above the price is none (collectors repeat the price there).
 * - A star histogram is made of whole percentages of the ratings: five of them may miss the total by 2.5 %. One that misses
 *   it by more has lost a bar. Its mean is not compared: Amazon weighs the rating it shows, by half a star and more.
 * - A package lighter than foam of its size (5 kg/m³) was not weighed: collectors find ounces where pages mean pounds.
 */
export function soundFacts(product: Product): Product {
  const { price, listPrice, stars, ratings, size, weight } = product
  return {
    ...product,
    listPrice: listPrice !== null && price !== null && listPrice > price ? listPrice : null,
    stars: stars !== null && isPlausible(stars, ratings) ? stars : null,
    weight: isTooLight(size, weight) ? null : weight,
  }
}

export function isPlausible(stars: readonly number[], ratings: number | null): boolean {
  const total = stars.reduce((sum, count) => sum + count, 0)
  return ratings !== null && ratings > 0 && Math.abs(total - ratings) <= ratings * 0.025
}

export function isTooLight(size: Product['size'], weight: number | null): boolean {
  if (size === null || weight === null) return false
  const [length, width, height] = size
  return weight < length * width * height * 5e-6 // mm³ to g
}
