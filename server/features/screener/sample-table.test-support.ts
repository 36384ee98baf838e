import { world } from '#fixtures/world.ts'
import { measureProduct } from './measure-product.ts'
import { ProductTableBuilder } from './product-table.build.ts'

interface SampleTable {
  file: string
  size: number
  /** Called with the number of products so far. */
  onProgress?: (made: number) => void
}

/** Writes the product table of a sample world as the server does, without its catalogue. */
export function writeSampleTable({ file, size, onProgress }: SampleTable): void {
  const builder = new ProductTableBuilder()
  let made = 0
  for (const { products, niches } of world({ seed: 1, now: '2026-11-15T08:00:00.000Z', size })) {
    const nicheOf = new Map(
      niches.flatMap(({ niche, members }) => members.map(({ asin }) => [asin, niche.id] as const)),
    )
    for (const { product, history, weeks, placements } of products) {
      const facts = { product, months: history.months, weeks, observations: [], estimate: null }
      const measures = measureProduct({ ...facts, keywords: placements.length })
      builder.add({ product, months: history.months, measures, nicheId: nicheOf.get(product.asin) ?? null })
    }
    made += products.length
    onProgress?.(made)
  }
  builder.write(file, `sample ${size}`, (id) => id)
}
