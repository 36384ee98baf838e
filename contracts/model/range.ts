/** A number that may be known only by its bounds. */
export interface Range {
  value: number
  low: number
  high: number
}

export const exactly = (value: number): Range => ({ value, low: value, high: value })

/** A range times an exact number, e.g. units × price. */
export const scale = (range: Range | null, by: number | null): Range | null =>
  range === null || by === null ? null : { value: range.value * by, low: range.low * by, high: range.high * by }

/** The bounds of what three numbers, one for each bound of their source, make; null when one of them is not known. */
export function rangeOf(of: (at: keyof Range) => number | null): Range | null {
  const [value, one, other] = [of('value'), of('low'), of('high')]
  if (value === null || one === null || other === null) return null
  return { value, low: Math.min(value, one, other), high: Math.max(value, one, other) }
}
