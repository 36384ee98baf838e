/** What to say first about a result: the cheapest and the fastest mode, expired quotes, modes that are too late. */
import type { Mode } from './modes.ts'
import type { Freight, ModeResult, NoteKey } from './result.ts'

export interface Ranking {
  /**
   * The mode with the lowest middle of its known cost; the first of equal ones. Modes with a quote in force rank before all
   * others. null: no mode has a price.
   */
  cheapest: ModeResult | null
  /** The cheapest of the modes with the fewest unknown costs; null if `cheapest` is one of those modes. */
  mostComplete: ModeResult | null
  /** The mode with the fewest days on average, among those from which `cheapest` is chosen. null: none has days. */
  fastest: ModeResult | null
  /** Modes with a price whose quote has ended, and the first day on which one ended. */
  expired: { modes: Mode[]; endedOn: string | null }
  /** Modes with a price whose quote has no date. */
  undated: Mode[]
  tooLate: Mode[]
}

const STALE_NOTES = ['cardEnded', 'cardNotYet', 'cardUndated'] as const satisfies readonly NoteKey[]
export type StaleNote = (typeof STALE_NOTES)[number]

/** Why the quote of a mode is not in force on the day; null if it is. */
export const staleNoteOf = ({ notes }: ModeResult): StaleNote | null =>
  STALE_NOTES.find((note) => notes.includes(note)) ?? null

export function rank({ modes }: Pick<Freight, 'modes'>): Ranking {
  const priced = modes.filter(({ total }) => total !== null)
  const inForce = priced.filter((result) => staleNoteOf(result) === null)
  const ranked = inForce.length > 0 ? inForce : priced
  const expired = priced.filter(({ notes }) => notes.includes('cardEnded'))
  const cheapest = least(ranked, middleOf)
  const fewest = Math.min(...ranked.map(({ missing }) => missing.length))
  const complete = least(
    ranked.filter(({ missing }) => missing.length === fewest),
    middleOf,
  )
  const ends = expired.flatMap(({ card }) => card?.validTo ?? []).sort()
  return {
    cheapest,
    mostComplete: cheapest && cheapest.missing.length > fewest ? complete : null,
    fastest: least(ranked, ({ schedule }) => schedule && schedule.days.low + schedule.days.high),
    expired: { modes: expired.map(({ mode }) => mode), endedOn: ends[0] ?? null },
    undated: priced.filter(({ notes }) => notes.includes('cardUndated')).map(({ mode }) => mode),
    tooLate: modes.filter(({ schedule }) => schedule?.verdict === 'tooLate').map(({ mode }) => mode),
  }
}

const middleOf = ({ total }: ModeResult): number | null => total?.value ?? null

function least(results: readonly ModeResult[], measure: (result: ModeResult) => number | null): ModeResult | null {
  return results.reduce<ModeResult | null>((best, result) => {
    const value = measure(result)
    if (value === null) return best
    return best === null || value < (measure(best) ?? Number.POSITIVE_INFINITY) ? result : best
  }, null)
}
