import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')
/** SPEC section 9, in pixels. */
const WIDEST = 700

test('no dialog is wider than 700 px', () => {
  const sizes = globSync('**/*.tsx', { cwd: web, exclude: ['dist/**'] }).flatMap((file) => {
    const source = readFileSync(join(web, file), 'utf8')
    const dialogs = source.match(/<(Dialog|Modal|PaymentModal)\b[^>]*/g) ?? []
    return dialogs.flatMap((dialog) => {
      const size = /\bsize=\{(\d+)\}/.exec(dialog)?.[1]
      return size ? [{ file, size: Number(size) }] : []
    })
  })
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.filter(({ size }) => size > WIDEST)).toEqual([])
})
