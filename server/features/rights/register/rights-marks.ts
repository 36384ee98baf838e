/** Stored trademarks by id; trademark-search finds marks by name. */
import type { Trademark } from '#contracts/model/rights/trademark.ts'
import type { Reader } from '#server/db/reader.ts'
import { type MarkRow, toMark } from './rights-rows.ts'

export interface MarkReader {
  mark(id: number): Trademark | undefined
  /** In the order of the ids; unknown ids are skipped. */
  marks(ids: readonly number[]): Trademark[]
  /** Marks with this serial or registration number. */
  marksNumbered(number: string): Trademark[]
}

const COLUMNS = `id, office, serial_number, registration_number, words, class_mask, live, drawing, status_code, filed_on,
  registered_on, status_on, source, observed_on, facts`

export function markReader(db: Reader): MarkReader {
  const one = db.lookup<[number], MarkRow>(`SELECT ${COLUMNS} FROM mark WHERE id = ?`)
  const mark = (id: number) => {
    const row = one.get(id)
    return row && toMark(row)
  }
  const numbered = db.prepare<[object], MarkRow>(
    `SELECT ${COLUMNS} FROM mark WHERE serial_number = @number
     UNION SELECT ${COLUMNS} FROM mark WHERE registration_number = @number ORDER BY id`,
  )
  return {
    mark,
    marks: (ids) => ids.flatMap((id) => mark(id) ?? []),
    marksNumbered: (number) => numbered.all({ number }).map(toMark),
  }
}
