import type { Patent } from '#contracts/model/rights/patent.ts'
import type { Connection } from '#server/db/sqlite.ts'
import type { NewView } from '#server/features/rights/public.register.ts'
import { PATENT_COLUMNS, type PatentRow, toPatent } from '#server/features/rights/public.register.ts'

export interface KnownPatent {
  patent: Patent
  views: NewView[]
}

export type FindKnown = (of: Pick<Patent, 'office' | 'publicationNumber'>) => KnownPatent | null

/** Sample rows do not count: a real patent replaces them completely. */
export function knownPatents(db: Connection): FindKnown {
  const one = db.prepare<[string, string], PatentRow>(
    `SELECT ${PATENT_COLUMNS} FROM patent WHERE publication_number = ? AND office = ? AND source <> 'sample'`,
  )
  const views = db.prepare<
    [number],
    { no: number; kind: NewView['kind']; drawing: string | null; descriptor: Buffer | null }
  >('SELECT no, kind, drawing, descriptor FROM patent_view WHERE patent_id = ? ORDER BY no')
  return ({ office, publicationNumber }) => {
    const row = one.get(publicationNumber, office)
    return row
      ? {
          patent: toPatent(row),
          // JSON, written by the rights writer.
          views: views.all(row.id).map((view) => ({ ...view, drawing: view.drawing && JSON.parse(view.drawing) })),
        }
      : null
  }
}
