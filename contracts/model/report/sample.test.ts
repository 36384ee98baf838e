import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../language.ts'
import type { Figure } from './figure.ts'
import { formatFigure } from './format.ts'
import { type TooFew, tooFew } from './sample.ts'

describe('tooFew', () => {
  test('rejects a sample of four products and accepts five', () => {
    expect([tooFew(4), tooFew([1, 1, 1, 1]), tooFew(5), tooFew([1, 1, 1, 1, 1])]).toEqual([
      'small',
      'small',
      null,
      null,
    ])
  })
  test('rejects a sample if one product has more than half of the total', () => {
    expect(tooFew([401, 100, 100, 100, 100])).toBe('oneHolds')
    expect(tooFew([400, 100, 100, 100, 100])).toBeNull()
  })
  test('accepts a sample without any sales', () => {
    expect(tooFew([0, 0, 0, 0, 0])).toBeNull()
  })
})

test('a figure of too few products shows "too few" instead of a value, in both languages', () => {
  const figure = (few: TooFew): Figure => ({
    label: 'rivals.medianPrice',
    unit: 'money',
    value: null,
    method: 'calculated',
    asOf: '2026-11-19',
    few,
  })
  const said = (few: TooFew) => LANGUAGES.map((language) => formatFigure(figure(few), language, 'US'))
  expect(said('small')).toEqual(['样本太少', 'Not enough data'])
  expect(said('oneHolds')).toEqual(['一个商品占一半以上', 'One product accounts for over half'])
})
