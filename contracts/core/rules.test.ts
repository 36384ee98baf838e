import { expect, test } from 'vitest'
import { maskPhone } from './rules.ts'

test('masks the middle digits of a phone', () => {
  expect(maskPhone('13912345678')).toBe('139****5678')
})
