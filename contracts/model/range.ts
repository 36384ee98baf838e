export interface Range {
  value: number
  low: number
  high: number
}

export const exactly = (value: number): Range => ({ value, low: value, high: value })

export const scale = (range: Range | null, by: number | null): Range | null =>
  range === null || by === null ? null : { value: range.value * by, low: range.low * by, high: range.high * by }

/** Builds a range from `of`, called for the value and both bounds; null if a result is null. */
export function rangeOf(of: (at: keyof Range) => number | null): Range | null {
  const [value, one, other] = [of('value'), of('low'), of('high')]
  if (value === null || one === null || other === null) return null
  return { value, low: Math.min(value, one, other), high: Math.max(value, one, other) }
}

/** Difference of two ranges that depend on the same unknown: low minus low, high minus high. */
export const differenceOf = (one: Range | null, other: Range | null): Range | null =>
  one && other && rangeOf((at) => one[at] - other[at])
