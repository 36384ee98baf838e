/** Checks the OpenAPI document with an independent validator. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { api } from './api/index.ts'
import type { Endpoint } from './core/endpoint.ts'
import { failures } from './core/failures.ts'
import { withoutDevCalls } from './openapi/document.ts'
import { openApi } from './openapi.ts'
import { committedInteractions } from './pact/committed.ts'

/** As serialized. */
const document = JSON.parse(JSON.stringify(openApi(committedInteractions()))) as ReturnType<typeof openApi>
const all: Endpoint[] = Object.values(api).flatMap((group) => Object.values<Endpoint>(group))
const operationsOf = (paths: (typeof document)['paths']) => Object.values(paths).flatMap((path) => Object.values(path))

/** On a copy, because the validator modifies its input. */
const validate = (candidate: Record<string, unknown>) => new Validator().validate(structuredClone(candidate))

test('the document is valid OpenAPI 3.1 by an independent validator, which rejects broken copies', async () => {
  expect(await validate(document)).toEqual({ valid: true })
  const [path = ''] = Object.keys(document.paths)
  const withoutAnswers = { ...document, paths: { [path]: { get: { responses: { wrong: {} } } } } }
  expect(await validate(withoutAnswers)).toMatchObject({ valid: false })
  expect(await validate({ ...document, info: { title: 'No version' } })).toMatchObject({ valid: false })
  const misplaced = { ...document, components: { ...document.components, schemas: { User: { type: 'objekt' } } } }
  expect(await validate(misplaced)).toMatchObject({ valid: false })
})

test('the document resolves every reference', () => {
  const text = JSON.stringify(document)
  const references = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)].map(([, ...to]) => to.join('/')),
  )
  expect(references.size).toBeGreaterThan(50)
  const missing = [...references].filter((reference) => {
    const [kind = '', name = ''] = reference.split('/')
    return document.components[kind]?.[name] === undefined
  })
  expect(missing).toEqual([])
})

test('the document has an operation for every call, without properties of TypeBox', () => {
  expect(operationsOf(document.paths)).toHaveLength(all.length)
  expect(JSON.stringify(document)).not.toContain('~kind')
})

test('the document describes a parameter beside its schema, where Swagger UI shows it', () => {
  const list = document.paths['/api/report/productList'] as { get: { parameters: { name: string }[] } }
  const id = list.get.parameters.find(({ name }) => name === 'id')
  expect(id).toEqual({
    name: 'id',
    in: 'query',
    required: false,
    description: 'Only the report with this id',
    schema: { type: 'integer' },
    example: expect.any(Number),
  })
})

test('the published document has no dev calls', () => {
  const published = withoutDevCalls(document)
  expect(JSON.stringify(published)).not.toMatch(/__dev|devtools/)
  expect(operationsOf(published.paths)).toHaveLength(all.filter(({ path }) => !path.startsWith('/__dev')).length)
  expect(Object.keys(published.components.schemas ?? {})).toContain('User')
  expect(Object.keys(published.components.schemas ?? {})).not.toContain('DevPayment')
})

interface Media {
  schema?: object
  examples?: Record<string, { value?: unknown; $ref?: string }>
}
interface Operation {
  operationId: string
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}

/** Each example with its schema. */
function examplesIn({ operationId, requestBody, responses }: Operation) {
  const media = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
  return media.flatMap((content) =>
    Object.values(content ?? {}).flatMap(({ schema, examples }) =>
      Object.entries(examples ?? {}).map(([name, { value, $ref }]) => {
        const failure = $ref?.split('/').at(-1) ?? ''
        const shared = document.components.examples?.[failure] as { value: unknown } | undefined // built by failureExamples
        return { name: `${operationId} ${name}`, schema, value: $ref ? shared?.value : value }
      }),
    ),
  )
}

test('the document has only examples that match their schemas', () => {
  const ajv = new Ajv({ strict: false })
  ajv.addSchema({ $id: 'openapi', components: document.components })
  const examples = (operationsOf(document.paths) as Operation[]).flatMap(examplesIn) // built by operationOf
  expect(examples.length).toBeGreaterThan(100)
  const wrong = examples.filter(({ schema, value }) => {
    const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object
    return !ajv.validate(local, value)
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('the document has an example of every failure with all placeholders filled', () => {
  expect(Object.keys(document.components.examples ?? {})).toEqual(Object.keys(failures))
  expect(JSON.stringify(document.components.examples)).not.toMatch(/\{\w+\}/)
})
