import { bytes } from './scratch.ts'

/** Runs of pixels within a row, row by row: first pixel, and end (excluded). */
interface Runs {
  from: number[]
  to: number[]
}

/** The 4-connected components of the pixels that are 0. */
export interface ConnectedComponents extends Runs {
  /** The piece of each run, numbered in the order of their first runs. */
  piece: number[]
  /** Pixels of each piece. */
  sizes: number[]
}

export function connectedComponents(taken: Uint8Array, width: number): ConnectedComponents {
  const runs: Runs = { from: [], to: [] }
  /** Union–find: for each run an earlier run of the same piece, or itself. */
  const same: number[] = []
  for (let row = 0, above = 0; row < taken.length; row += width) {
    const first = runs.from.length
    addRow(runs, taken, row, row + width)
    for (let run = first; run < runs.from.length; run++) same.push(run)
    join(runs, same, above, first, width)
    above = first
  }
  return numberPieces(runs, same)
}

/** @param pixels the length of the result, in which the pixels of the wanted pieces are 1 */
export function maskOf(
  { from, to, piece }: ConnectedComponents,
  isWanted: (piece: number) => boolean,
  pixels: number,
): Uint8Array {
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

/** Joins the runs from `first` on with the touching runs of the row above, which begin at `above`. */
function join({ from, to }: Runs, same: number[], above: number, first: number, width: number): void {
  for (let over = above, run = first; over < first && run < from.length; ) {
    const begin = from[over]! + width
    const end = to[over]! + width
    if (begin < to[run]! && from[run]! < end) {
      const one = rootOf(same, over)
      const other = rootOf(same, run)
      same[Math.max(one, other)] = Math.min(one, other)
    }
    if (end < to[run]!) over++
    else run++
  }
}

function rootOf(same: readonly number[], run: number): number {
  let root = run
  while (same[root]! < root) root = same[root]!
  return root
}

function numberPieces({ from, to }: Runs, same: readonly number[]): ConnectedComponents {
  const piece: number[] = []
  const sizes: number[] = []
  for (let run = 0; run < same.length; run++) {
    const root = rootOf(same, run)
    const number = root === run ? sizes.push(0) - 1 : piece[root]!
    piece.push(number)
    sizes[number]! += to[run]! - from[run]!
  }
  return { from, to, piece, sizes }
}
