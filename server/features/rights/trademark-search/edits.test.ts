import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '#fixtures/test-set.test-support.ts'
import { editsBetween, lettersOf } from './edits.ts'
import { editsFrom } from './edits-from.ts'

/** The reference: the full table, cell by cell. */
function edits(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j))
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.NaN
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1])]
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1) ways.push(at(i - 2, j - 2) + 1)
      table[i]?.splice(j, 1, Math.min(...ways))
    }
  return at(a.length, b.length)
}

const few = fc.array(fc.constantFrom(...'abc'), { maxLength: 10 }).map((letters) => letters.join(''))
const many = fc.array(fc.constantFrom(...'abcd'), { minLength: 30, maxLength: 40 }).map((letters) => letters.join(''))

it.each([
  ['lumora', 'lumora', 0],
  ['lumora', 'lumara', 1],
  ['adidas', 'adidsa', 1],
  ['nike', 'nikes', 1],
  ['nike', 'ike', 1],
  ['starbucks', 'starbvcxs', 2],
])('%s and %s are %i edits apart', (a, b, count) => {
  expect(editsBetween(lettersOf(a), lettersOf(b), 3)).toBe(count)
  expect(editsFrom(lettersOf(a))(lettersOf(b), 3)).toBe(count)
})

it('both implementations agree with the full table up to the limit', () => {
  const pairs = fc.oneof(fc.tuple(few, few), fc.tuple(many, many))
  fc.assert(
    fc.property(pairs, fc.integer({ min: 0, max: 4 }), ([a, b], most) => {
      const expected = Math.min(edits(a, b), most + 1)
      expect(Math.min(editsBetween(lettersOf(a), lettersOf(b), most), most + 1)).toBe(expected)
      expect(Math.min(editsFrom(lettersOf(a))(lettersOf(b), most), most + 1)).toBe(expected)
    }),
    { numRuns: runs(200, 2000) },
  )
})
