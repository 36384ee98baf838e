import { type Estimate, type Row, total, unitShareOf } from './golden-arithmetic.test-support.ts'

export function ranking(rows: readonly Row[], nameOf: (row: Row) => string | null): string[] {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const name = nameOf(row)
    if (name !== null && row.sold) sums.set(name, (sums.get(name) ?? 0) + row.sold[0])
  }
  return [...sums].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name)
}

export function topShare(rows: readonly Row[], nameOf: (row: Row) => string | null, top: number): Estimate | null {
  const names = ranking(rows, nameOf)
  const first = names.slice(0, top)
  // With exactly `top` names the share is always 100%.
  return names.length < top || (top > 1 && names.length === top)
    ? null
    : unitShareOf(
        rows.filter((row) => nameOf(row) !== null),
        (row) => first.includes(nameOf(row) ?? ''),
      )
}

/** Sum of squared percent shares (0–10,000). Low and high use the low and high bound of every share. */
export function herfindahl(rows: readonly Row[], nameOf: (row: Row) => string | null): Estimate | null {
  const names = [...new Set(rows.map(nameOf))]
  if (rows.length < 5 || names.length < 2) return null
  const squares = names.flatMap((name) => {
    const share = unitShareOf(rows, (row) => nameOf(row) === name)
    return share ? [share.map((part) => (100 * part) ** 2)] : []
  })
  if (squares.length === 0) return null
  const [value = 0, low = 0, high = 0] = [0, 1, 2].map((at) => total(squares.map((square) => square[at] ?? 0)))
  return [value, low < 10_000 / names.length ? 10_000 / names.length : low, high > 10_000 ? 10_000 : high]
}
