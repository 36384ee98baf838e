import { expect, test } from 'vitest'
import { marked, pieces } from './pieces.ts'

/** Rows of a picture in which # is taken, told as the number of the piece at each pixel. */
function named(...rows: string[]) {
  const width = rows[0]!.length
  const { from, to, piece, sizes } = pieces(
    Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)),
    width,
  )
  const names = Array.from(rows.join(''), () => '#')
  for (let run = 0; run < from.length; run++) names.fill(String(piece[run]), from[run], to[run])
  return { rows: rows.map((_, y) => names.slice(y * width, (y + 1) * width).join('')), sizes }
}

test('what touches by a side is one piece, what touches by a corner is not', () => {
  expect(named('..#.', '.#..', '#...')).toEqual({ rows: ['00#1', '0#11', '#111'], sizes: [3, 6] })
})

test('a piece that forks and meets again is one', () => {
  expect(named('.#.#.', '.#.#.', '.....')).toEqual({ rows: ['0#0#0', '0#0#0', '00000'], sizes: [11] })
  expect(named('#.#', '.#.', '...')).toEqual({ rows: ['#0#', '1#1', '111'], sizes: [1, 5] })
})

test('wanted pieces are marked, all runs of them', () => {
  const found = pieces(Uint8Array.from([0, 1, 0, 0, 1, 0]), 3)
  expect([...marked(found, (piece) => piece === 1, 6)]).toEqual([0, 0, 1, 0, 0, 1])
  expect([...marked(found, () => true, 6)]).toEqual([1, 0, 1, 1, 0, 1])
})

test('a spiral is one piece', () => {
  expect(named('.....', '####.', '...#.', '.###.', '.....').sizes).toEqual([17])
})

test('nothing is left of what is taken whole', () => {
  expect(named('##', '##')).toEqual({ rows: ['##', '##'], sizes: [] })
})
