import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PARTS } from './parts.ts'

const parts = readdirSync(join(import.meta.dirname, '../../kit/parts'))
  .filter((file) => /\.tsx$/.test(file) && !/\.test\./.test(file))
  .map((file) => file.replace('.tsx', ''))

test('every part of the kit hangs in the gallery, and nothing hangs there that is no part', () => {
  expect(parts.length).toBeGreaterThan(10)
  expect([...PARTS].sort()).toEqual(parts.sort())
})
