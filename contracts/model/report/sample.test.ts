import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../language.ts'
import type { Figure } from './figure.ts'
import { formatFigure } from './format.ts'
import { type TooFew, tooFew } from './sample.ts'

describe('a sample', () => {
  test('of four products is too few, of five it is enough', () => {
    expect([tooFew(4), tooFew([1, 1, 1, 1]), tooFew(5), tooFew([1, 1, 1, 1, 1])]).toEqual([
      'small',
      'small',
      null,
      null,
    ])
  })
  test('is too few where one product holds more than half of what is counted, and enough at half', () => {
    expect(tooFew([401, 100, 100, 100, 100])).toBe('oneHolds')
    expect(tooFew([400, 100, 100, 100, 100])).toBeNull()
  })
  test('in which nothing is sold has nobody who holds more than half', () => {
    expect(tooFew([0, 0, 0, 0, 0])).toBeNull()
  })
})

test('a figure of too few products says so in both languages, in place of its value', () => {
  const figure = (few: TooFew): Figure => ({
    label: 'rivals.medianPrice',
    unit: 'money',
    value: null,
    method: 'calculated',
    asOf: '2026-11-19',
    few,
  })
  const said = (few: TooFew) => LANGUAGES.map((language) => formatFigure(figure(few), language, 'US'))
  expect(said('small')).toEqual(['样本太少', 'Too few to tell'])
  expect(said('oneHolds')).toEqual(['一个商品占一半以上', 'One product holds over half'])
})
