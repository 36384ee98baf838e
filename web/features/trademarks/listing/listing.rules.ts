/** The text of a listing that is checked, and where marks stand in it. */

export interface Listing {
  title: string
  bullets: string
  description: string
  /** The seller's own brand, which is no finding. */
  brand: string
  /** Nice classes; all when empty. */
  classes: readonly number[]
}

export const EMPTY_LISTING: Listing = { title: '', bullets: '', description: '', brand: '', classes: [] }

/** Characters (UTF-16 units) that are checked at once: contracts/api/trademarks.ts. */
export const TEXT_LENGTH = 10_000
export const BRAND_LENGTH = 100

/** What is checked: the parts that are filled in, one below the other. */
export const textOf = ({ title, bullets, description }: Listing): string =>
  [title, bullets, description]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n')

interface Found {
  places: readonly { from: number; to: number }[]
}

export interface Segment {
  from: number
  text: string
  /** Which finding stands here; null where none does. */
  finding: number | null
}

/** The text in pieces, each within one finding or none. Where findings overlap, the longest of those that begin first shows. */
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
