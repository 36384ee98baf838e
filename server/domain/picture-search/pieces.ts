/** Connected pieces (by sides) of the pixels that are 0: their names from 1 on, and the pixels of each. */
import { ints } from './scratch.ts'

export function pieces(taken: Uint8Array, width: number): { names: Int32Array; sizes: number[] } {
  const names = ints(taken.length)
  const sizes = [0]
  const stack = ints(taken.length)
  for (let start = 0; start < taken.length; start++) {
    if (taken[start] || names[start]) continue
    const name = sizes.length
    let size = 0
    let top = 0
    const visit = (to: number) => {
      if (taken[to] || names[to]) return
      names[to] = name
      stack[top++] = to
    }
    visit(start)
    while (top > 0) {
      const at = stack[--top]!
      const x = at % width
      size++
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (at >= width) visit(at - width)
      if (at < taken.length - width) visit(at + width)
    }
    sizes.push(size)
  }
  return { names, sizes }
}
