import { describe, expect, it } from 'vitest'
import type { Office } from '#contracts/model/rights/patent.ts'
import { createRandom } from '#fixtures/random.ts'
import { maskOf } from '../register/rights-rows.ts'
import { compareNames, nameOf } from './compare-names.ts'
import { findMarks, MAX_FOUND } from './mark-index.ts'
import { PackedMarks } from './packed-marks.ts'

interface Given {
  id: number
  words: string
  live?: boolean | null
  office?: Office
  classes?: number[]
}

function pack(given: readonly Given[]): PackedMarks {
  const marks = new PackedMarks()
  for (const { id, words, live = true, office = 'US', classes = [21] } of given)
    marks.put({ id, words, live, office, classMask: maskOf(classes), sample: true })
  return marks
}
const idsOf = (marks: PackedMarks, typed: string, filter = {}) => findMarks(marks, typed, filter).map(({ id }) => id)

describe('the index', () => {
  it('finds the same marks as comparing with every mark, in the same order', () => {
    const random = createRandom(3, 'names')
    const word = () =>
      Array.from(
        { length: random.int(1, 3) },
        () => `${random.pick([...'bcdfklmnrst', 'ph', 'qu', 'rn', 'vv'])}${random.pick([...'aeiou1'])}`,
      ).join('')
    const given = Array.from({ length: 3000 }, (_, at) => ({
      id: at + 1,
      words: random.chance(0.3) ? `${word()} ${word()}` : word(),
      live: random.chance(0.5),
    }))
    const marks = pack(given)
    for (const typed of Array.from({ length: 60 }, () => (random.chance(0.3) ? `${word()} ${word()}` : word()))) {
      const name = nameOf(typed)
      const expected = given
        .flatMap(({ id, words, live }) => {
          const match = compareNames(name, nameOf(words))
          return match ? { id, live, ...match } : []
        })
        .sort((a, b) => b.similarity - a.similarity || Number(b.live) - Number(a.live) || a.id - b.id)
      const found = findMarks(marks, typed, {})
      expect(expected.length, typed).toBeLessThan(MAX_FOUND)
      expect(
        found.map(({ id, similarity, reasons }) => ({ id, similarity, reasons })),
        typed,
      ).toEqual(expected.map(({ id, similarity, reasons }) => ({ id, similarity, reasons })))
    }
  })

  it('returns the most similar if very many are similar', () => {
    const marks = pack([
      ...Array.from({ length: 3000 }, (_, at) => ({ id: at + 1, words: `Home of the ${at} brave ones` })),
      { id: 9001, words: 'Home' },
      { id: 9002, words: 'Home Plus' },
    ])
    const found = idsOf(marks, 'home')
    expect(found).toHaveLength(MAX_FOUND)
    expect(found.slice(0, 2)).toEqual([9001, 9002])
  })

  it('finds Chinese marks by their characters', () => {
    const marks = pack([
      { id: 1, words: '耐克' },
      { id: 2, words: '耐克体育' },
      { id: 3, words: '北京耐克' },
      { id: 4, words: '安踏' },
    ])
    expect(idsOf(marks, '耐克').sort()).toEqual([1, 2, 3])
  })

  it('finds nothing for a name without letters', () =>
    expect(idsOf(pack([{ id: 1, words: 'Lumora' }]), '—!')).toEqual([]))
})

describe('a filter', () => {
  const marks = pack([
    { id: 1, words: 'Lumora', classes: [9, 21] },
    { id: 2, words: 'Lumora', classes: [35], live: false },
    { id: 3, words: 'Lumora', classes: [45], live: null, office: 'EU' },
    { id: 4, words: 'Lumora', classes: [32, 33], office: 'CN' },
  ])
  it.each([
    ['none', {}, [1, 3, 4, 2]],
    ['empty lists', { classes: [], office: [] }, [1, 3, 4, 2]],
    ['one class', { classes: [21] }, [1]],
    ['classes on both sides of 32', { classes: [32, 45] }, [3, 4]],
    ['class 33', { classes: [33] }, [4]],
    ['live marks', { live: true }, [1, 4]],
    ['dead marks', { live: false }, [2]],
    ['offices', { office: ['EU', 'CN'] as const }, [3, 4]],
    ['several', { classes: [9, 35, 45], live: true, office: ['US'] as const }, [1]],
  ])('%s', (_, filter, ids) => expect(idsOf(marks, 'lumora', filter)).toEqual(ids))
})

describe('a mark that is put again', () => {
  it('is found by its new words only', () => {
    const marks = pack([
      { id: 7, words: 'Lumora' },
      { id: 7, words: 'Tavix' },
    ])
    expect([idsOf(marks, 'Lumora'), idsOf(marks, 'Tavix'), marks.count]).toEqual([[], [7], 1])
  })
  it('has its new status and classes', () => {
    const marks = pack([
      { id: 7, words: 'Lumora', classes: [21] },
      { id: 7, words: 'Lumora', classes: [9], live: false },
    ])
    expect(idsOf(marks, 'Lumora', { classes: [21] })).toEqual([])
    expect(idsOf(marks, 'Lumora', { classes: [9], live: false })).toEqual([7])
  })
  it('is no longer found if it has no words', () => {
    const marks = pack([
      { id: 7, words: 'Lumora' },
      { id: 7, words: '' },
      { id: 8, words: '★' },
    ])
    expect([idsOf(marks, 'Lumora'), marks.count]).toEqual([[], 0])
  })
})
