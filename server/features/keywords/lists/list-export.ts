/** The terms of a list as a file: what the list knows of each term, then all columns of a search of terms. */
import { KEYWORD_EXPORT_TEXTS } from '#contracts/model/keywords/keyword-export.texts.ts'
import { LIST_EXPORT_TEXTS } from '#contracts/model/keywords/list-export.texts.ts'
import type { Language } from '#contracts/model/language.ts'
import { type FileColumn, fileColumn, type ListFile } from '#server/platform/list-file.ts'
import { exportColumns, type ReadRow } from '../keyword-export.ts'
import { factsReader, type RowSource } from '../keyword-rows.ts'
import type { FoundTerm } from './listed-terms.ts'

interface ListedRow extends FoundTerm {
  known: ReadRow | null
}

export function listFile(source: RowSource, found: readonly FoundTerm[], language: Language): ListFile<ListedRow> {
  const words = LIST_EXPORT_TEXTS[language]
  const [, ...known] = exportColumns({ source, language }) // the first one is the term
  const text = (header: string, width: number, cell: (row: ListedRow) => string | null): FileColumn<ListedRow> =>
    fileColumn(header, width, 'text', cell)
  const factsOf = factsReader(source)
  return {
    name: words.file,
    columns: [
      text(KEYWORD_EXPORT_TEXTS[language].text, 32, ({ term }) => term.text),
      text(words.tags, 20, ({ tags }) => tags.join(', ')),
      text(words.origin, 14, ({ term }) => words.origins[term.origin]),
      text(words.detail, 24, ({ term }) => term.detail),
      text(words.addedAt, 22, ({ term }) => term.added_at),
      ...known.map(({ cell, ...column }) => ({
        ...column,
        cell: (listed: ListedRow) => listed.known && cell(listed.known),
      })),
    ],
    rows: Uint32Array.from(found.keys()),
    read: (at) => {
      const listed = found[at]!
      const { row } = listed
      return { ...listed, known: row === undefined ? null : { facts: factsOf(row), row } }
    },
  }
}
