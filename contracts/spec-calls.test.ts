/** Compares every call of the specification field by field, and generates the table in docs/upstream-calls.md. */
import { expect, it } from 'vitest'
import { api } from './api/index.ts'
import { type Endpoint, nameOf } from './core/endpoint.ts'
import type { TSchema } from './core/schema.ts'
import { SPEC_CALLS, type SpecCall } from './spec-calls.test-support.ts'

const declared = new Map(
  Object.values(api)
    .flatMap((group) => Object.values<Endpoint>(group))
    .filter(({ origin }) => origin === 'upstream')
    .map((endpoint) => [nameOf(endpoint), endpoint]),
)

/** Schemas as JSON Schema. */
interface Shape {
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
}
const shapeOf = (schema: TSchema | undefined) => schema as Shape | undefined

const inputOf = ({ query, body }: Endpoint) => shapeOf(query ?? body)

/** Paths of all fields of an answer: `data.row[].url`. */
function pathsIn(shape: Shape, at: string): string[] {
  const within = Object.entries(shape.properties ?? {}).flatMap(([name, its]) => [
    `${at}.${name}`,
    ...pathsIn(its, `${at}.${name}`),
  ])
  return [
    ...within,
    ...(shape.items ? pathsIn(shape.items, `${at}[]`) : []),
    ...(shape.anyOf ?? []).flatMap((its) => pathsIn(its, at)),
  ]
}
const answersOf = ({ answer }: Endpoint) =>
  answer.kind === 'data' ? pathsIn(shapeOf(answer.schema) ?? {}, 'data') : []

it('marks only calls of the specification as upstream', () => {
  expect([...declared.keys()].filter((name) => !(name in SPEC_CALLS))).toEqual([])
})

const inputs = [...declared].flatMap(([name, endpoint]) => {
  const { sends } = specOf(name)
  return sends ? [{ name, sends, input: inputOf(endpoint) ?? {} }] : []
})
it.each(inputs)('$name accepts the fields of the specification and requires no others', ({ sends, input }) => {
  const { properties = {}, required = [] } = input
  expect(sends.filter((field) => !(field in properties))).toEqual([])
  expect(required.filter((field) => !sends.includes(field))).toEqual([])
})

const answers = [...declared].flatMap(([name, endpoint]) => {
  const { reads } = specOf(name)
  return reads ? [{ name, reads, told: answersOf(endpoint) }] : []
})
it.each(answers)('$name answers the fields that the specification reads', ({ reads, told }) => {
  expect(reads.filter((path) => !told.includes(path))).toEqual([])
})

function specOf(name: string): SpecCall {
  return SPEC_CALLS[name] ?? { sends: null, reads: null }
}

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ') || '–'
const NOT_SHOWN = 'not shown'

function rowOf(name: string, { sends, reads }: SpecCall): string {
  const endpoint = declared.get(name)
  if (!endpoint)
    return `| \`${name}\` | ${sends ? code(sends) : NOT_SHOWN} | ${reads ? code(reads) : NOT_SHOWN} | not there yet |`
  const { properties = {}, required = [] } = inputOf(endpoint) ?? {}
  const ours = Object.keys(properties)
    .filter((field) => !sends?.includes(field))
    .map((field) => (required.includes(field) ? field : `${field}?`))
  return `| \`${name}\` | ${sends ? code(sends) : NOT_SHOWN} | ${reads ? code(reads) : NOT_SHOWN} | ${code(ours)} |`
}

it('matches the table in docs/upstream-calls.md', async () => {
  const table = `# Calls of the specification

Each call of the specification with the fields that it sends, the fields of the answer that it reads, and the fields that this
product sends in addition. A field with \`?\` is optional. Where the specification shows no fields, all are ours, and the pacts
check them. The web fills in answer fields that the specification does not name and the upstream lacks: fields of report rows,
the id of an order, prices. The table is generated from the contract: delete this file and run
\`npm test -- unit contracts/spec-calls.test.ts\`.

| call | sends | reads | ours besides |
|---|---|---|---|
${Object.entries(SPEC_CALLS)
  .map(([name, call]) => rowOf(name, call))
  .join('\n')}
`
  await expect(table).toMatchFileSnapshot('../docs/upstream-calls.md')
})
