/** Returns four to seven round numbers for an axis from zero to at least `most`. */
export function ticksTo(most: number): number[] {
  if (most <= 0) return [0]
  const step = stepFor(most)
  const count = Math.ceil(most / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, at) => exact(at * step))
}

/** Returns two to seven round numbers between `from` and `to`, at equal distances; only `from` if they are equal. */
export function ticksBetween(from: number, to: number): number[] {
  if (to <= from) return [from]
  const step = stepFor(to - from)
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, at) => exact((first + at) * step))
}

/** Returns the smallest round step that divides the span into at most six parts. */
function stepFor(span: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(span))
  return [0.1, 0.2, 0.5, 1].map((part) => part * magnitude).find((each) => span / each <= 6) ?? magnitude * 2
}

const exact = (tick: number): number => Number(tick.toPrecision(12))
