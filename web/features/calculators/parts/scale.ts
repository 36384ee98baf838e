/** Round numbers for an axis from zero to at least `most`, five to eleven of them. */
export function ticksTo(most: number): number[] {
  if (most <= 0) return [0]
  const magnitude = 10 ** Math.floor(Math.log10(most))
  const step = [0.1, 0.2, 0.5, 1].map((part) => part * magnitude).find((each) => most / each <= 6) ?? magnitude * 2
  const count = Math.ceil(most / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}
