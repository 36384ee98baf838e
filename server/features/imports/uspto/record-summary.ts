/** Maximum number of records listed per reason. */
const MAX_LISTED = 5

/** A record's number in its file, from 1, and its right's number if known. */
export interface Place {
  no: number
  number: string | null
  detail: string | null
}

export interface Occurrences {
  count: number
  first: Place[]
}

export interface RecordSummary<Reason extends string> {
  /** `read` = `imported` + `changed` + `unchanged` + `older` + `skipped` + `rejected`. */
  read: number
  /** Records of new rights, or ones that existed only as a sample. */
  imported: number
  changed: number
  /** Records without new facts. */
  unchanged: number
  /** Records older than the stored ones. */
  older: number
  /** Records of other kinds, which are not imported. */
  skipped: number
  rejected: number
  rejections: Partial<Record<Reason, Occurrences>>
  /** Number or words of the first imported right, for a link. */
  example: string | null
  /** Set if the file could not be read to its end: the reason and the record. */
  broken: { row: number | null; message: string } | null
}

export type Outcome = 'imported' | 'changed' | 'unchanged' | 'older'

export const emptySummary = <Reason extends string>(): RecordSummary<Reason> => ({
  read: 0,
  imported: 0,
  changed: 0,
  unchanged: 0,
  older: 0,
  skipped: 0,
  rejected: 0,
  rejections: {},
  example: null,
  broken: null,
})

/** Adds one occurrence at that place. */
export function addOccurrence(known: Occurrences | undefined, place: Place): Occurrences {
  const { count, first } = known ?? { count: 0, first: [] }
  return { count: count + 1, first: first.length < MAX_LISTED ? [...first, place] : first }
}

export function countRejection<R extends string>(summary: RecordSummary<R>, reason: R, place: Place): void {
  summary.rejected++
  summary.rejections[reason] = addOccurrence(summary.rejections[reason], place)
}
