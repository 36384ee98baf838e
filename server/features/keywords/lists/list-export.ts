/** The terms of a list as CSV or as a workbook: what the list knows of each term, then all columns of a search of terms. */
import type { Cell } from '#contracts/core/csv.ts'
import { KEYWORD_EXPORT_TEXTS } from '#contracts/model/keywords/keyword-export.texts.ts'
import { LIST_EXPORT_TEXTS } from '#contracts/model/keywords/list-export.texts.ts'
import type { Language } from '#contracts/model/language.ts'
import { csvLines } from '#server/platform/csv.ts'
import { xlsxOf } from '#server/platform/xlsx.ts'
import { exportColumns } from '../keyword-export.ts'
import { factsReader, type RowSource } from '../keyword-rows.ts'
import type { FoundTerm } from './listed-terms.ts'

export interface ListExport {
  source: RowSource
  found: readonly FoundTerm[]
  language: Language
}

export function listCsv(list: ListExport): Generator<string> {
  const { heads, rows } = sheetOf(list)
  return csvLines(
    heads.map(({ header }) => header),
    rows,
  )
}

export function listXlsx(list: ListExport): AsyncGenerator<Uint8Array> {
  const { heads, rows } = sheetOf(list)
  return xlsxOf([{ name: LIST_EXPORT_TEXTS[list.language].file, columns: heads, rows }])
}

function sheetOf({ source, found, language }: ListExport) {
  const words = LIST_EXPORT_TEXTS[language]
  const [, ...known] = exportColumns({ source, language }) // the first one is the term
  const text = (header: string, width: number) => ({ header, width, format: 'text' as const })
  const heads = [
    text(KEYWORD_EXPORT_TEXTS[language].text, 32),
    text(words.tags, 20),
    text(words.origin, 14),
    text(words.detail, 24),
    text(words.addedAt, 22),
    ...known,
  ]
  const factsOf = factsReader(source)
  function* rows(): Generator<Cell[]> {
    for (const { term, tags, row } of found) {
      const own = [term.text, tags.join(', '), words.origins[term.origin], term.detail, term.added_at]
      const facts = row === undefined ? null : factsOf(row)
      yield [...own, ...known.map(({ cell }) => (facts === null || row === undefined ? null : cell(facts, row)))]
    }
  }
  return { heads, rows: rows() }
}
