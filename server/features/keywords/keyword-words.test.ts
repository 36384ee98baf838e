/** The list of frequent words in each language of listings. */
import { expect, test } from 'vitest'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { importedTerms, reading } from './imported-terms.test-support.ts'
import { frequentWords } from './keyword-words.ts'

const MARKETPLACES = ['US', 'DE', 'FR', 'ES', 'JP'] as const
const TERMS = ['faux fur', 'pour over', 'los den', 'bag for the zwax']
const { search } = importedTerms({
  everyone: MARKETPLACES.flatMap((marketplace) => TERMS.map((text) => reading({ marketplace, text }))),
})

const wordsOf = (marketplace: Marketplace) => {
  const { table, scope, rows } = search({ marketplace })
  return frequentWords({ table, scope }, rows).map(({ word }) => word)
}

test('leaves out the small words of the language of the marketplace, and of no other one', () => {
  const all = ['bag', 'den', 'faux', 'for', 'fur', 'los', 'over', 'pour', 'the', 'zwax']
  const without = (...small: string[]) => all.filter((word) => !small.includes(word))
  expect(wordsOf('US').toSorted()).toEqual(without('for', 'the'))
  expect(wordsOf('DE').toSorted()).toEqual(without('fur', 'den'))
  expect(wordsOf('FR').toSorted()).toEqual(without('pour'))
  expect(wordsOf('ES').toSorted()).toEqual(without('los'))
  expect(wordsOf('JP').toSorted()).toEqual(all)
})
