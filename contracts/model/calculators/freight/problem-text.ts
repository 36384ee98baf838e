import type { Language } from '../../language.ts'
import { fillText } from '../../wording.ts'
import { PROBLEM_FRAMES, SECTION_NAMES, type Section } from './problem.texts.ts'

/** Names the place of a problem: the field `cartons.1.count` is in `Cartons, row 2`. */
export function problemPlace(field: string, language: Language): string {
  const [head = '', row] = field.split('.')
  const names: Readonly<Record<string, string>> = SECTION_NAMES[language] satisfies Record<Section, string>
  const section = names[head] ?? field
  return row !== undefined && /^\d+$/.test(row)
    ? fillText(PROBLEM_FRAMES[language].row, { section, row: String(Number(row) + 1) })
    : section
}
