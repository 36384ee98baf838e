/**
 * Makes the product table of a large sample world with the world's own generator, once, and keeps it in the cache. Half an
 * hour for a million products. A process with `--max-old-space-size=12000` is needed, because a whole category is made at once.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { world } from '#fixtures/world.ts'
import { measureProduct } from '#server/features/screener/measure-product.ts'
import { ProductTableBuilder, TABLE_VERSION } from '#server/features/screener/product-table.build.ts'
import { cacheDir } from '../../process/root.ts'

export const MILLION = 1_000_000
const NOW = '2026-11-15T08:00:00.000Z'

export const tableFileOf = (size: number) => join(cacheDir, 'bench', `products-${size}-v${TABLE_VERSION}.columns`)

export function makeTable(size: number): string {
  const file = tableFileOf(size)
  if (existsSync(file)) return file
  mkdirSync(join(cacheDir, 'bench'), { recursive: true })
  const builder = new ProductTableBuilder()
  let made = 0
  let shown = 0
  for (const { products, niches } of world({ seed: 1, now: NOW, size })) {
    const nicheOf = new Map(
      niches.flatMap(({ niche, members }) => members.map(({ asin }) => [asin, niche.id] as const)),
    )
    for (const { product, history, weeks, placements } of products) {
      const facts = { product, months: history.months, weeks, observations: [], estimate: null }
      const measures = measureProduct({ ...facts, keywords: placements.length })
      builder.add({ product, months: history.months, measures, nicheId: nicheOf.get(product.asin) ?? null })
    }
    made += products.length
    if (made < shown + size / 20) continue
    shown = made
    console.error(`${made} of ${size} products`)
  }
  builder.write(file, `bench ${size}`, (id) => id)
  return file
}

if (import.meta.main) makeTable(Number(process.argv[2] ?? MILLION))
