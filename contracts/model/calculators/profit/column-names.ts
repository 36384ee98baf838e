/** Headers of batch files: which column they name, and which unit. */
import { LANGUAGES, type Language } from '../../language.ts'
import { BATCH_COLUMN_NAMES, BATCH_SYNONYMS } from './batch.texts.ts'
import { BATCH_COLUMNS, BATCH_KEYS, type BatchKey } from './batch-columns.ts'

/** The header of the template: `Length (cm)`. */
export function headerOf(key: BatchKey, language: Language): string {
  const { unit } = BATCH_COLUMNS[key]
  const name = BATCH_COLUMN_NAMES[language][key]
  return unit === null ? name : `${name} (${unit})`
}

/** Removes case, spaces, punctuation and full-width forms: `Sale_Date*` and `sale date` become one name. */
export const plainName = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '')

const keyOfName = new Map<string, BatchKey>(
  BATCH_KEYS.flatMap((key) =>
    [...LANGUAGES.map((language) => BATCH_COLUMN_NAMES[language][key]), ...BATCH_SYNONYMS[key]].map(
      (name) => [plainName(name), key] as const,
    ),
  ),
)

/** A header with a unit in brackets (`Length (cm)`, `成本（元）`) or at its end (`length_cm`, `Price USD`, `重量/kg`). */
const BRACKETS = /^(.*?)[([【](.*)[)\]】]\s*$/
const AT_END = /^(.*?)[\s_/:-]*([a-z]{1,6}|%|["£€₹¥$]|元|美元|毫米|厘米|公分|英寸|千克|公斤|克|盎司|磅)$/i

/**
 * The column that a header names. `notes` are texts in the header that may be units; other remarks are among them, as
 * in `Price (incl. tax)`.
 */
export function columnOf(header: string): { key: BatchKey; notes: readonly string[] } | undefined {
  const text = header.normalize('NFKC').trim()
  for (const pattern of [BRACKETS, AT_END]) {
    const [, name = '', note = ''] = pattern.exec(text) ?? []
    const key = keyOfName.get(plainName(name))
    if (key) return { key, notes: note.split(/[,;/、\s]+/).filter((part) => part !== '') }
  }
  const key = keyOfName.get(plainName(text))
  return key && { key, notes: [] }
}
