/**
 * The set of letters in a look as bits: 26 for Latin letters, the rest shared by digits and other characters. It rules out
 * nearly all names before their letters are compared.
 */
export function letterSetOf(look: string): number {
  let set = 0
  for (let at = 0; at < look.length; at++) {
    const code = look.charCodeAt(at)
    set |= 1 << (code >= 97 && code <= 122 ? code - 97 : code < 128 ? 26 + (code % 6) : code % 32)
  }
  return set >>> 0
}

/** The least edit distance that two letter sets allow. */
export const lettersApart = (a: number, b: number): number => Math.max(bits(a & ~b), bits(b & ~a))

function bits(set: number): number {
  let left = set - ((set >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
