/**
 * Declares calls as plain objects: the single source for the server's routes and validation, the web's typed calls,
 * OpenAPI, the Pact checks and the permission tests.
 */
import type { FailureName } from './failures.ts'
import type { Static, TObject, TSchema } from './schema.ts'

/** The server sends `data` in the envelope `{ code, msg, data }`, the other kinds without it. */
export type Answer =
  | { readonly kind: 'data'; readonly schema: TSchema }
  /** `download`: sent as a named attachment unless the query says `inline`. */
  | { readonly kind: 'file'; readonly type: string; readonly download?: true }
  | { readonly kind: 'events'; readonly events: Readonly<Record<string, TSchema>> }
  | { readonly kind: 'text' }

/** Modules with a price in power, with the English names of SPEC section 7. */
export const MODULES = [
  'ai_pantent',
  'ai_pantent_new',
  'asin_fx',
  'asin_fx_update',
  'sc_fx',
  'sc_fx_update',
  'ai_img',
  'ai_wa',
  'wajue',
  'dashboard',
] as const
export type ModuleName = (typeof MODULES)[number]

export interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly summary: string
  /** `user`: only logged-in callers. */
  readonly auth: 'guest' | 'user'
  /** `upstream`: a call of SPEC section 7, whose method and path never change. `ours`: not in the spec. */
  readonly origin: 'upstream' | 'ours'
  /** Overrides the default by method: GET is safe (RFC 9110), POST is not. */
  readonly safe?: boolean
  /** The module whose price in power the call charges. */
  readonly cost?: ModuleName
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TObject
  /** Also accepts the body as an HTML form. */
  readonly form?: true
  /** Limit of the body in bytes; 1 MB by default. */
  readonly bodyBytes?: number
  /** Takes one file in the form field `file` instead of a body. The handler checks its content. */
  readonly upload?: { readonly types: readonly string[]; readonly bytes: number }
  readonly answer: Answer
  /** Completes the data of a server that answers only the fields of the specification. */
  complete?(data: unknown, input: { readonly query?: object; readonly body?: object }): unknown
  /** Failures of this call besides the protocol faults (400, 401, 413, 415, 429, 500). */
  readonly failures: readonly FailureName[]
}

export type Group = Readonly<Record<string, Endpoint>>

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
/** `params` must declare exactly the `:parts` of the path. */
type ParamsAgree<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? { params?: undefined }
  : { params: TObject<Record<ParamNames<E['path']>, TSchema>> }

/** The body of a webhook is signed as bytes, so nothing here may parse it. */
type BodyAgrees<E extends Endpoint> = E['answer'] extends { kind: 'text' } ? { body?: undefined } : unknown

/** Identity at run time; checks the declarations at compile time. */
export function endpoints<const G extends Group>(
  group: G & { [K in keyof G]: ParamsAgree<G[K]> & BodyAgrees<G[K]> },
): G {
  return group
}

export const data = <S extends TSchema>(schema: S) => ({ kind: 'data', schema }) as const
export const file = <T extends string>(type: T) => ({ kind: 'file', type }) as const
export const download = <T extends string>(type: T) => ({ kind: 'file', type, download: true }) as const
export const events = <const E extends Record<string, TSchema>>(map: E) => ({ kind: 'events', events: map }) as const
/** A webhook: raw body in, plain text out. */
export const text = () => ({ kind: 'text' }) as const

type StaticOf<S> = S extends TSchema ? Static<S> : undefined
export type Query<E extends Endpoint> = StaticOf<E['query']>
export type Body<E extends Endpoint> = StaticOf<E['body']>
export type Params<E extends Endpoint> = StaticOf<E['params']>
/** `data` of the envelope. */
export type Output<E extends Endpoint> = E['answer'] extends { kind: 'data'; schema: infer S extends TSchema }
  ? Static<S>
  : never
export type EventOf<E extends Endpoint> = E['answer'] extends {
  kind: 'events'
  events: infer M extends Record<string, TSchema>
}
  ? { [K in keyof M & string]: { event: K; data: Static<M[K]> } }[keyof M & string]
  : never

type Part<K extends string, V> = V extends undefined ? { [P in K]?: undefined } : { [P in K]: V }
/** Only the parts that the endpoint declares. */
export type Input<E extends Endpoint> = Part<'query', Query<E>> & Part<'body', Body<E>> & Part<'params', Params<E>>

/** True if the call changes nothing. */
export const isSafe = ({ safe, method }: Endpoint) => safe ?? method === 'GET'

/** Name of a call in tests and logs. */
export const nameOf = (e: Endpoint) => `${e.method} ${e.path}`
