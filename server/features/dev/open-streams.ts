/** The streams of events that are open in a world, for developers to see. */
export interface OpenStream {
  readonly id: number
  /** Method and path, as the contract writes them. */
  readonly call: string
  readonly accountId: number | undefined
  /** Milliseconds since 1970, by the system. */
  readonly since: number
}

export class OpenStreams {
  readonly #open = new Map<number, OpenStream>()
  #last = 0

  /** Answers what to call when it is closed. */
  add(stream: Omit<OpenStream, 'id'>): () => void {
    const id = ++this.#last
    this.#open.set(id, { ...stream, id })
    return () => this.#open.delete(id)
  }

  list(): OpenStream[] {
    return [...this.#open.values()]
  }
}
