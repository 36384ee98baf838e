import type { Occurrences } from '../occurrences.ts'

/** A record's number in its file, from 1, and its right's number if known. */
export interface Place {
  no: number
  number: string | null
  detail: string | null
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
  rejections: Partial<Record<Reason, Occurrences<Place>>>
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
