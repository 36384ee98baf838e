import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { api } from '#contracts/api/index.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { integer, object } from '#contracts/core/schema.ts'
import { validatorOf, validatorOnUse } from './validation.ts'

it('coerces a query and not a body with the same schema, in any order', () => {
  const [first, second] = [object({ page: integer() }), object({ page: integer() })]
  expect(validatorOf(first, 'query')({ page: '2' })).toBe(true)
  expect(validatorOf(first, 'body')({ page: '2' })).toBe(false)
  expect(validatorOf(second, 'body')({ page: '2' })).toBe(false)
  expect(validatorOf(second, 'query')({ page: '2' })).toBe(true)
})

const parts = Object.values(api)
  .flatMap((group) => Object.values<Endpoint>(group))
  .flatMap((endpoint) => {
    const { params, query, body, answer } = endpoint
    const data = answer.kind === 'data' ? answer.schema : undefined
    return Object.entries({ params, query, body, answer: data }).flatMap(
      ([part, schema]) =>
        schema
          ? [{ what: `${nameOf(endpoint)} ${part}`, part: part as Parameters<typeof validatorOf>[1], schema }]
          : [], // the keys of the object above
    )
  })

it('every schema of the contract is valid and compiles, because a start does not check that', () => {
  const judge = new Ajv({ strict: false })
  const wrong = parts.filter(({ schema, part }) => {
    try {
      return judge.validateSchema(schema) !== true || typeof validatorOf(schema, part) !== 'function'
    } catch {
      return true
    }
  })
  expect(parts.length).toBeGreaterThan(100)
  expect(wrong.map(({ what }) => what)).toEqual([])
})

it('a check exposes the errors of its latest call', () => {
  const check = validatorOnUse(object({ page: integer() }), 'body')
  expect(check({ page: 'two' })).toBe(false)
  expect(check.errors?.[0]?.instancePath).toBe('/page')
  expect([check({ page: 2 }), check.errors]).toEqual([true, null])
})
