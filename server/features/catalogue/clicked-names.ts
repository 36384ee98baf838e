import type { Reader } from '#server/db/reader.ts'
import type { ImportedKeyword, TermFacts } from './imported-keyword.ts'

export type ClickedNames = Pick<TermFacts, 'titles' | 'brands'>

export interface ClickedQueries {
  /** What imported files say about products and brands that buyers click after a search. The sample has none of it. */
  clickedNames(keywordId: number): ClickedNames
}

/**
 * Reads the names from the catalogue, for the rows of a page. In the table of keywords they would take more room than all
 * other columns.
 */
export function clickedQueries(db: Reader): ClickedQueries {
  const stored = db.lookup<[number], { facts: string }>(`SELECT facts FROM keyword WHERE id = ? AND source <> 'sample'`)
  return {
    clickedNames: (keywordId) => {
      const row = stored.get(keywordId)
      const facts = row ? (JSON.parse(row.facts) as ImportedKeyword).facts : {} // the cast: keyword-writer wrote it
      return { titles: facts.titles?.value ?? {}, brands: facts.brands?.value ?? [] }
    },
  }
}
