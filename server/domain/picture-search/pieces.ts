/** Connected pieces of a picture. */
import { ints } from './scratch.ts'

/** Stretches of a row that are not taken, row by row: where each begins and ends (excluded), and a piece it belongs to. */
interface Runs {
  from: number[]
  to: number[]
  /** For each run an earlier one of the same piece, or itself. */
  same: number[]
}

/** The pieces (connected by sides) of the pixels that are 0: their names from 1 on, in the order in which they begin, and the pixels of each. */
export function pieces(taken: Uint8Array, width: number): { names: Int32Array; sizes: number[] } {
  const runs: Runs = { from: [], to: [], same: [] }
  for (let row = 0, above = 0; row < taken.length; row += width) {
    const first = runs.from.length
    addRow(runs, taken, row, row + width)
    join(runs, above, first, width)
    above = first
  }
  return named(runs, taken.length)
}

function addRow({ from, to, same }: Runs, taken: Uint8Array, begin: number, end: number): void {
  let before = 1
  for (let at = begin; at < end; at++) {
    const here = taken[at]!
    if (here === before) continue
    if (here === 0) same.push(from.push(at) - 1)
    else to.push(at)
    before = here
  }
  if (before === 0) to.push(end)
}

/** Joins the runs from `first` on with those of the row above, which begin at `above`. */
function join({ from, to, same }: Runs, above: number, first: number, width: number): void {
  for (let over = above, run = first; over < first && run < from.length; ) {
    const begin = from[over]! + width
    const end = to[over]! + width
    if (begin < to[run]! && from[run]! < end) {
      const one = leastOf(same, over)
      const other = leastOf(same, run)
      same[Math.max(one, other)] = Math.min(one, other)
    }
    if (end < to[run]!) over++
    else run++
  }
}

function leastOf(same: readonly number[], run: number): number {
  let least = run
  while (same[least]! < least) least = same[least]!
  return least
}

function named({ from, to, same }: Runs, length: number): { names: Int32Array; sizes: number[] } {
  const names = ints(length)
  const sizes = [0]
  const final: number[] = []
  for (let run = 0; run < same.length; run++) {
    const least = leastOf(same, run)
    const name = least === run ? sizes.push(0) - 1 : final[least]!
    final.push(name)
    sizes[name]! += to[run]! - from[run]!
    names.fill(name, from[run]!, to[run]!)
  }
  return { names, sizes }
}
