import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { api } from '#contracts/api/index.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { integer, object } from '#contracts/core/schema.ts'
import { validatorOf, validatorOnUse } from './validation.ts'

it('one schema is coerced as a query and taken as it is as a body, whichever is asked for first', () => {
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
          : [], // the keys just above
    )
  })

it('every schema of the contract is one, and compiles: a start leaves that to the first call', () => {
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

it('what a route finds wrong stands beside its answer, each time anew', () => {
  const check = validatorOnUse(object({ page: integer() }), 'body')
  expect(check({ page: 'two' })).toBe(false)
  expect(check.errors?.[0]?.instancePath).toBe('/page')
  expect([check({ page: 2 }), check.errors]).toEqual([true, null])
})
