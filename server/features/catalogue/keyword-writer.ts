/** Writes imported search terms. Call it inside a transaction. */
import { hash52 } from '#fixtures/random.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { addReading, emptyKeyword, type ImportedKeyword, sourcesOf, type TermReading } from './imported-keyword.ts'

export interface KeywordWriter {
  /** Adds what a file says about a term to what earlier files said. */
  add(reading: TermReading, owner: number | null): 'imported' | 'merged' | 'unchanged'
}

export function keywordWriter(db: Connection): KeywordWriter {
  const find = db
    .prepare<[object], string>(
      `SELECT facts FROM keyword WHERE marketplace = @marketplace AND owner = @owner AND text = @text
       AND source <> 'sample'`,
    )
    .pluck()
  const put = db.prepare(
    `INSERT INTO keyword (id, marketplace, text, source, observed_on, owner, facts, last_week)
     VALUES (@id, @marketplace, @text, @source, @day, @owner, @facts, @lastWeek)
     ON CONFLICT (marketplace, owner, text) WHERE source <> 'sample'
     DO UPDATE SET source = @source, observed_on = @day, facts = @facts, last_week = @lastWeek`,
  )
  return {
    add(reading, owner) {
      const { marketplace, text } = reading
      const key = { marketplace, text, owner: owner ?? 0 }
      const known = find.get(key)
      // The cast: `put` wrote it.
      const keyword = addReading(known === undefined ? emptyKeyword() : (JSON.parse(known) as ImportedKeyword), reading)
      const facts = JSON.stringify(keyword)
      if (facts === known) return 'unchanged'
      const { source, day } = sourcesOf(keyword)[0] ?? reading
      put.run({
        ...key,
        source,
        day,
        id: hash52(`import:${key.owner}:${marketplace}:${text}`),
        facts,
        lastWeek: Object.keys(keyword.ranks).sort().at(-1) ?? null,
      })
      return known === undefined ? 'imported' : 'merged'
    },
  }
}
