/**
 * The latest requests of a world, for developers. Written on every call and rarely read, so records keep raw values;
 * texts are built, masked and checked when someone opens the log.
 */
import { REQUESTS_KEPT } from '#contracts/api/dev/devtools-requests.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { Mishap } from './faults.ts'

/** Total bytes of recorded bodies per world; above it, the oldest records lose their bodies. */
const MAX_BODIES_BYTES = 512 * 1024
export const MAX_BODY_BYTES = 64 * 1024

export interface RequestRecord {
  id: number
  /** Milliseconds since 1970, system time. */
  readonly at: number
  /** `performance.now()` at the start. */
  readonly started: number
  readonly method: string
  readonly url: string
  /** null for an unknown call. */
  readonly endpoint: Endpoint | null
  accountId: number | undefined
  readonly token: string
  /** The parsed body; null for files and large bodies. */
  request: unknown
  requestBytes: number
  status: number
  ms: number
  /** The answer as sent; null for files, streams and evicted bodies. */
  answer: string | Buffer | null
  bytes: number
  cut: boolean
  fault: Mishap['fault']
  delayed: number
}

export interface RequestFollower {
  receive(record: RequestRecord): void
  /** Called once, when the world closes. */
  end(): void
}

export class RequestLog {
  #records: RequestRecord[] = []
  #firstWithBody = 0
  #bytes = 0
  #count = 0
  readonly #followers = new Set<RequestFollower>()

  /** Number of requests so far, including evicted ones. */
  get count(): number {
    return this.#count
  }

  get bytes(): number {
    return this.#bytes
  }

  add(record: RequestRecord): void {
    record.id = ++this.#count
    this.#records.push(record)
    this.#bytes += sizeOf(record)
    // Evicts half of the records at twice the limit: moving all records on every call would cost more than the call.
    if (this.#records.length >= 2 * REQUESTS_KEPT) this.#evict(REQUESTS_KEPT)
    while (this.#bytes > MAX_BODIES_BYTES) this.#dropOldestBody()
    for (const follower of this.#followers) follower.receive(record)
  }

  latest(): RequestRecord[] {
    return this.#records.slice(-REQUESTS_KEPT).reverse()
  }

  find(id: number): RequestRecord | undefined {
    return this.latest().find((record) => record.id === id)
  }

  /** Subscribes until the returned function is called. */
  follow(follower: RequestFollower): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  /** Ends all subscriptions, because the world is closing. */
  close(): void {
    for (const follower of this.#followers) follower.end()
  }

  clear(): void {
    this.#records = []
    this.#firstWithBody = 0
    this.#bytes = 0
  }

  #evict(count: number): void {
    while (this.#firstWithBody < count) this.#dropOldestBody()
    this.#records.splice(0, count)
    this.#firstWithBody -= count
  }

  /** Drops the bodies of the oldest record that has them. */
  #dropOldestBody(): void {
    const record = this.#records[this.#firstWithBody++]
    if (!record) throw new Error('The request log counted bodies that it does not have')
    this.#bytes -= sizeOf(record)
    record.answer = null
    record.request = null
  }
}

const sizeOf = ({ answer, requestBytes }: RequestRecord) => 256 + (answer?.length ?? 0) + requestBytes
