import { expect, test } from 'vitest'
import { valueToneOf } from './value-tone.ts'

test('only negative money and shares are red', () => {
  expect(valueToneOf(-105, 'money')).toBe('bad')
  expect(valueToneOf(-10_500, 'roughMoney')).toBe('bad')
  expect(valueToneOf(-0.829, 'percent')).toBe('bad')
  expect(valueToneOf(0, 'money')).toBeUndefined()
  expect(valueToneOf(105, 'money')).toBeUndefined()
  expect(valueToneOf(-0.171, 'change')).toBeUndefined()
  expect(valueToneOf(-3, 'count')).toBeUndefined()
  expect(valueToneOf(null, 'money')).toBeUndefined()
})

test('a risk has the color of its level', () => {
  expect([valueToneOf('risk.high', 'label'), valueToneOf('risk.none', 'label')]).toEqual(['bad', undefined])
})
