/** What to say first about a result: the cheapest and the fastest mode, expired quotes, modes that are too late. */
import type { Mode } from './modes.ts'
import type { Freight, ModeResult } from './result.ts'

export interface Ranking {
  /** Lowest middle of the known cost; of equal ones the first. null: no mode has a price. */
  cheapest: ModeResult | null
  /** The cheapest of the modes with the fewest unknown costs, if the cheapest one has more of them; else null. */
  mostComplete: ModeResult | null
  /** Fewest days on average, of the modes with a price. null: none has days. */
  fastest: ModeResult | null
  /** Modes with a price whose quote has ended, and the first day on which one ended. */
  expired: { modes: Mode[]; endedOn: string | null }
  tooLate: Mode[]
}

export function rank({ modes }: Pick<Freight, 'modes'>): Ranking {
  const priced = modes.filter(({ total }) => total !== null)
  const expired = priced.filter(({ notes }) => notes.includes('cardEnded'))
  const cheapest = least(priced, middleOf)
  const fewest = Math.min(...priced.map(({ missing }) => missing.length))
  const complete = least(
    priced.filter(({ missing }) => missing.length === fewest),
    middleOf,
  )
  const ends = expired.flatMap(({ card }) => card?.validTo ?? []).sort()
  return {
    cheapest,
    mostComplete: cheapest && cheapest.missing.length > fewest ? complete : null,
    fastest: least(priced, ({ schedule }) => schedule && schedule.days.low + schedule.days.high),
    expired: { modes: expired.map(({ mode }) => mode), endedOn: ends[0] ?? null },
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
