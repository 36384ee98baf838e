/** Examples from the sample world: what the committed pacts record of it (contracts/pact), by call. */
import { type Endpoint, nameOf } from '../core/endpoint.ts'
import { SUCCESS } from '../core/failures.ts'
import type { Json } from './schemas.ts'

/** An interaction of a committed pact, as far as it is an example. */
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
  /** What is particular to it; empty for the plain call. */
  by: string
  query: Readonly<Record<string, readonly string[]>>
  /** What was sent. */
  body: Json | undefined
  /** The envelope that was answered. */
  answer: Json
}

/** The successful interactions of a call. Failures look alike everywhere: see `failureExamples`. */
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

/** As OpenAPI writes examples; undefined where there are none. */
export function namedExamples(examples: readonly Example[], part: (example: Example) => Json | undefined) {
  const entries = examples
    .map((example) => [example.by || 'plain', part(example)] as const)
    .filter(([, value]) => value !== undefined)
  if (entries.length === 0) return undefined
  return Object.fromEntries(entries.map(([name, value]) => [name, { value }]))
}
