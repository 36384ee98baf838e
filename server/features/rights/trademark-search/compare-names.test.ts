import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#fixtures/test-set.test-support.ts'
import { compareNames, nameOf } from './compare-names.ts'

const compare = (a: string, b: string) => compareNames(nameOf(a), nameOf(b))

describe('two names', () => {
  it.each([
    ['Lumora', 'LUMORA', 'exact', 1],
    ['King Kong', 'KING-KONG', 'exact', 1],
    ['KINGKONG', 'King Kong', 'exact', 1],
    ['L’Oréal', 'LOREAL', 'exact', 1],
    ['Ørsted', 'Orsted', 'exact', 1],
    ['Ｌｕｍｏｒａ', 'Lumora', 'exact', 1],
    ['Black & Decker', 'Black and Decker', 'exact', 1],
    ['NIKE', 'NlKE', 'lookAlike', 0.95],
    ['NIKE', 'N1KE', 'lookAlike', 0.95],
    ['Nike', 'Νіке', 'lookAlike', 0.95],
    ['Google', 'G00GLE', 'lookAlike', 0.95],
    ['Lumora', 'Lumorra', 'lookAlike', 0.95],
    ['modern', 'modem', 'lookAlike', 0.95],
    ['Wave', 'VVave', 'lookAlike', 0.95],
    ['Kwik', 'Quick', 'phonetic', 0.9],
    ['Phone', 'Fone', 'phonetic', 0.9],
    ['Light', 'Lite', 'phonetic', 0.9],
    ['Xtreme', 'Extreme', 'phonetic', 0.9],
    ['Skool', 'School', 'phonetic', 0.9],
    ['Starbucks', 'Starbux', 'phonetic', 0.9],
    ['Adidas', 'Adidsa', 'fuzzy', 0.79],
    ['Starbucks', 'Starbocks', 'fuzzy', 0.84],
    ['Lumora', 'Lumora Home', 'prefix', 0.66],
    ['Lumora', 'Lumoras', 'fuzzy', 0.81],
    ['Home by Lumora', 'Lumora', 'contains', 0.5],
    ['Blue Nova', 'Nova Blue', 'contains', 0.8],
    ['耐克', '耐克体育', 'prefix', 0.6],
    ['耐克', '耐克', 'exact', 1],
  ])('%s and %s are similar: %s', (a, b, reason, least) => {
    const found = compare(a, b)
    expect(found?.reasons[0]).toBe(reason)
    expect(found?.similarity).toBeGreaterThanOrEqual(least)
    if (reason !== 'exact') expect(found?.similarity).toBeLessThan(1)
  })

  it.each([
    ['Nike', 'Nook'],
    ['tea', 'steam'],
    ['3M', 'EM'],
    ['Bob', 'Baby'],
    ['Lumora', 'Tavix'],
    ['耐克', '安踏'],
    ['!!!', '???'],
    ['', 'Lumora'],
  ])('%s and %s are not similar', (a, b) => expect(compare(a, b)).toBeNull())

  it('are less similar the more letters differ', () => {
    const similarities = ['Starbucks', 'Starbvcks', 'Starbvcxs'].map((name) => compare('Starbucks', name)?.similarity)
    expect(similarities).toEqual(similarities.toSorted((a, b) => (b ?? 0) - (a ?? 0)))
    expect(new Set(similarities).size).toBe(3)
  })
})

const aName = fc
  .array(fc.constantFrom(...'aeiouybckqxphrnmwvvl1I0O -éнκ耐克'), { minLength: 1, maxLength: 14 })
  .map((letters) => letters.join(''))

describe('for any two names', () => {
  it('the similarity is symmetric', () => {
    fc.assert(
      fc.property(aName, aName, (a, b) => {
        expect(compare(a, b)).toEqual(compare(b, a))
      }),
      { numRuns: runs(200, 2000) },
    )
  })

  it('the similarity is above 0 and at most 1, and 1 only for equal letters', () => {
    const letters = (text: string) => nameOf(text).plain.replaceAll(' ', '')
    fc.assert(
      fc.property(aName, aName, (a, b) => {
        const found = compare(a, b)
        if (found === null) return
        expect(found.similarity).toBeGreaterThan(0)
        expect(found.similarity).toBeLessThanOrEqual(1)
        expect(found.similarity === 1).toBe(letters(a) === letters(b))
        expect(found.reasons.includes('exact')).toBe(found.similarity === 1)
      }),
      { numRuns: runs(200, 2000) },
    )
  })

  it('a name with a letter or digit equals itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 250, unit: 'grapheme' }), (text) => {
        const name = nameOf(text)
        expect(compareNames(name, name)?.similarity ?? 1).toBe(1)
        expect(compareNames(name, name) === null).toBe(name.look === '')
        if (/[a-z0-9]/i.test(text)) expect(name.look).not.toBe('')
      }),
    )
  })
})
