/** Growing columns of numbers: for a million marks, an object each would take more memory than the data. */

type Numbers = Uint8Array | Uint16Array | Uint32Array

/** Returns the array, or a longer copy if it does not contain the index yet. */
export function roomFor<T extends Numbers>(numbers: T, place: number): T {
  if (place < numbers.length) return numbers
  const make = numbers.constructor as new (length: number) => T // the cast: `T` is one of three plain classes
  const longer = new make(Math.max(1024, numbers.length * 2, place + 1))
  longer.set(numbers)
  return longer
}

/** FNV-1a over the UTF-16 code units. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A hash multimap: linked lists in arrays. */
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
    if (this.#size > this.#first.length) this.#rehash()
    else this.#link(link)
  }

  /** Calls for each value of the hash. The caller must rule out other texts with the same hash. */
  each(hash: number, call: (value: number) => void): void {
    for (let link = this.#first[hash & (this.#first.length - 1)] ?? 0; link > 0; link = this.#next[link - 1] ?? 0)
      if (this.#hash[link - 1] === hash) call(this.#value[link - 1] ?? 0)
  }

  get bytes(): number {
    return this.#first.byteLength + this.#next.byteLength + this.#hash.byteLength + this.#value.byteLength
  }

  #link(link: number): void {
    const slot = (this.#hash[link] ?? 0) & (this.#first.length - 1)
    this.#next[link] = this.#first[slot] ?? 0
    this.#first[slot] = link + 1
  }

  #rehash(): void {
    this.#first = new Uint32Array(this.#first.length * 4)
    for (let link = 0; link < this.#size; link++) this.#link(link)
  }
}
