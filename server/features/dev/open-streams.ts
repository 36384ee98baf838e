/** An open event stream, shown to developers. */
export interface OpenStream {
  readonly id: number
  readonly call: string
  readonly accountId: number | undefined
  readonly since: number
}

export class OpenStreams {
  readonly #open = new Map<number, OpenStream>()
  #last = 0

  /** Returns the function to call when the stream closes. */
  add(stream: Omit<OpenStream, 'id'>): () => void {
    const id = ++this.#last
    this.#open.set(id, { ...stream, id })
    return () => this.#open.delete(id)
  }

  list(): OpenStream[] {
    return [...this.#open.values()]
  }
}
