import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductFilter } from '#contracts/api/product-search.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { PRODUCT_PRESETS, presetFilter } from '#contracts/model/screener/product-presets.ts'
import { DEFAULT_SIZE } from '#fixtures/world.ts'
import { openProductTable, type ProductTable } from './product-table.ts'
import { writeSampleTable } from './sample-table.test-support.ts'
import { matchingRows, scopeOf } from './search-products.ts'

let folder: string
let table: ProductTable
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'presets-'))
  const file = join(folder, 'products.columns')
  writeSampleTable({ file, size: DEFAULT_SIZE })
  table = openProductTable(file)
})
afterAll(() => rmSync(folder, { recursive: true }))

function count(marketplace: Marketplace, filter: Partial<ProductFilter>): number {
  const all: ProductFilter = { marketplace, ...filter }
  const scope = scopeOf(table, all, 0)
  return matchingRows(table, all, scope, { accountId: 0, checkedAsins: () => [] }).length
}

test.each(PRODUCT_PRESETS)('the preset %s finds between one product and a fifth of the American sample', (preset) => {
  const found = count('US', presetFilter(preset, 'US') as Partial<ProductFilter>) // the names of a preset are metrics
  expect(found).toBeGreaterThanOrEqual(1)
  expect(found).toBeLessThanOrEqual(count('US', {}) / 5)
})

test('with converted amounts no preset finds more than a fifth of another marketplace', () => {
  for (const marketplace of ['UK', 'DE', 'JP', 'IN'] as const)
    for (const preset of PRODUCT_PRESETS) {
      const found = count(marketplace, presetFilter(preset, marketplace) as Partial<ProductFilter>)
      expect(found, `${preset} in ${marketplace}`).toBeLessThanOrEqual(count(marketplace, {}) / 5)
    }
})
