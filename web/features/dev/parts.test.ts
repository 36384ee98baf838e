import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PARTS } from './parts.ts'

/** All parts of the kit and the public parts of the catalogue. The ASIN input is left out, because it is a form. */
const parts = ['kit/parts', 'features/catalogue/public']
  .flatMap((folder) => readdirSync(join(import.meta.dirname, '../..', folder)))
  .filter((file) => /\.tsx$/.test(file) && !/\.test\.|^asin-input/.test(file))
  .map((file) => file.replace('.tsx', ''))

test('the gallery shows every shared part and nothing else', () => {
  expect(parts.length).toBeGreaterThan(10)
  expect([...PARTS].sort()).toEqual(parts.sort())
})
