/** An account with years of work: some reports, searches and checks made by calls, then copied in the closed database. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Connection, openDatabase } from '#server/db/sqlite.ts'
import { MAIN_WORLD } from '#server/platform/world.ts'

const REPORTS = 4000
/** Copied reports that have a PDF: each takes a quarter of a megabyte on disk. */
const PDFS = 200
const SEARCHES = 2000
const CHECKS = 1500
const MOVEMENTS = 8000

/** Copies the rows of the account with this phone. No server may have the database open. */
export function growAccount(dataDir: string, phone: string): void {
  const db = openDatabase(join(dataDir, 'state.sqlite'))
  try {
    const account = db.prepare<[string], number>('SELECT id FROM account WHERE phone = ?').pluck().get(phone)
    if (account === undefined) throw new Error(`No account has the phone ${phone}`)
    db.transaction(() => {
      const reports = insertCopies(db, 'report', account, REPORTS, {
        subject: "printf('B0%08d', n)",
        title: "title || ' ' || n",
        search: "search || ' ' || n",
        file: `CASE WHEN n <= ${PDFS} THEN 'copy-' || n || '.pdf' END`,
      })
      db.exec(`INSERT INTO report_version (report_id, revision, model, made_at, as_of)
        SELECT report.id, report.current_revision, model, made_at, as_of
        FROM report, report_version WHERE report_id = ${reports.of} AND report.id > ${reports.last}`)
      const searches = insertCopies(db, 'patent_query', account, SEARCHES, { search: "'copy ' || n" })
      db.exec(`INSERT INTO patent_verdict (query_id, patent_id, verdict, note, judged_at)
        SELECT patent_query.id, n.value, 'different', 'The handle differs', created_at
        FROM patent_query, json_each('[1,2,3,4,5]') AS n WHERE patent_query.id > ${searches.last}`)
      insertCopies(db, 'tort_query', account, CHECKS, { search: "'copy ' || n" })
      insertCopies(db, 'ledger', account, MOVEMENTS, {
        amount: '0',
        cause: `CASE n % 2 WHEN 0 THEN 'report:' || (${reports.last} + n / 2) || ':1' ELSE 'patentQuery:' || (100000 + n) END`,
      })
    })()
    const files = join(dataDir, 'files', MAIN_WORLD)
    const file =
      db.prepare<[], string>('SELECT file FROM report WHERE file IS NOT NULL ORDER BY id').pluck().get() ?? ''
    for (let no = 1; no <= PDFS; no++) copyFileSync(join(files, file), join(files, `copy-${no}.pdf`))
  } finally {
    db.close()
  }
}

/**
 * Inserts `count` copies of the account's first row in the table. Some columns get an SQL expression that may use the number
 * of the copy, `n`. Returns the id of the first row and the last id before the copies.
 */
function insertCopies(
  db: Connection,
  table: string,
  account: number,
  count: number,
  own: Readonly<Record<string, string>>,
): { of: number; last: number } {
  const ids = db.prepare<[number], number>(`SELECT id FROM ${table} WHERE account_id = ? ORDER BY id`).pluck()
  const [of] = ids.all(account)
  if (of === undefined) throw new Error(`The account has no row in ${table}`)
  const last = db.prepare<[], number>(`SELECT max(id) FROM ${table}`).pluck().get() ?? 0
  const columns = db
    .prepare<[string], string>("SELECT name FROM pragma_table_info(?) WHERE name <> 'id'")
    .pluck()
    .all(table)
  db.exec(`WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ${count})
    INSERT INTO ${table} (${columns.join(', ')})
    SELECT ${columns.map((name) => own[name] ?? name).join(', ')} FROM copy, ${table} WHERE id = ${of}`)
  return { of, last }
}
