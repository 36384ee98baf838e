/** Connected pieces of a picture. */
import { bytes } from './scratch.ts'

/** Stretches of a row, row by row: where each begins, and where it ends (excluded). */
interface Runs {
  from: number[]
  to: number[]
}

/** The pieces (connected by sides) of the pixels that are 0 and not 1. */
export interface Pieces extends Runs {
  /** The piece of each run: 0 is the one that begins first. */
  piece: number[]
  /** Pixels of each piece. */
  sizes: number[]
}

export function pieces(taken: Uint8Array, width: number): Pieces {
  const runs: Runs = { from: [], to: [] }
  /** For each run an earlier one of the same piece, or itself. */
  const same: number[] = []
  for (let row = 0, above = 0; row < taken.length; row += width) {
    const first = runs.from.length
    addRow(runs, taken, row, row + width)
    for (let run = first; run < runs.from.length; run++) same.push(run)
    join(runs, same, above, first, width)
    above = first
  }
  return named(runs, same)
}

/** Marks, among so many pixels, those of the pieces that are wanted by 1. */
export function marked({ from, to, piece }: Pieces, isWanted: (piece: number) => boolean, pixels: number): Uint8Array {
  const marks = bytes(pixels)
  for (let run = 0; run < from.length; run++) if (isWanted(piece[run]!)) marks.fill(1, from[run], to[run])
  return marks
}

function addRow({ from, to }: Runs, taken: Uint8Array, begin: number, end: number): void {
  let before = 1
  for (let at = begin; at < end; at++) {
    const here = taken[at]!
    if (here === before) continue
    if (here === 0) from.push(at)
    else to.push(at)
    before = here
  }
  if (before === 0) to.push(end)
}

/** Joins the runs from `first` on with those of the row above, which begin at `above`. */
function join({ from, to }: Runs, same: number[], above: number, first: number, width: number): void {
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

function named({ from, to }: Runs, same: readonly number[]): Pieces {
  const piece: number[] = []
  const sizes: number[] = []
  for (let run = 0; run < same.length; run++) {
    const least = leastOf(same, run)
    const name = least === run ? sizes.push(0) - 1 : piece[least]!
    piece.push(name)
    sizes[name]! += to[run]! - from[run]!
  }
  return { from, to, piece, sizes }
}
