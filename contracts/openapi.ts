/** The contract as an OpenAPI 3.1 document: TypeBox schemas are JSON Schema already, so this only arranges them. */
import { api } from './api/index.ts'
import type { Endpoint } from './core/endpoint.ts'
import { envelope, failureEnvelope } from './core/envelope.ts'
import { type FailureName, failures } from './core/failures.ts'
import type { TObject, TSchema } from './core/schema.ts'

/** Protocol faults of every call, and 401 of those for users. */
const ALWAYS: FailureName[] = ['badRequest', 'bodyTooLarge', 'serverFault']

/** A form with one file. */
const UPLOAD = {
  ...{ type: 'object', required: ['file'] },
  properties: { file: { type: 'string', format: 'binary' } },
}

export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [tag, group] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(group)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(tag, name, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Research tool for marketplace sellers',
      version: '0.1.0',
      description:
        'Every JSON answer is { code, msg, data }; code 1 is success. Business refusals are HTTP 200 with their own code.',
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of login, as it is' },
      },
      schemas: { Failure: plain(failureEnvelope) },
    },
  }
}

function operation(tag: string, name: string, e: Endpoint): object {
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: e.summary,
    'x-origin': e.origin,
    ...(e.cost && { 'x-cost': e.cost }),
    ...(e.auth === 'user' && { security: [{ token: [] }] }),
    parameters: [...parameters('path', e.params), ...parameters('query', e.query)],
    ...(e.body && { requestBody: { required: true, content: { 'application/json': { schema: plain(e.body) } } } }),
    ...(e.upload && { requestBody: { required: true, content: { 'multipart/form-data': { schema: UPLOAD } } } }),
    responses: responses(e),
  }
}

function parameters(where: 'path' | 'query', schema: TObject | undefined): object[] {
  if (!schema) return []
  const required = new Set<string>(schema.required ?? [])
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: plain(property),
  }))
}

function responses(e: Endpoint): Record<string, object> {
  const refusals: FailureName[] = [...e.refuses, ...ALWAYS, ...(e.auth === 'user' ? (['notLoggedIn'] as const) : [])]
  const byStatus = Map.groupBy(refusals, (name) => failures[name].status)
  const success = { description: describe('Success', byStatus.get(200) ?? []), content: content(e) }
  const rest = [...byStatus].filter(([status]) => status !== 200)
  return Object.fromEntries([
    ['200', success],
    ...rest
      .toSorted(([a], [b]) => a - b)
      .map(([status, names]) => [
        String(status),
        {
          description: describe('', names),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
  ])
}

const describe = (head: string, names: readonly FailureName[]) =>
  [head, ...names.map((name) => `${failures[name].code} ${name}: ${failures[name].meaning}`)].filter(Boolean).join('\n')

function content({ answer }: Endpoint): object {
  switch (answer.kind) {
    case 'data':
      return { 'application/json': { schema: plain(envelope(answer.schema)) } }
    case 'file':
      return { [answer.type]: { schema: { type: 'string', format: 'binary' } } }
    case 'events':
      return {
        'text/event-stream': {
          schema: { type: 'string', description: `Events: ${Object.keys(answer.events).join(', ')}` },
          'x-events': Object.fromEntries(Object.entries(answer.events).map(([name, schema]) => [name, plain(schema)])),
        },
      }
    case 'text':
      return { 'text/plain': { schema: { type: 'string' } } }
  }
}

/** The schema as plain JSON: TypeBox's own marks fall away. */
const plain = (schema: TSchema): unknown => JSON.parse(JSON.stringify(schema))
