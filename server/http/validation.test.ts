import { expect, it } from 'vitest'
import { integer, object } from '#contracts/core/schema.ts'
import { validatorOf } from './validation.ts'

it('one schema is coerced as a query and taken as it is as a body, whichever is asked for first', () => {
  const [first, second] = [object({ page: integer() }), object({ page: integer() })]
  expect(validatorOf(first, 'query')({ page: '2' })).toBe(true)
  expect(validatorOf(first, 'body')({ page: '2' })).toBe(false)
  expect(validatorOf(second, 'body')({ page: '2' })).toBe(false)
  expect(validatorOf(second, 'query')({ page: '2' })).toBe(true)
})
