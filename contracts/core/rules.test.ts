import { expect, test } from 'vitest'
import { maskPhone } from './rules.ts'

test('a phone is shown as far as its owner needs to know it', () => {
  expect(maskPhone('13912345678')).toBe('139****5678')
})
