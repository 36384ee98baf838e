import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listRows, rowsOfWord } from './row-lists.ts'
import { selectRows } from './select.ts'
import { indexWords } from './word-index.ts'
import { indexTexts, type Match, markTexts, packTexts, textConditions, textMatcher, wholeTextRows } from './words.ts'

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
  const selected = (typed: string, match: Match, { from, to } = { from: 0, to: titles.length }) => [
    ...selectRows({ from, to }, textConditions(texts, typed, match), new Uint32Array(titles.length)),
  ]
  const found = (typed: string, match: Match = 'broad') => {
    const matcher = textMatcher(texts, typed, match)
    return matcher && titles.flatMap((_, row) => (matcher(row) ? [row] : []))
  }
  const marked = (typed: string, match: Match, span: { from: number; to: number }) => {
    const marks = new Uint8Array(titles.length)
    markTexts(texts, typed, match, span, marks)
    return titles.flatMap((_, row) => (marks[row] === 1 ? [row] : []))
  }
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
    expect(selected(typed, match)).toEqual(expected)
    const part = { from: 1, to: 4 }
    const inPart = expected.filter((row) => row >= part.from && row < part.to)
    expect(selected(typed, match, part)).toEqual(inPart)
    expect(marked(typed, match, part)).toEqual(inPart)
  })
  test('words are searched together with other conditions', () => {
    const values = Float32Array.from(titles, (_, row) => row)
    const few = { kind: 'range', values, min: 1, max: 4 } as const
    const conditions = [few, ...textConditions(texts, 'mug', 'broad')]
    expect([...selectRows({ from: 0, to: titles.length }, conditions, new Uint32Array(titles.length))]).toEqual([1, 4])
    const one = { ...few, min: 4 }
    const rarest = [one, ...textConditions(texts, 'mug', 'broad')]
    expect([...selectRows({ from: 0, to: titles.length }, rarest, new Uint32Array(titles.length))]).toEqual([4])
  })
  test('a whole text is found by all of its words in order', () => {
    expect(wholeTextRows(texts, 'mugshot poster')).toEqual([4])
    expect(wholeTextRows(texts, 'poster mugshot')).toEqual([])
    expect(wholeTextRows(texts, 'mugshot')).toEqual([])
    expect(wholeTextRows(texts, 'mugshot posters')).toEqual([])
    expect(wholeTextRows(texts, '')).toEqual([])
  })
  test('a search without words matches nothing in particular', () => {
    expect(found('')).toBeNull()
    expect(textConditions(texts, '', 'broad')).toEqual([])
  })
  test('more than thirty words are searched by the first thirty', () => {
    expect(found(`${Array.from({ length: 40 }, () => 'mug').join(' ')} nothing`)).toEqual([0, 1, 4])
  })
  test('more than thirty ideographs of a word are searched by the first thirty', () => {
    const word = String.fromCodePoint(...Array.from({ length: 40 }, (_, at) => 0x4e00 + at))
    expect(textMatcher(indexTexts(packTexts([word.slice(0, 30)])), word, 'broad')?.(0)).toBe(true)
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
