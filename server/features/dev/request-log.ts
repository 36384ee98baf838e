/**
 * The latest requests of a world, for developers. It is kept on every call and nearly never looked at, so a record holds
 * what is at hand as it is: texts are made, masked and checked when somebody looks.
 */
import { REQUESTS_KEPT } from '#contracts/api/dev/devtools-requests.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { Mishap } from './faults.ts'

/** Bytes of bodies that are kept for a world: beyond, the oldest records lose theirs. */
const BODIES_KEPT = 512 * 1024
/** Bytes of one body. */
export const BODY_KEPT = 64 * 1024

export interface RequestRecord {
  /** 0 until it is answered. */
  id: number
  /** Milliseconds since 1970, by the system. */
  readonly at: number
  /** By the system's steady clock. */
  readonly started: number
  readonly method: string
  readonly url: string
  /** null: there is no such call. */
  readonly endpoint: Endpoint | null
  accountId: number | undefined
  readonly token: string
  /** As it was parsed; null for a file and what is too large. */
  request: unknown
  requestBytes: number
  status: number
  ms: number
  /** As it was sent; null for a file, a stream and what is no longer kept. */
  answer: string | Buffer | null
  bytes: number
  cut: boolean
  fault: Mishap['fault']
  delayed: number
}

export interface RequestFollower {
  hear(record: RequestRecord): void
  /** Nothing more will come. */
  end(): void
}

export class RequestLog {
  /** From the oldest that is kept. */
  #records: RequestRecord[] = []
  /** The first record that still has its body. */
  #bodied = 0
  #bytes = 0
  #count = 0
  readonly #followers = new Set<RequestFollower>()

  /** How many there have been. */
  get count(): number {
    return this.#count
  }

  /** Bytes of bodies. */
  get bytes(): number {
    return this.#bytes
  }

  add(record: RequestRecord): void {
    record.id = ++this.#count
    this.#records.push(record)
    this.#bytes += sizeOf(record)
    // Twice as many are let in before half of them go: moving all of them for each would cost more than the rest.
    if (this.#records.length >= 2 * REQUESTS_KEPT) this.#forget(REQUESTS_KEPT)
    while (this.#bytes > BODIES_KEPT) this.#strip()
    for (const follower of this.#followers) follower.hear(record)
  }

  /** Newest first. */
  latest(): RequestRecord[] {
    return this.#records.slice(-REQUESTS_KEPT).reverse()
  }

  find(id: number): RequestRecord | undefined {
    return this.latest().find((record) => record.id === id)
  }

  /** Calls until the answered function is called. */
  follow(follower: RequestFollower): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  /** Ends those who follow: the world is gone. */
  close(): void {
    for (const follower of this.#followers) follower.end()
  }

  clear(): void {
    this.#records = []
    this.#bodied = 0
    this.#bytes = 0
  }

  #forget(count: number): void {
    while (this.#bodied < count) this.#strip()
    this.#records.splice(0, count)
    this.#bodied -= count
  }

  /** Takes the bodies from the oldest that has some. */
  #strip(): void {
    const record = this.#records[this.#bodied++]
    if (!record) throw new Error('The log counted bodies that it does not have')
    this.#bytes -= sizeOf(record)
    record.answer = null
    record.request = null
  }
}

const sizeOf = ({ answer, requestBytes }: RequestRecord) => 256 + (answer?.length ?? 0) + requestBytes
