/**
 * China's provinces as equal tiles. A tile is about where the province is among its neighbours; the grid draws no
 * borders and no sizes.
 */
import type { Province } from '#contracts/model/sourcing/provinces.ts'

/** Rows from north to south, columns from west to east. */
const ROWS: readonly string[] = [
  '-- -- -- -- -- -- -- HL',
  '-- -- -- -- -- NM -- JL',
  'XJ -- -- -- -- BJ TJ LN',
  '-- QH GS NX SX HE SD --',
  'XZ -- -- SN HA AH JS SH',
  '-- -- SC CQ HB JX ZJ --',
  '-- -- YN GZ HN GD FJ TW',
  '-- -- -- -- GX MO HK --',
  '-- -- -- -- HI -- -- --',
]

export interface Tile {
  province: Province
  /** Both start at 1. */
  row: number
  column: number
}

export const TILES: readonly Tile[] = ROWS.flatMap((text, row) =>
  text
    .split(' ')
    .map((name, column) => ({ name, column }))
    .filter(({ name }) => name !== '--')
    // The cast: a test compares the names with PROVINCES.
    .map(({ name, column }) => ({ province: name as Province, row: row + 1, column: column + 1 })),
)

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The nearest of the tiles in the direction of an arrow key; undefined for another key, or at the edge. */
export function nextTile(from: Tile, key: string, among: readonly Tile[]): Tile | undefined {
  const [rows, columns] = STEPS[key] ?? [0, 0]
  const distance = (to: Tile) => {
    const [down, right] = [to.row - from.row, to.column - from.column]
    const along = down * rows + right * columns
    const aside = Math.abs(down * columns) + Math.abs(right * rows)
    return along > 0 ? along + aside * 3 : Number.POSITIVE_INFINITY
  }
  const [nearest] = among.toSorted((one, other) => distance(one) - distance(other))
  return nearest && Number.isFinite(distance(nearest)) ? nearest : undefined
}
