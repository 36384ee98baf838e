import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listRows, rowsOfWord } from './row-lists.ts'
import { type Condition, type RowSpan, selectRows } from './select.ts'
import { indexWords, splitWords } from './word-index.ts'
import type { Match } from './word-patterns.ts'
import { searchMemory, textCondition, textExclusion } from './word-search.ts'
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
    rowsOf([textCondition({ sets: [texts], searches: [typed], match, span, memory })], span)
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
    const others = textExclusion({ sets: [texts], searches: [typed], match, span: all, memory })
    expect(rowsOf([others])).toEqual([...titles.keys()].filter((row) => !(expected as readonly number[]).includes(row)))
  })
  test('words are searched together with other conditions', () => {
    const values = Float32Array.from(titles, (_, row) => row)
    const few = { kind: 'range', values, min: 1, max: 4 } as const
    const mugs = textCondition({ sets: [texts], searches: ['mug'], match: 'broad', span: all, memory })
    expect(rowsOf([few, mugs])).toEqual([1, 4])
    expect(rowsOf([{ ...few, min: 4 }, mugs])).toEqual([4])
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
  interface Search {
    /** Of each row: its texts. */
    rows: readonly (readonly string[])[]
    searches: readonly string[]
    match: Match
    span: RowSpan
  }
  /** Compares with a look at each text; returns the number of matching rows. */
  function expectSameRows({ rows, searches, match, span }: Search): number {
    const sets = rows[0]!.map((_, at) => indexTexts(packTexts(rows.map((row) => row[at]!))))
    const memory = searchMemory(rows.length)
    const select = (condition: Condition) => [...selectRows(span, [condition], new Uint32Array(rows.length))]
    const isFound = (row: readonly string[]) =>
      row.some((own) => searches.some((search) => matches(own, search, match)))
    const [matching, others]: [number[], number[]] = [[], []]
    for (let row = span.from; row < span.to; row++) (isFound(rows[row]!) ? matching : others).push(row)
    // The second search finds what the first one leaves in the memory.
    for (let time = 0; time < 2; time++) {
      expect(select(textCondition({ sets, searches, match, span, memory }))).toEqual(matching)
      expect(select(textExclusion({ sets, searches, match, span, memory }))).toEqual(others)
    }
    return matching.length
  }
  const spanOf = (rows: number) =>
    fc
      .tuple(fc.nat(rows), fc.nat(rows))
      .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }))
  const anyMatch = fc.constantFrom<Match>('broad', 'phrase', 'exact')

  test('finds the rows of a span that a look at each text finds', () => {
    const word = fc.constantFrom('a', 'mug', 'mugs', 'mugrack', 'tree', 'x', '猫', '犬', '猫犬')
    const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))
    const searched = fc
      .array(fc.tuple(text, text), { minLength: 1, maxLength: 30 })
      .chain((rows) => fc.tuple(fc.constant(rows), spanOf(rows.length), fc.array(text, { maxLength: 5 }), anyMatch))
    fc.assert(
      fc.property(searched, ([rows, span, searches, match]) => {
        expectSameRows({ rows, searches, match, span })
      }),
    )
  })
  test('finds them among more than 32 different words', () => {
    const words = Array.from({ length: 90 }, (_, at) => `word${String(at).padStart(2, '0')}`)
    const pairs = fc.array(fc.tuple(fc.nat(89), fc.nat(89)), { minLength: 40, maxLength: 60 })
    fc.assert(
      fc.property(pairs, spanOf(90), anyMatch, (typed, span, match) => {
        // Each word follows the one before it, so a pair of neighbors is found as a phrase.
        const rows = words.map((each, at) => [`${each} ${words[(at + 1) % 90]} ${words[(at + 33) % 90]}`])
        const searches = [
          ...typed.map(([one, other]) => `${words[one]} ${words[other]}`),
          'word07 word08',
          'word80 word81',
        ]
        expectSameRows({ rows, searches, match, span })
      }),
      { numRuns: 30 },
    )
    const all = words.map((_, at) => `${words[at]} ${words[(at + 1) % 90]}`)
    const rows = words.map((each, at) => [`${each} ${words[(at + 1) % 90]}`])
    for (const match of ['broad', 'phrase', 'exact'] as const)
      expect(expectSameRows({ rows, searches: all.slice(40), match, span: { from: 0, to: 90 } })).toBe(50)
  })
  test('finds them among many candidates when the next word is too frequent to look up', () => {
    // 334 rows have the rare word; more than 50 times as many have the frequent one.
    const ROWS = 20_000
    const rare = ['rare frequent', 'frequent rare', 'rare']
    const rows = Array.from({ length: ROWS }, (_, row) => {
      if (row % 60 === 0) return [rare[(row / 60) % 3]!]
      return [row % 100 === 7 ? 'other' : `frequent ${row % 9}`]
    })
    const counted = [
      ['broad', { from: 0, to: ROWS }, 223],
      ['phrase', { from: 0, to: ROWS }, 112],
      ['exact', { from: 1000, to: 19_001 }, 100],
      // 256 and 257 candidates
      ['broad', { from: 60, to: 60 * 257 }, 171],
      ['broad', { from: 60, to: 60 * 258 }, 171],
    ] as const
    for (const [match, span, count] of counted)
      expect(expectSameRows({ rows, searches: ['rare frequent'], match, span })).toBe(count)
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
