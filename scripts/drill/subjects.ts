/** Products and niches of the sample world to use in calls. */
import { join } from 'node:path'
import { openDatabase } from '#server/db/sqlite.ts'

export interface Subjects {
  asins: string[]
  niches: string[]
}

export function subjectsIn(dataDir: string, count: number): Subjects {
  const db = openDatabase(join(dataDir, 'catalogue.sqlite'), { readonly: true })
  const first = (sql: string) => db.prepare<[number], string>(sql).pluck().all(count)
  const subjects = {
    asins: first(`SELECT asin FROM product WHERE marketplace = 'US' ORDER BY id LIMIT ?`),
    niches: first(`SELECT id FROM niche WHERE marketplace = 'US' ORDER BY id LIMIT ?`),
  }
  db.close()
  return subjects
}
