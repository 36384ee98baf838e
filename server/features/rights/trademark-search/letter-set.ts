/** Which letters are in a name, as bits of one number: what tells nearly all names apart before their letters are compared. */

/** Which letters a look has, a bit for each: 26 for Latin, the rest shared by digits and signs. */
export function letterSetOf(look: string): number {
  let set = 0
  for (let at = 0; at < look.length; at++) {
    const code = look.charCodeAt(at)
    set |= 1 << (code >= 97 && code <= 122 ? code - 97 : code < 128 ? 26 + (code % 6) : code % 32)
  }
  return set >>> 0
}

/** At least so many letters have to be changed to make the one of the other. */
export const lettersApart = (a: number, b: number): number => Math.max(bits(a & ~b), bits(b & ~a))

function bits(set: number): number {
  let left = set - ((set >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
