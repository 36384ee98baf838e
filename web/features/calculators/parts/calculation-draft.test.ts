import { expect, test } from 'vitest'
import { adopt } from './calculation-draft.ts'

const of = (input: { cost: string; price: string }) => ({ input, saved: null, round: 0 })
const blank = of({ cost: '', price: '' })
const stored = of({ cost: '2', price: '20' })

test('values typed before the account is known go onto its stored calculation', () => {
  const typed = of({ cost: '3', price: '' })
  expect(adopt({ now: typed, replaced: null }, stored, blank)).toEqual({
    now: of({ cost: '3', price: '20' }),
    replaced: null,
  })
})

test('values typed before the account is known stay if it has no stored calculation', () => {
  const typed = of({ cost: '3', price: '' })
  expect(adopt({ now: typed, replaced: null }, blank, blank).now).toEqual(typed)
})

test('a product filled in before the account is known can be undone to its stored calculation', () => {
  const filled = of({ cost: '', price: '29' })
  expect(adopt({ now: filled, replaced: blank }, stored, blank)).toEqual({ now: filled, replaced: stored })
})
