/** Connected pieces of a picture. */
import { ints } from './scratch.ts'

/** The pieces (connected by sides) of the pixels that are 0: their names from 1 on, and the pixels of each. */
export function pieces(taken: Uint8Array, width: number): { names: Int32Array; sizes: number[] } {
  const names = ints(taken.length)
  /** For each name a smaller one of the same piece, or itself. */
  const same = [0]
  for (let at = 0, x = 0; at < taken.length; at++, x = x + 1 === width ? 0 : x + 1) {
    if (taken[at]) continue
    const left = x > 0 ? names[at - 1]! : 0
    const above = at >= width ? names[at - width]! : 0
    if (left === 0 && above === 0) {
      names[at] = same.length
      same.push(same.length)
    } else if (left === 0 || above === 0 || left === above) {
      names[at] = left || above
    } else {
      const [one, other] = [leastOf(same, left), leastOf(same, above)]
      names[at] = Math.min(one, other)
      same[Math.max(one, other)] = Math.min(one, other)
    }
  }
  return renamed(names, same)
}

function leastOf(same: readonly number[], name: number): number {
  let least = name
  while (same[least]! < least) least = same[least]!
  return least
}

/** With one name for each piece, in the order in which they begin. */
function renamed(names: Int32Array, same: readonly number[]): { names: Int32Array; sizes: number[] } {
  const sizes = [0]
  const final = ints(same.length)
  for (let name = 1; name < same.length; name++) {
    const least = leastOf(same, name)
    final[name] = least === name ? sizes.push(0) - 1 : final[least]!
  }
  for (let at = 0; at < names.length; at++) {
    const name = final[names[at]!]!
    names[at] = name
    sizes[name]!++
  }
  sizes[0] = 0
  return { names, sizes }
}
