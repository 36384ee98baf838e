/** Two usual ways to search marks, as baselines: a linear scan, and SQLite's trigram full-text index. */
import type { Connection } from '#server/db/sqlite.ts'
import { plainOf } from '#server/features/rights/trademark-search/fold.ts'

/** Ids of the nearest marks, nearest first. */
export type Find = (typed: string) => number[]

const MAX_RESULTS = 20

/** Computes the edit distance to every mark. */
export function naiveScan(marks: readonly { id: number; words: string }[]): Find {
  const folded = marks.map(({ id, words }) => ({ id, letters: plainOf(words).replaceAll(' ', '') }))
  return (typed) => {
    const query = plainOf(typed).replaceAll(' ', '')
    return folded
      .map(({ id, letters }) => {
        const longest = Math.max(query.length, letters.length)
        const isContained = letters.includes(query) || query.includes(letters)
        return {
          id,
          similarity: isContained
            ? Math.min(query.length, letters.length) / longest
            : 1 - edits(query, letters) / longest,
        }
      })
      .filter(({ similarity }) => similarity >= 0.6)
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, MAX_RESULTS)
      .map(({ id }) => id)
  }
}

function edits(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++)
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1])))
    last = row
  }
  return last[b.length] ?? 0
}

/** FTS5 with the trigram tokenizer: matches any trigram of the name, ranked by bm25. */
export function trigrams(db: Connection, marks: readonly { id: number; words: string }[]): Find {
  db.exec(`CREATE VIRTUAL TABLE mark USING fts5 (words, tokenize = 'trigram', content = '')`)
  const add = db.prepare('INSERT INTO mark (rowid, words) VALUES (?, ?)')
  db.transaction(() => {
    for (const { id, words } of marks) add.run(id, plainOf(words))
  })()
  const find = db
    .prepare<[string], number>(`SELECT rowid FROM mark WHERE mark MATCH ? ORDER BY bm25(mark) LIMIT ${MAX_RESULTS}`)
    .pluck()
  return (typed) => {
    const text = plainOf(typed)
    const parts = [...new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)))]
    return parts.length === 0 ? [] : find.all(parts.map((part) => `"${part}"`).join(' OR '))
  }
}
