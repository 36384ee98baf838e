interface Found {
  places: readonly { from: number; to: number }[]
}

export interface Segment {
  from: number
  text: string
  /** Index of the finding; null for text outside of findings. */
  finding: number | null
}

/**
 * Splits the text at findings. If findings overlap, the finding that starts first wins; if several start there, the
 * longest wins.
 */
export function segmentsOf(text: string, findings: readonly Found[]): Segment[] {
  const places = findings
    .flatMap(({ places }, finding) => places.map(({ from, to }) => ({ from, to, finding })))
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  const segments: Segment[] = []
  let at = 0
  const add = (to: number, finding: number | null) => {
    if (to > at) segments.push({ from: at, text: text.slice(at, to), finding })
    at = Math.max(at, to)
  }
  for (const { from, to, finding } of places) {
    if (from < at) continue
    add(from, null)
    add(to, finding)
  }
  add(text.length, null)
  return segments
}
