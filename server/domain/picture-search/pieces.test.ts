import { expect, test } from 'vitest'
import { pieces } from './pieces.ts'

/** Rows of a picture; # is taken. */
function named(...rows: string[]) {
  const width = rows[0]!.length
  const { names, sizes } = pieces(
    Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)),
    width,
  )
  const text = [...names].join('')
  return { rows: rows.map((_, y) => text.slice(y * width, (y + 1) * width)), sizes }
}

test('what touches by a side is one piece, what touches by a corner is not', () => {
  expect(named('..#.', '.#..', '#...')).toEqual({ rows: ['1102', '1022', '0222'], sizes: [0, 3, 6] })
})

test('a piece that forks and meets again is one', () => {
  expect(named('.#.#.', '.#.#.', '.....')).toEqual({ rows: ['10101', '10101', '11111'], sizes: [0, 11] })
  expect(named('#.#', '.#.', '...')).toEqual({ rows: ['010', '202', '222'], sizes: [0, 1, 5] })
})

test('a spiral is one piece', () => {
  expect(named('.....', '####.', '...#.', '.###.', '.....').sizes).toEqual([0, 17])
})

test('nothing is left of what is taken whole', () => {
  expect(named('##', '##')).toEqual({ rows: ['00', '00'], sizes: [0] })
})
