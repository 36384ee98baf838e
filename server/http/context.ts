/** What every handler gets, and all it gets: who asks, in which world, with what input. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Answer, Endpoint, EventOf, Input, Output } from '#contracts/core/endpoint.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { SessionUser } from './caller.ts'

/** `W` is what a subject needs of the world; whole worlds are put together by the app. */
export interface Context<W> {
  readonly world: W
  readonly language: Language
  readonly log: Logger
  /** Address of the caller. */
  readonly ip: string
  /** What the caller's program calls itself; empty when it does not. */
  readonly agent: string
  /** The origin by which the caller reached this server: https://example.com. */
  readonly site: string
}

/** A file to send. `name` makes it a download under that name. */
export interface FileAnswer {
  body: Buffer | NodeJS.ReadableStream
  name?: string
  /** Cache-Control; files are private and not stored unless said otherwise. */
  cache?: string
  /** Names these bytes, in quotes: who holds them already is told so instead of being sent them again. */
  etag?: string
  /** Content-Security-Policy of a page. */
  policy?: string
  /** May be drawn to a canvas by pages of other origins. */
  crossOrigin?: boolean
}

type UserOf<E extends Endpoint> = E['auth'] extends 'user'
  ? { readonly user: SessionUser }
  : { readonly user: SessionUser | undefined }

type ResultOf<E extends Endpoint, A extends Answer> = A['kind'] extends 'data'
  ? Output<E>
  : A['kind'] extends 'file'
    ? FileAnswer
    : A['kind'] extends 'events'
      ? Source<Streamed<EventOf<E>>>
      : string

/** Where a stream of events goes. */
export interface Sink<Sent> {
  send(event: Sent): void
  /** Nothing more comes. */
  end(): void
}

/** A stream of events: begins to send them, and answers what stops it once the caller is gone. */
export type Source<Sent> = (sink: Sink<Sent>) => () => void

/** One event of a stream. With an id a connection that drops resumes after it; an id alone only says where the stream is. */
export type Streamed<Event> = Event | (Event & { readonly id: string }) | { readonly id: string }

/**
 * A stream is given the headers too: a resumed one says which event it saw last. A webhook is given what its provider has
 * signed: the bytes as they came, and the headers that carry the signature. An upload is given the bytes of its file, which
 * is of an allowed type by the word of the caller alone.
 */
type GivenTo<E extends Endpoint> = E['answer']['kind'] extends 'text'
  ? Omit<Input<E>, 'body'> & { readonly body: Buffer; readonly headers: IncomingHttpHeaders }
  : E['answer']['kind'] extends 'events'
    ? Input<E> & { readonly headers: IncomingHttpHeaders }
    : E['upload'] extends object
      ? Input<E> & { readonly file: Buffer }
      : Input<E>

/** What a handler of the endpoint is given … */
export type Call<E extends Endpoint, W> = Context<W> & UserOf<E> & GivenTo<E>
/** … and what it returns. A refusal is thrown. */
export type Handler<E extends Endpoint, W> = (
  call: Call<E, W>,
) => ResultOf<E, E['answer']> | Promise<ResultOf<E, E['answer']>>
/** One handler for each endpoint of a group: a missing one does not compile. */
export type Handlers<G extends Readonly<Record<string, Endpoint>>, W> = { readonly [K in keyof G]: Handler<G[K], W> }
