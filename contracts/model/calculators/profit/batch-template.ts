/** The file that a batch begins with: headers, a sample row, and what to write into each column. */
import { CSV_MARK, csvLine } from '../../../core/csv.ts'
import type { CellFormat, Sheet } from '../../../core/sheet-xml.ts'
import { FEE_CATEGORY_NAMES } from '../../fee-category.texts.ts'
import type { Language } from '../../language.ts'
import { BATCH_FILE_NAMES } from './batch.texts.ts'
import { BATCH_COLUMNS, BATCH_KEYS, type BatchKey } from './batch-columns.ts'
import { BATCH_COLUMN_HINTS, BATCH_GUIDE_NAMES } from './batch-hints.texts.ts'
import { headerOf } from './column-names.ts'

export interface ColumnGuide {
  key: BatchKey
  header: string
  isRequired: boolean
  content: string
  example: string | number | null
}

export const columnGuide = (language: Language): ColumnGuide[] =>
  BATCH_KEYS.map((key) => ({
    key,
    header: headerOf(key, language),
    isRequired: BATCH_COLUMNS[key].isRequired,
    content: BATCH_COLUMN_HINTS[language][key],
    example: exampleOf(key, language),
  }))

/** The sheet to fill in, and one that explains its columns. */
export function templateSheets(language: Language): [Sheet, Sheet] {
  const guide = columnGuide(language)
  const names = BATCH_GUIDE_NAMES[language]
  return [
    {
      name: BATCH_FILE_NAMES[language].template,
      columns: guide.map(({ key, header }) => ({ header, width: 16, format: templateFormat(key) })),
      rows: [guide.map(({ example }) => example)],
    },
    {
      name: names.sheet,
      columns: [
        { header: names.column, width: 20, format: 'text' },
        { header: names.required, width: 10, format: 'text' },
        { header: names.content, width: 80, format: 'text' },
        { header: names.example, width: 16, format: 'number' },
      ],
      rows: guide.map(({ header, isRequired, content, example }) => [
        header,
        isRequired ? names.yes : null,
        content,
        example,
      ]),
    },
  ]
}

/** CSV has one table, so a row above the headers explains the columns. */
export function templateCsv(language: Language): string {
  const guide = columnGuide(language)
  const { yes } = BATCH_GUIDE_NAMES[language]
  const explained = guide.map(({ content, isRequired }) => (isRequired ? `${yes} · ${content}` : content))
  const rows = [explained, guide.map(({ header }) => header), guide.map(({ example }) => example)]
  return CSV_MARK + rows.map(csvLine).join('')
}

function templateFormat(key: BatchKey): CellFormat {
  const { meaning } = BATCH_COLUMNS[key]
  if (meaning === 'day') return 'day'
  return ['text', 'marketplace', 'category', 'fulfilment'].includes(meaning) ? 'text' : 'number'
}

function exampleOf(key: BatchKey, language: Language): string | number | null {
  const { meaning, example } = BATCH_COLUMNS[key]
  const categories: Readonly<Record<string, string>> = FEE_CATEGORY_NAMES[language]
  return meaning === 'category' && example !== null ? (categories[example] ?? null) : example
}
