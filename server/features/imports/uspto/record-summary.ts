/** What an import of an office's records did, counted. */

/** At most this many records are named for each reason. */
const NAMED = 5

/** A record in its file: its number from 1, and the number of the right where it says one. */
export interface Place {
  no: number
  number: string | null
  /** What more there is to say of the fault. */
  detail: string | null
}

export interface Counted {
  count: number
  first: Place[]
}

export interface RecordSummary<Reason extends string> {
  /** `read` = `taken` + `changed` + `unchanged` + `older` + `skipped` + `refused`. */
  read: number
  /** Records about what was not there, or only as a sample. */
  taken: number
  /** Records that changed what was there. */
  changed: number
  /** Records that say nothing new. */
  unchanged: number
  /** Records that tell of an earlier day than what is there. */
  older: number
  /** Records of other kinds, which were passed over. */
  skipped: number
  refused: number
  refusals: Partial<Record<Reason, Counted>>
  /** Number of the first right that was taken, to look at. */
  example: string | null
  /** Why and in which record reading ended before the end of the file; null when it did not. */
  broken: { row: number | null; message: string } | null
}

export type Outcome = 'taken' | 'changed' | 'unchanged' | 'older'

export const emptySummary = <Reason extends string>(): RecordSummary<Reason> => ({
  read: 0,
  taken: 0,
  changed: 0,
  unchanged: 0,
  older: 0,
  skipped: 0,
  refused: 0,
  refusals: {},
  example: null,
  broken: null,
})

/** The count with one more at that place. */
export function counted(known: Counted | undefined, place: Place): Counted {
  const { count, first } = known ?? { count: 0, first: [] }
  return { count: count + 1, first: first.length < NAMED ? [...first, place] : first }
}

export function countRefusal<R extends string>(summary: RecordSummary<R>, reason: R, place: Place): void {
  summary.refused++
  summary.refusals[reason] = counted(summary.refusals[reason], place)
}
