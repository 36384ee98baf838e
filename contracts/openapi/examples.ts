/** Examples from the sample world, taken from the committed pacts. */
import { type Endpoint, nameOf } from '../core/endpoint.ts'
import { SUCCESS } from '../core/failures.ts'
import type { Json } from './schemas.ts'

/** The parts of a pact interaction that examples use. */
export interface Interaction {
  description: string
  request: {
    method: string
    path: string
    headers?: Readonly<Record<string, readonly string[]>>
    query?: Readonly<Record<string, readonly string[]>>
    body?: { readonly content: Json }
  }
  response: { status: number; body?: { readonly content: Json } }
}

export interface Example {
  /** What distinguishes the example; empty for the plain call. */
  by: string
  query: Readonly<Record<string, readonly string[]>>
  /** Request body. */
  body: Json | undefined
  /** Answered envelope. */
  answer: Json
}

/** The successful interactions of a call. `failureExamples` covers failures. */
export function examplesOf(endpoint: Endpoint, interactions: readonly Interaction[]): Example[] {
  const path = new RegExp(`^${endpoint.path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`)
  return interactions
    .filter(({ request }) => request.method === endpoint.method && path.test(request.path))
    .filter(({ response }) => codeIn(response.body?.content) === SUCCESS)
    .map(({ description, request, response }) => ({
      by: description.replace(nameOf(endpoint), '').trim(),
      query: request.query ?? {},
      body: request.body?.content,
      answer: response.body?.content ?? null,
    }))
}

const codeIn = (body: Json | undefined) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? body.code : undefined

/** In OpenAPI's format; undefined without examples. */
export function namedExamples(examples: readonly Example[], part: (example: Example) => Json | undefined) {
  const entries = examples
    .map((example) => [example.by || 'plain', part(example)] as const)
    .filter(([, value]) => value !== undefined)
  if (entries.length === 0) return undefined
  return Object.fromEntries(entries.map(([name, value]) => [name, { value }]))
}
