import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '#fixtures/test-set.test-support.ts'
import { nameOfPlain } from './compare-names.ts'
import { editsBetween } from './edits.ts'
import { addNearByZones } from './near-by-zones.ts'
import { PackedMarks } from './packed-marks.ts'

const mostOf = (length: number) => (length < 6 ? 0 : length < 12 ? 1 : length < 18 ? 2 : 3)
const word = fc.string({ unit: fc.constantFrom(...'abcdefgk'), minLength: 5, maxLength: 24 })
/** Position, kind and letter of an edit; a swap exchanges neighbours. */
const change = fc.tuple(fc.nat(), fc.constantFrom('insert', 'delete', 'change', 'swap'), fc.constantFrom(...'abcdefgk'))

function applyChange(text: string, [where, what, letter]: [number, string, string]): string {
  const at = where % text.length
  const [before, here, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)]
  if (what === 'insert') return before + letter + here + after
  if (what === 'delete') return before + after
  return what === 'change' ? before + letter + after : before + after.slice(0, 1) + here + after.slice(1)
}

it('finds every mark within the edit limit, wherever the edits are', () => {
  const cases = fc.tuple(word, fc.array(change, { minLength: 1, maxLength: 3 }))
  fc.assert(
    fc.property(cases, ([text, changes]) => {
      const [name, other] = [nameOfPlain(text), nameOfPlain(changes.reduce(applyChange, text))]
      fc.pre(name.look !== other.look && other.look.length > 0)
      const marks = new PackedMarks()
      marks.put({ id: 1, words: other.plain, live: true, office: 'US', classMask: 1, sample: true })
      const found = new Set<number>()
      addNearByZones(marks, name, found, mostOf)
      const most = mostOf(Math.max(name.look.length, other.look.length))
      expect([...found]).toEqual(most > 0 && editsBetween(name.letters, other.letters, most) <= most ? [0] : [])
    }),
    { numRuns: runs(150, 1500) },
  )
})
