/** Writes rights for the sample world and the imports, within their transactions. A row of the same number is replaced. */
import type { EnforcementCase, Patent } from '#contracts/model/rights/patent.ts'
import type { Trademark } from '#contracts/model/rights/trademark.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { priorityKey } from './families.ts'
import { fromMark, fromPatent, type StoredView } from './rights-rows.ts'
import { partyOf, toIndexText } from './rights-words.ts'

/** Without a descriptor the view is shown but not found by picture. */
export interface NewView extends StoredView {
  descriptor: Uint8Array | null
}

export interface RightsWriter {
  /**
   * Returns the id, which a rewritten patent keeps; a real patent that replaces a sample patent gets a new id.
   * @param addedAt ISO instant from which the patent counts as new
   */
  putPatent(patent: Omit<Patent, 'id' | 'views'>, views: readonly NewView[], addedAt: string): number
  /** Returns the id, as `putPatent` does. */
  putMark(mark: Omit<Trademark, 'id'>): number
  putCase(row: EnforcementCase): void
  /** The source of the stored row. Real rows replace `sample` rows, never the other way round. */
  sourceOfPatent(patent: Pick<Patent, 'office' | 'publicationNumber'>): string | undefined
  sourceOfMark(mark: Pick<Trademark, 'office' | 'serialNumber'>): string | undefined
}

/** The next change number, read within the write itself, so that two writers never use the same. */
const nextChange = (table: 'patent' | 'mark') => `(SELECT coalesce(max(change), 0) + 1 FROM ${table})`

export function rightsWriter(db: Connection): RightsWriter {
  const patents = patentStatements(db)
  const marks = upsert<ReturnType<typeof fromMark>>(db, 'mark', MARK_KEYS)
  const cases = caseStatements(db)
  const patentSource = db.prepare<[string, string], string>(
    'SELECT source FROM patent WHERE publication_number = ? AND office = ?',
  )
  const markSource = db.prepare<[string, string], string>(
    'SELECT source FROM mark WHERE serial_number = ? AND office = ?',
  )
  return {
    ...patents,
    putMark: (mark) => marks(fromMark(mark)),
    putCase: cases,
    sourceOfPatent: ({ office, publicationNumber }) => patentSource.pluck().get(publicationNumber, office),
    sourceOfMark: ({ office, serialNumber }) => markSource.pluck().get(serialNumber, office),
  }
}

const PATENT_KEYS = ['publication_number', 'office']
const MARK_KEYS = ['serial_number', 'office']

/** A stored patent counts as new again when it is granted. */
const ADDED_AT = `added_at = CASE WHEN patent.granted_on IS NULL AND excluded.granted_on IS NOT NULL
  THEN excluded.added_at ELSE patent.added_at END`

/** The statement is prepared with the first row, from its columns. */
function upsert<Row extends { source: string }>(
  db: Connection,
  table: 'patent' | 'mark',
  keys: string[],
): (row: Row) => number {
  let put: ReturnType<typeof db.prepare<[Row], number>> | undefined
  const deleteSample = db.prepare<[Row]>(
    `DELETE FROM ${table} WHERE ${keys.map((key) => `${key} = @${key}`).join(' AND ')} AND source = 'sample'`,
  )
  return (row) => {
    if (row.source !== 'sample' && deleteSample.run(row).changes > 0) raiseGeneration(db)
    if (!put) {
      const columns = Object.keys(row)
      const changed = columns
        .filter((column) => !keys.includes(column))
        .map((column) => (column === 'added_at' ? ADDED_AT : `${column} = excluded.${column}`))
      put = db
        .prepare<[Row], number>(
          `INSERT INTO ${table} (${columns.join(', ')}, change) VALUES (${columns.map((c) => `@${c}`).join(', ')}, ${nextChange(table)})
           ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${changed.join(', ')}, change = excluded.change
           RETURNING id`,
        )
        .pluck()
    }
    // RETURNING always gives the written row.
    return put.get(row) as number
  }
}

function patentStatements(db: Connection): Pick<RightsWriter, 'putPatent'> {
  const put = upsert<ReturnType<typeof fromPatent>>(db, 'patent', PATENT_KEYS)
  const clear = ['patent_class', 'patent_owner', 'patent_priority', 'patent_view'].map((table) =>
    db.prepare<[number]>(`DELETE FROM ${table} WHERE patent_id = ?`),
  )
  const clearWords = db.prepare<[number]>('DELETE FROM patent_words WHERE rowid = ?')
  const addClass = db.prepare('INSERT OR IGNORE INTO patent_class (patent_id, class, subclass) VALUES (?, ?, ?)')
  const addOwner = db.prepare('INSERT OR IGNORE INTO patent_owner (patent_id, party) VALUES (?, ?)')
  const addPriority = db.prepare('INSERT OR IGNORE INTO patent_priority (patent_id, priority) VALUES (?, ?)')
  const addView = db.prepare(
    'INSERT INTO patent_view (patent_id, no, kind, drawing, descriptor) VALUES (?, ?, ?, ?, ?)',
  )
  const addWords = db.prepare(
    `INSERT INTO patent_words (rowid, title, applicant, designer, agency, agent, address) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  const described = db.prepare<[number], object>(
    'SELECT 1 FROM patent_view WHERE patent_id = ? AND descriptor IS NOT NULL LIMIT 1',
  )
  /** For the first described drawing of an older patent, which a search by picture can find from then on. */
  const setDrawnAt = db.prepare<[object]>('UPDATE patent SET drawn_at = @at WHERE id = @id AND added_at < @at')
  return {
    putPatent(patent, views, addedAt) {
      const id = put(fromPatent(patent, addedAt))
      if (views.some(({ descriptor }) => descriptor !== null) && !described.get(id)) setDrawnAt.run({ id, at: addedAt })
      for (const statement of [...clear, clearWords]) statement.run(id)
      // 0 for an unknown subclass; no subclass has this number.
      for (const { class: no, subclass } of patent.locarno) addClass.run(id, no, subclass ?? 0)
      for (const { name } of patent.applicants) addOwner.run(id, partyOf(name))
      for (const priority of patent.priorities) addPriority.run(id, priorityKey(priority))
      for (const { no, kind, drawing, descriptor } of views)
        addView.run(id, no, kind, drawing && JSON.stringify(drawing), descriptor)
      const { title, titleZh, applicants, designers, agency, agents } = patent
      const texts = [
        [title, titleZh],
        applicants.map(({ name }) => name),
        designers,
        [agency],
        agents,
        applicants.flatMap(({ address, country }) => [address, country]),
      ]
      addWords.run(id, ...texts.map((parts) => toIndexText(parts.filter((part) => part !== null).join(' · '))))
      return id
    },
  }
}

function caseStatements(db: Connection): RightsWriter['putCase'] {
  const put = db
    .prepare<[object], number>(
      `INSERT INTO enforcement_case (number, court, filed_on, plaintiff, party, law_firm, kind, stage, defendants, rights, source, observed_on)
       VALUES (@number, @court, @filedOn, @plaintiff, @party, @lawFirm, @kind, @stage, @defendants, @rights, @source, @observedOn)
       ON CONFLICT (number, court) DO UPDATE SET filed_on = excluded.filed_on, plaintiff = excluded.plaintiff, party = excluded.party,
         law_firm = excluded.law_firm, kind = excluded.kind, stage = excluded.stage, defendants = excluded.defendants,
         rights = excluded.rights, source = excluded.source, observed_on = excluded.observed_on
       RETURNING id`,
    )
    .pluck()
  const clear = db.prepare('DELETE FROM case_right WHERE case_id = ?')
  const add = db.prepare('INSERT OR IGNORE INTO case_right (case_id, kind, number) VALUES (?, ?, ?)')
  return (row) => {
    const id = put.get({ ...row, party: partyOf(row.plaintiff), rights: JSON.stringify(row.rights) })
    clear.run(id)
    for (const number of row.rights) add.run(id, row.kind, number)
  }
}

/** Removes the sample rows and raises the generation, so that indexes in memory are rebuilt. */
export function removeSampleRights(db: Connection): void {
  for (const table of ['patent', 'enforcement_case', 'mark']) db.exec(`DELETE FROM ${table} WHERE source = 'sample'`)
  raiseGeneration(db)
}

const raiseGeneration = (db: Connection): unknown =>
  db.exec(`UPDATE meta SET value = CAST(value AS INTEGER) + 1 WHERE key = 'generation'`)
