/**
 * Reads design patents, enforcement cases and trademarks, which are the same for every account. `today` is the world's day
 * (`YYYY-MM-DD`); patents that are published later are hidden.
 */
import type { Office, Patent } from '#contracts/model/rights/patent.ts'
import { type Reader, readerOf } from '#server/db/reader.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { IMPORT_AGAIN, sampleDataError } from '#server/platform/sample-data.ts'
import { type ChangeFeed, changeFeed } from './change-feed.ts'
import { conditionsOf, type PatentFilter } from './patent-filter.ts'
import { type CaseReader, caseReader } from './rights-cases.ts'
import { type FamilyReader, familyReader } from './rights-family.ts'
import { type GrantReader, grantReader } from './rights-grants.ts'
import { type MarkReader, markReader } from './rights-marks.ts'
import { PATENT_COLUMNS, type PatentRow, type StoredView, toPatent } from './rights-rows.ts'

export type { MarkWords, Stamp } from './change-feed.ts'
export type { PatentFilter } from './patent-filter.ts'

export type PatentSort = 'filed' | 'published' | 'granted'

export interface PatentPage {
  sort: PatentSort
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

export interface Rights extends FamilyReader, GrantReader, CaseReader, MarkReader, ChangeFeed {
  patent(id: number, today: string): Patent | undefined
  /** In the order of the ids; unknown ids are skipped. */
  patents(ids: readonly number[], today: string): Patent[]
  patentsWhere(filter: PatentFilter, page: PatentPage, today: string): { total: number; patents: Patent[] }
  /** Offices with matching patents. */
  officesWhere(filter: PatentFilter, today: string): { office: Office; total: number }[]
  /** Ascending ids for a search by picture; null if every patent matches. */
  idsWhere(filter: PatentFilter, today: string): Uint32Array | null
  /** The views of a patent with the sources of their drawings, in their order. */
  views(patentId: number): StoredView[]
}

const COLUMN: Record<PatentSort, string> = { filed: 'filed_on', published: 'published_on', granted: 'granted_on' }

/** @param lasting see `readerOf` */
export function rightsOf(connection: Connection, lasting?: number): Rights {
  const db = readerOf(connection, lasting)
  const dynamic = statementCache(db)
  const one = db.lookup<[number], PatentRow>(`SELECT ${PATENT_COLUMNS} FROM patent WHERE id = ?`)
  const views = db.prepare<[number], { no: number; kind: StoredView['kind']; drawing: string | null }>(
    'SELECT no, kind, drawing FROM patent_view WHERE patent_id = ? ORDER BY no',
  )
  const unpublished = db.prepare<[string], { found: number }>(
    'SELECT 1 AS found FROM patent WHERE published_on > ? LIMIT 1',
  )
  const patent: Rights['patent'] = (id, today) => {
    const row = one.get(id)
    return row && row.published_on <= today ? toPatent(row) : undefined
  }
  return {
    patent,
    ...familyReader(db, patent),
    patents: (ids, today) => ids.flatMap((id) => patent(id, today) ?? []),
    patentsWhere(filter, { sort, order, limit, offset }, today) {
      const { sql, parameters } = conditionsOf(filter, today)
      const direction = order === 'asc' ? 'ASC' : 'DESC'
      const rows = dynamic<PatentRow>(
        `SELECT ${PATENT_COLUMNS} FROM patent WHERE ${sql}
         ORDER BY ${COLUMN[sort]} ${direction} NULLS LAST, id ${direction} LIMIT @limit OFFSET @offset`,
      ).all({ ...parameters, limit, offset })
      const [counted] = dynamic<{ total: number }>(`SELECT count(*) AS total FROM patent WHERE ${sql}`).all(parameters)
      return { total: counted?.total ?? 0, patents: rows.map(toPatent) }
    },
    officesWhere(filter, today) {
      const { sql, parameters } = conditionsOf(filter, today)
      return dynamic<{ office: Office; total: number }>(
        `SELECT office, count(*) AS total FROM patent WHERE ${sql} GROUP BY office`,
      ).all(parameters)
    },
    idsWhere(filter, today) {
      const { sql, parameters, none } = conditionsOf(filter, today)
      if (none && !unpublished.get(today)) return null
      const rows = dynamic<{ id: number }>(`SELECT id FROM patent WHERE ${sql} ORDER BY id`).all(parameters)
      return Uint32Array.from(rows, ({ id }) => id)
    },
    views: (patentId) =>
      views.all(patentId).map(({ no, kind, drawing }) => ({ no, kind, drawing: drawing && JSON.parse(drawing) })),
    ...grantReader(db),
    ...caseReader(db),
    ...markReader(db),
    ...changeFeed(db),
  }
}

/** Each combination of filter fields is a statement. */
const MAX_STATEMENTS = 200

function statementCache(db: Reader) {
  const known = new Map<string, unknown>()
  return <Row>(sql: string) => {
    // The cast: the statement was prepared from this text.
    let statement = known.get(sql) as ReturnType<typeof db.prepare<[object], Row>> | undefined
    if (!statement) {
      if (known.size >= MAX_STATEMENTS) known.clear()
      statement = db.prepare<[object], Row>(sql)
      known.set(sql, statement)
    }
    return statement
  }
}

/** Throws DataFileError if the file contains the sample world. */
export function refuseSampleRights(rights: Connection, file: string): void {
  if (rights.prepare(`SELECT 1 FROM meta WHERE key = 'world'`).get())
    throw sampleDataError(file, 'sample patents and trademarks', IMPORT_AGAIN)
}
