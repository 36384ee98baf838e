import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LIST_PARTS, PARTS } from './parts.ts'

const partsOf = (folder: string) =>
  readdirSync(join(import.meta.dirname, '../..', folder))
    .filter((file) => /\.tsx$/.test(file) && !/\.test\.|^asin-input/.test(file))
    .map((file) => file.replace('.tsx', ''))

/** The ASIN input is left out: it is a form. */
test('the gallery shows every shared part and nothing else', () => {
  const parts = [...partsOf('kit/parts'), ...partsOf('features/catalogue/public')]
  expect(parts.length).toBeGreaterThan(10)
  expect([...PARTS].sort()).toEqual(parts.sort())
})

/** They load others later, need a call, or are parts of the grid. */
const WITHOUT_EXHIBIT = [
  'card-rows',
  'choose-first',
  'compare-rows-dialog',
  'lazy-filter-panel',
  'lazy-filter-problems',
  'list-head',
  'list-menus',
  'list-row',
  'list-rows',
  'list-view',
]

test('the gallery shows every part of lists and nothing else', () => {
  expect([...LIST_PARTS, ...WITHOUT_EXHIBIT].sort()).toEqual(partsOf('kit/list').sort())
})
