/** Columns of numbers that grow: of a million marks each object would cost more than all that is known of the mark. */

type Numbers = Uint8Array | Uint16Array | Uint32Array

/** A longer array of the same numbers, where the place is not yet in it. */
export function roomFor<T extends Numbers>(numbers: T, place: number): T {
  if (place < numbers.length) return numbers
  const make = numbers.constructor as new (length: number) => T // of the same kind: `T` is one of three plain classes
  const longer = new make(Math.max(1024, numbers.length * 2, place + 1))
  longer.set(numbers)
  return longer
}

/** FNV-1a of the letters. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Which numbers were put in under a hash: lists threaded through arrays. */
export class Chains {
  #first = new Uint32Array(1024)
  #next = new Uint32Array(0)
  #hash = new Uint32Array(0)
  #value = new Uint32Array(0)
  #size = 0

  add(hash: number, value: number): void {
    const link = this.#size++
    this.#next = roomFor(this.#next, link)
    this.#hash = roomFor(this.#hash, link)
    this.#value = roomFor(this.#value, link)
    this.#hash[link] = hash
    this.#value[link] = value
    if (this.#size > this.#first.length) this.#spread()
    else this.#thread(link)
  }

  /** Calls for each value under the hash; of another text with the same hash too, which is for the caller to tell. */
  each(hash: number, call: (value: number) => void): void {
    for (let link = this.#first[hash & (this.#first.length - 1)] ?? 0; link > 0; link = this.#next[link - 1] ?? 0)
      if (this.#hash[link - 1] === hash) call(this.#value[link - 1] ?? 0)
  }

  get bytes(): number {
    return this.#first.byteLength + this.#next.byteLength + this.#hash.byteLength + this.#value.byteLength
  }

  #thread(link: number): void {
    const slot = (this.#hash[link] ?? 0) & (this.#first.length - 1)
    this.#next[link] = this.#first[slot] ?? 0
    this.#first[slot] = link + 1
  }

  #spread(): void {
    this.#first = new Uint32Array(this.#first.length * 4)
    for (let link = 0; link < this.#size; link++) this.#thread(link)
  }
}
