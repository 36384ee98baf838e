import type { Answer, Endpoint } from '../core/endpoint.ts'
import { envelope } from '../core/envelope.ts'
import { failures, SUCCESS } from '../core/failures.ts'
import { failuresOf } from '../core/failures-of.ts'
import type { TObject, TSchema } from '../core/schema.ts'
import { type Example, namedExamples } from './examples.ts'
import { meaningsOf, nameOfAnswer, refusalExamples, refusalSchema } from './failures.ts'
import { type Json, sampleOf, schemaOf } from './schemas.ts'

export function operationOf(tag: string, name: string, e: Endpoint, examples: readonly Example[]): object {
  const body = bodyOf(e, examples)
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: e.summary,
    'x-origin': e.origin,
    ...(e.cost && { 'x-cost': e.cost }),
    security: securityOf(e),
    parameters: [
      ...parameters('path', e.params, examples),
      ...parameters('query', e.query, examples),
      ...(e.answer.kind === 'text' ? [] : [{ $ref: '#/components/parameters/acceptLanguage' }]),
      ...(e.answer.kind === 'events' ? [{ $ref: '#/components/parameters/lastEventId' }] : []),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: responsesOf(e, examples),
  }
}

/** EventSource cannot send headers, so its token is in the query. */
const tokenInQuery = (e: Endpoint) => e.answer.kind === 'events' && e.query?.properties.token !== undefined

function securityOf(e: Endpoint): object[] {
  if (tokenInQuery(e)) return [{ tokenInQuery: [] }]
  if (e.auth === 'user') return [{ token: [] }]
  // Some guest calls use a token if there is one.
  return [{}, { token: [] }]
}

function parameters(where: 'path' | 'query', schema: TObject | undefined, examples: readonly Example[]): object[] {
  if (!schema) return []
  const required = new Set<string>(schema.required ?? [])
  return Object.entries<TSchema>(schema.properties).map(([name, property]) => {
    const given = examples.flatMap(({ query }) => query[name]?.[0] ?? [])[0]
    const { description, ...schema } = schemaOf(property) as Record<string, Json> // a schema's JSON is an object
    return {
      name,
      in: where,
      // Swagger UI shows the description of a parameter, but not that of its schema.
      ...(description !== undefined && { description }),
      required: where === 'path' || required.has(name),
      schema,
      ...(given !== undefined && { example: typedAs(property, given) }),
    }
  })
}

/** Converts the text of a query to the type of the schema. */
const typedAs = (schema: TSchema, text: string): Json =>
  'type' in schema && (schema.type === 'integer' || schema.type === 'number') ? Number(text) : text

function bodyOf(e: Endpoint, examples: readonly Example[]): object | undefined {
  if (e.upload) {
    const { types, bytes } = e.upload
    const file = { type: 'string', format: 'binary', description: `At most ${bytes} bytes` }
    const schema = { type: 'object', required: ['file'], properties: { file } }
    return { 'multipart/form-data': { schema, encoding: { file: { contentType: types.join(', ') } } } }
  }
  // A webhook: its body is signed as bytes and documented by the provider.
  if (e.answer.kind === 'text') return { '*/*': {} }
  const given = namedExamples(examples, ({ body }) => body)
  if (!e.body) return undefined
  const schema = schemaOf(e.body)
  return {
    'application/json': { schema, ...(given && { examples: given }) },
    ...(e.form && { 'application/x-www-form-urlencoded': { schema } }),
  }
}

function responsesOf(e: Endpoint, examples: readonly Example[]): Record<string, object> {
  const byStatus = Map.groupBy(failuresOf(e), (name) => failures[name].status)
  const refusals = byStatus.get(200) ?? []
  const others = [...byStatus].filter(([status]) => status !== 200).toSorted(([a], [b]) => a - b)
  const description = ['Success', meaningsOf(refusals)].filter(Boolean).join('\n')
  return Object.fromEntries([
    ['200', { description, ...headersOf(e), content: contentOf(e, refusals, examples) }],
    ...others.map(([status, names]) => [String(status), { $ref: `#/components/responses/${nameOfAnswer(names)}` }]),
  ])
}

function headersOf({ answer }: Endpoint): object {
  if (answer.kind !== 'file' || !answer.download) return {}
  const description = 'The file name of the download; absent if the query says `inline`'
  return { headers: { 'Content-Disposition': { description, schema: { type: 'string' } } } }
}

function contentOf(e: Endpoint, refusals: Parameters<typeof refusalSchema>[0], examples: readonly Example[]): object {
  const { answer } = e
  const refused =
    refusals.length > 0 ? { schema: refusalSchema(refusals), examples: refusalExamples(refusals) } : undefined
  switch (answer.kind) {
    case 'data': {
      const success = successOf(answer.schema)
      const schema = refused ? { oneOf: [success, refused.schema] } : success
      const given = { ...namedExamples(examples, (example) => example.answer), ...refused?.examples }
      return { 'application/json': { schema, ...(Object.keys(given).length > 0 && { examples: given }) } }
    }
    case 'file':
      return {
        [answer.type]: { schema: { type: 'string', format: 'binary' } },
        ...(refused && { 'application/json': refused }),
      }
    case 'events':
      return {
        'text/event-stream': {
          schema: { type: 'string', description: 'Server-sent events; the data of each by its name in `x-events`' },
          'x-events': Object.fromEntries(
            Object.keys(answer.events).map((event) => [event, { $ref: `#/components/schemas/${eventName(e, event)}` }]),
          ),
          example: streamOf(answer),
        },
        ...(refused && { 'application/json': refused }),
      }
    case 'text':
      return { 'text/plain': { schema: { type: 'string' } } }
  }
}

/** The envelope with `code` 1, which distinguishes it from a failure. */
function successOf(data: TSchema): Json {
  const schema = schemaOf(envelope(data)) as { properties: Record<string, Json> } // built by `envelope`
  return { ...schema, properties: { ...schema.properties, code: { type: 'integer', const: SUCCESS } } }
}

/** Component name of an event: `/api/report/progress` and `report` give `Event.api.report.progress.report`. */
const eventName = ({ path }: Endpoint, event: string) => `Event${path.replace(/\//g, '.')}.${event}`

export const eventSchemas = (e: Endpoint): Record<string, Json> =>
  e.answer.kind === 'events'
    ? Object.fromEntries(
        Object.entries(e.answer.events).map(([event, schema]) => [eventName(e, event), schemaOf(schema)]),
      )
    : {}

/** The stream on the wire, with one event of each name. */
function streamOf({ events }: Extract<Answer, { kind: 'events' }>): string {
  return Object.entries(events)
    .map(([event, schema]) => {
      const data = sampleOf(schema)
      return `event: ${event}\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
    })
    .join('')
}
