/**
 * An endpoint is a plain object. The server's routes and validation, the web's typed calls, OpenAPI, the Pact checks and
 * the permission tests all read the same objects; nothing else says what a call looks like.
 */
import type { FailureName } from './failures.ts'
import type { Static, TObject, TSchema } from './schema.ts'

/** What a call answers with. All but `file`, `events` and `text` stand in the envelope `{ code, msg, data }`. */
export type Answer =
  | { readonly kind: 'data'; readonly schema: TSchema }
  /** `download`: sent as an attachment with a name unless the query says `inline`; other files are shown. */
  | { readonly kind: 'file'; readonly type: string; readonly download?: true }
  | { readonly kind: 'events'; readonly events: Readonly<Record<string, TSchema>> }
  | { readonly kind: 'text' }

/** Modules with a price in power, by the English names of SPEC section 7. */
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
  /** Who may call: anyone, or only somebody logged in. */
  readonly auth: 'guest' | 'user'
  /** `upstream`: stands in SPEC section 7, method and path never change. `ours`: a call the spec does not show. */
  readonly origin: 'upstream' | 'ours'
  /** The call changes nothing, or does: where that is not so by its method (RFC 9110 calls GET safe). */
  readonly safe?: boolean
  /** The module whose price in power the call charges. */
  readonly cost?: ModuleName
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TObject
  /** The body may also come as a plain HTML form sends it. */
  readonly form?: true
  /** What the body may weigh, where the usual megabyte is too little. */
  readonly bodyBytes?: number
  /** Takes one file instead of a body, as the field `file` of a form. What it holds, the handler makes sure of. */
  readonly upload?: { readonly types: readonly string[]; readonly bytes: number }
  readonly answer: Answer
  /** Makes whole the data of a server that answers no more than the specification names. */
  complete?(data: unknown, input: { readonly query?: object; readonly body?: object }): unknown
  /** Refusals particular to the call. Protocol faults (400, 401, 413, 415, 429, 500) go without saying. */
  readonly refuses: readonly FailureName[]
}

export type Group = Readonly<Record<string, Endpoint>>

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
/** `params` must name exactly the `:parts` of the path. */
type ParamsAgree<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? { params?: undefined }
  : { params: TObject<Record<ParamNames<E['path']>, TSchema>> }

/** A webhook's body is the provider's: its bytes are signed, so nothing here may parse them. */
type BodyAgrees<E extends Endpoint> = E['answer'] extends { kind: 'text' } ? { body?: undefined } : unknown

/** Declares a group of endpoints; the identity at run time, the checks at compile time. */
export function endpoints<const G extends Group>(
  group: G & { [K in keyof G]: ParamsAgree<G[K]> & BodyAgrees<G[K]> },
): G {
  return group
}

export const data = <S extends TSchema>(schema: S) => ({ kind: 'data', schema }) as const
export const file = <T extends string>(type: T) => ({ kind: 'file', type }) as const
export const download = <T extends string>(type: T) => ({ kind: 'file', type, download: true }) as const
export const events = <const E extends Record<string, TSchema>>(map: E) => ({ kind: 'events', events: map }) as const
/** A provider's webhook: raw body in, plain text out. */
export const text = () => ({ kind: 'text' }) as const

type StaticOf<S> = S extends TSchema ? Static<S> : undefined
export type Query<E extends Endpoint> = StaticOf<E['query']>
export type Body<E extends Endpoint> = StaticOf<E['body']>
export type Params<E extends Endpoint> = StaticOf<E['params']>
/** The `data` of the envelope of a call that answers data. */
export type Output<E extends Endpoint> = E['answer'] extends { kind: 'data'; schema: infer S extends TSchema }
  ? Static<S>
  : never
/** One event of a stream: its name and its data. */
export type EventOf<E extends Endpoint> = E['answer'] extends {
  kind: 'events'
  events: infer M extends Record<string, TSchema>
}
  ? { [K in keyof M & string]: { event: K; data: Static<M[K]> } }[keyof M & string]
  : never

type Part<K extends string, V> = V extends undefined ? { [P in K]?: undefined } : { [P in K]: V }
/** What a caller must give: only the parts that the endpoint declares. */
export type Input<E extends Endpoint> = Part<'query', Query<E>> & Part<'body', Body<E>> & Part<'params', Params<E>>

/** Whether the call changes nothing, so that it may be made to see what comes. */
export const isSafe = ({ safe, method }: Endpoint) => safe ?? method === 'GET'

/** How tests and logs name a call. */
export const nameOf = (e: Endpoint) => `${e.method} ${e.path}`
