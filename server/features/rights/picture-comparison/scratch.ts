/**
 * Lists that are needed only while one picture is described. They are cut from the same memory for every picture: to ask
 * for a megabyte and a half anew each time took a tenth of decoding and describing. Whoever describes a picture calls
 * `forget` first; what is to outlive that is copied.
 */

type Numbers = Float32Array | Int32Array | Uint8Array

interface Scratch<List extends Numbers> {
  /** A list of zeros. */
  take(length: number): List
  forget(): void
}

function scratch<List extends Numbers>(make: (length: number) => List): Scratch<List> {
  let room = make(0)
  let used = 0
  return {
    take(length) {
      if (used + length > room.length) {
        // Those that are in use keep the smaller room.
        room = make(2 * (used + length))
        used = 0
      }
      // A part of a list is a list of its kind, which its type does not tell.
      const list = room.subarray(used, used + length) as List
      used += length
      return list.fill(0) as List
    },
    forget() {
      used = 0
    },
  }
}

const FLOATS = scratch((length) => new Float32Array(length))
const INTS = scratch((length) => new Int32Array(length))
const BYTES = scratch((length) => new Uint8Array(length))

export const floats = FLOATS.take
export const ints = INTS.take
export const bytes = BYTES.take

/** All lists that were taken may be taken again. */
export function forget(): void {
  FLOATS.forget()
  INTS.forget()
  BYTES.forget()
}
