/** The input of every handler; handlers see nothing else of the request. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Answer, Endpoint, EventOf, Input, Output } from '#contracts/core/endpoint.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { SessionUser } from './caller.ts'

/** `W` is the part of the world that the subject needs. */
export interface Context<W> {
  readonly world: W
  readonly language: Language
  readonly log: Logger
  readonly ip: string
  /** The User-Agent header, or ''. */
  readonly agent: string
  /** The origin under which the caller reached this server, such as https://example.com. */
  readonly site: string
}

/** A file to send. With a `name` it is a download. */
export interface FileAnswer {
  body: Buffer | NodeJS.ReadableStream
  name?: string
  /** Cache-Control; the default is private and not stored. */
  cache?: string
  /** ETag, in quotes; a matching If-None-Match gets 304. */
  etag?: string
  policy?: string
  /** Pages of other origins may read it, for example on a canvas. */
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
      ? Source<StreamItem<EventOf<E>>>
      : string

export interface Sink<Sent> {
  send(event: Sent): void
  end(): void
}

/** An event source: starts sending and returns a function that stops it when the caller disconnects. */
export type Source<Sent> = (sink: Sink<Sent>) => () => void

/** One event. A dropped connection resumes after its last id; an id alone only marks the position. */
export type StreamItem<Event> = Event | (Event & { readonly id: string }) | { readonly id: string }

/**
 * The input by kind of answer. Event streams get the headers too, for the id of the last event. Webhooks get the raw
 * body and the headers, because providers sign the bytes. Uploads get the bytes of the file; its type is only what the
 * client claims.
 */
type InputOf<E extends Endpoint> = E['answer']['kind'] extends 'text'
  ? Omit<Input<E>, 'body'> & { readonly body: Buffer; readonly headers: IncomingHttpHeaders }
  : E['answer']['kind'] extends 'events'
    ? Input<E> & { readonly headers: IncomingHttpHeaders }
    : E['upload'] extends object
      ? Input<E> & { readonly file: Buffer }
      : Input<E>

export type Call<E extends Endpoint, W> = Context<W> & UserOf<E> & InputOf<E>
/** A handler returns the result and throws a Refusal. */
export type Handler<E extends Endpoint, W> = (
  call: Call<E, W>,
) => ResultOf<E, E['answer']> | Promise<ResultOf<E, E['answer']>>
/** One handler per endpoint of a group; a missing one does not compile. */
export type Handlers<G extends Readonly<Record<string, Endpoint>>, W> = { readonly [K in keyof G]: Handler<G[K], W> }
