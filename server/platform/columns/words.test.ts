import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listRows, rowsOfWord } from './row-lists.ts'
import { type Condition, selectRows } from './select.ts'
import { indexWords, splitWords } from './word-index.ts'
import type { Match } from './word-patterns.ts'
import { searchMemory, textConditions, textExclusions } from './word-search.ts'
import { indexTexts, packTexts, wholeTextRows } from './words.ts'

describe('words', () => {
  const titles = [
    'travel mug with lid 20 oz',
    'mug rack for travel mugs',
    'kratzbaum grosse katzen',
    'キャットタワー 大型',
    'mugshot poster',
    '',
    'ledライト 20個',
  ]
  const texts = indexTexts(packTexts(titles))
  const all = { from: 0, to: titles.length }
  const memory = searchMemory(titles.length)
  const rowsOf = (conditions: readonly Condition[], span = all) => [
    ...selectRows(span, conditions, new Uint32Array(titles.length)),
  ]
  const found = (typed: string, match: Match = 'broad', span = all) =>
    rowsOf(textConditions({ sets: [texts], searches: [typed], match, span, memory }), span)
  test.each([
    ['travel mug', 'broad', [0, 1]],
    ['mug travel', 'broad', [0, 1]],
    ['travel mug', 'phrase', [0, 1]],
    ['mug travel', 'phrase', []],
    ['travel mug', 'exact', [0]],
    ['mugs', 'broad', [0, 1, 4]],
    ['mugs', 'exact', [1]],
    ['baum', 'broad', [2]],
    ['baum', 'exact', []],
    ['oz', 'broad', [0]],
    ['o', 'broad', []],
    ['タワー', 'broad', [3]],
    ['ワータ', 'broad', []],
    ['大型 キャット', 'broad', [3]],
    ['led', 'broad', [6]],
    ['ledライト', 'phrase', [6]],
    ['20個', 'phrase', [6]],
    ['イト 20', 'phrase', [6]],
    ['20', 'exact', [0, 6]],
  ] as const)('“%s” as %s finds titles %j', (typed, match, expected) => {
    expect(found(typed, match)).toEqual(expected)
    const part = { from: 1, to: 4 }
    expect(found(typed, match, part)).toEqual(expected.filter((row) => row >= part.from && row < part.to))
    const others = textExclusions({ sets: [texts], searches: [typed], match, span: all, memory })
    expect(rowsOf(others)).toEqual([...titles.keys()].filter((row) => !(expected as readonly number[]).includes(row)))
  })
  test('words are searched together with other conditions', () => {
    const values = Float32Array.from(titles, (_, row) => row)
    const few = { kind: 'range', values, min: 1, max: 4 } as const
    const mugs = textConditions({ sets: [texts], searches: ['mug'], match: 'broad', span: all, memory })
    expect(rowsOf([few, ...mugs])).toEqual([1, 4])
    expect(rowsOf([{ ...few, min: 4 }, ...mugs])).toEqual([4])
  })
  test('a whole text is found by all of its words in order', () => {
    expect(wholeTextRows(texts, 'mugshot poster')).toEqual([4])
    expect(wholeTextRows(texts, 'poster mugshot')).toEqual([])
    expect(wholeTextRows(texts, 'mugshot')).toEqual([])
    expect(wholeTextRows(texts, 'mugshot posters')).toEqual([])
    expect(wholeTextRows(texts, '')).toEqual([])
  })
  test('a search without words matches nothing', () => {
    expect(found('')).toEqual([])
  })
  test('all words of a long search count', () => {
    const many = Array.from({ length: 40 }, () => 'mug').join(' ')
    expect(found(many)).toEqual([0, 1, 4])
    expect(found(`${many} nothing`)).toEqual([])
    expect(found(`${many} rack`)).toEqual([1])
  })
})

describe('a search of several texts at once', () => {
  const word = fc.constantFrom('a', 'mug', 'mugs', 'mugrack', 'tree', 'x', '猫', '犬', '猫犬')
  const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))
  const table = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 30 })
  const isSame = (has: string, searched: string, match: Match) => {
    if (match === 'exact' || searched.length < 3) return has === searched
    return has.includes(searched === 'mugs' ? 'mug' : searched)
  }
  /** By a look at each text. */
  const matches = (own: string, search: string, match: Match) => {
    const words = splitWords(own)
    const hasSequence = (sequence: readonly string[]) =>
      words.some((_, at) => sequence.every((each, i) => isSame(words[at + i] ?? '', each, match)))
    const parts = (match === 'broad' ? search.split(' ') : [search]).map(splitWords).filter((part) => part.length > 0)
    return parts.length > 0 && parts.every(hasSequence)
  }
  test('finds the rows that a look at each text finds', () => {
    fc.assert(
      fc.property(
        table,
        fc.array(text, { maxLength: 5 }),
        fc.constantFrom('broad', 'phrase', 'exact'),
        (rows, searches, match: Match) => {
          const sets = [0, 1].map((at) => indexTexts(packTexts(rows.map((row) => row[at]!))))
          const span = { from: 0, to: rows.length }
          const select = (conditions: readonly Condition[]) => [
            ...selectRows(span, conditions, new Uint32Array(rows.length)),
          ]
          const isFound = (row: readonly string[]) =>
            row.some((own) => searches.some((search) => matches(own, search, match)))
          const rowsWith = (wanted: boolean) => rows.flatMap((row, at) => (isFound(row) === wanted ? [at] : []))
          expect(select(textConditions({ sets, searches, match, span, memory: searchMemory(rows.length) }))).toEqual(
            rowsWith(true),
          )
          expect(select(textExclusions({ sets, searches, match, span, memory: searchMemory(rows.length) }))).toEqual(
            rowsWith(false),
          )
        },
      ),
    )
  })
})

describe('an index of words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 's', 'é', '猫'), minLength: 1, maxLength: 8 })
  test('finds the words that a look at each of them finds', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (words, searched) => {
        const find = indexWords(words)
        const numbersOf = (isMatch: (word: string) => boolean) =>
          words.flatMap((each, number) => (isMatch(each) ? [number] : []))
        expect(find(searched, true)).toEqual(numbersOf((each) => each === searched))
        const singular = searched.length > 3 ? searched.replace(/s$/, '') : searched
        const isMatch = (each: string) => {
          if (searched.length < 3 || searched.includes('猫')) return each === searched
          return singular.length < 4 ? each.startsWith(singular) : each.includes(singular)
        }
        expect(find(searched, false)).toEqual(numbersOf(isMatch))
      }),
    )
  })
})

describe('lists of rows', () => {
  test('have each row of a word once, however far apart the rows are', () => {
    const rows = [0, 1, 2, 130, 131, 20_000, 3_000_000]
    const starts = new Uint32Array(3_000_002)
    let end = 0
    for (let row = 0; row <= 3_000_000; row++) {
      if (rows.includes(row)) end += 2
      starts[row + 1] = end
    }
    // Each of these texts has the second word twice, and no text has the first one.
    const lists = listRows({ words: ['none', 'twice'], runs: new Uint16Array(end).fill(1), starts })
    expect([...rowsOfWord(lists, 1)]).toEqual(rows)
    expect([...rowsOfWord(lists, 0)]).toEqual([])
  })
})
