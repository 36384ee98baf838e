import { expect, test } from 'vitest'
import { connectedComponents, maskOf } from './pieces.ts'

/** In a picture, `#` is a pixel outside all pieces. The result shows every other pixel as the number of its piece. */
function labelPieces(...rows: string[]) {
  const width = rows[0]!.length
  const { from, to, piece, sizes } = connectedComponents(
    Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)),
    width,
  )
  const names = Array.from(rows.join(''), () => '#')
  for (let run = 0; run < from.length; run++) names.fill(String(piece[run]), from[run], to[run])
  return { rows: rows.map((_, y) => names.slice(y * width, (y + 1) * width).join('')), sizes }
}

test('pixels that share a side are one piece, pixels that share a corner are not', () => {
  expect(labelPieces('..#.', '.#..', '#...')).toEqual({ rows: ['00#1', '0#11', '#111'], sizes: [3, 6] })
})

test('a piece that forks and joins again is one', () => {
  expect(labelPieces('.#.#.', '.#.#.', '.....')).toEqual({ rows: ['0#0#0', '0#0#0', '00000'], sizes: [11] })
  expect(labelPieces('#.#', '.#.', '...')).toEqual({ rows: ['#0#', '1#1', '111'], sizes: [1, 5] })
})

test('masks all runs of the wanted pieces', () => {
  const found = connectedComponents(Uint8Array.from([0, 1, 0, 0, 1, 0]), 3)
  expect([...maskOf(found, (piece) => piece === 1, 6)]).toEqual([0, 0, 1, 0, 0, 1])
  expect([...maskOf(found, () => true, 6)]).toEqual([1, 0, 1, 1, 0, 1])
})

test('a spiral is one piece', () => {
  expect(labelPieces('.....', '####.', '...#.', '.###.', '.....').sizes).toEqual([17])
})

test('finds no piece in a picture of # only', () => {
  expect(labelPieces('##', '##')).toEqual({ rows: ['##', '##'], sizes: [] })
})
