/** Ratios of facts that may be unknown. */
type Fact = number | null | undefined

const isKnown = (fact: Fact): fact is number => fact !== null && fact !== undefined

export const share = (part: Fact, whole: Fact): number | null =>
  isKnown(part) && isKnown(whole) && whole > 0 ? part / whole : null

export const growth = (from: Fact, to: Fact): number | null =>
  isKnown(from) && isKnown(to) && from > 0 ? (to - from) / from : null
