/**
 * Makes the product table of a large sample world with the world's own generator, once, and keeps it in the cache. Half an
 * hour for a million products. A process with `--max-old-space-size=12000` is needed, because a whole category is made at once.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { TABLE_VERSION } from '#server/features/screener/product-table.format.ts'
import { writeSampleTable } from '#server/features/screener/sample-table.test-support.ts'
import { cacheDir } from '../../process/root.ts'

export const MILLION = 1_000_000

export const tableFileOf = (size: number) => join(cacheDir, 'bench', `products-${size}-v${TABLE_VERSION}.columns`)

export function makeTable(size: number): string {
  const file = tableFileOf(size)
  if (existsSync(file)) return file
  mkdirSync(join(cacheDir, 'bench'), { recursive: true })
  let shown = 0
  writeSampleTable({
    file,
    size,
    onProgress(made) {
      if (made < shown + size / 20) return
      shown = made
      console.error(`${made} of ${size} products`)
    },
  })
  return file
}

if (import.meta.main) makeTable(Number(process.argv[2] ?? MILLION))
