/** Finds out which columns a pasted carton list has. */
import { CARTON_COLUMNS, type CartonColumn, HEADERS } from './carton-columns.data.ts'
import { CARTON_UNITS } from './carton-units.ts'
import { plain, type Row } from './pasted-rows.ts'

export interface Columns {
  /** null: the column is ignored. */
  names: (CartonColumn | null)[]
  /** The unit that each heading names. */
  units: (string | null)[]
}

export interface Header extends Columns {
  ignored: string[]
}

/** Undefined unless at least two cells name columns. */
export function readHeader(cells: readonly string[]): Header | undefined {
  const read = cells.map(readHeading)
  const names = read.map(({ name }, at) => (read.findIndex((each) => each.name === name) < at ? null : name))
  if (names.filter((name) => name !== null).length < 2) return
  return {
    names,
    units: read.map(({ unit }) => unit),
    ignored: cells.filter((cell, at) => cell !== '' && names[at] === null),
  }
}

/** Reads headings such as `长(cm)`, `Length in`, `毛重/KG` and `L*W*H (mm)`. */
function readHeading(cell: string): { name: CartonColumn | null; unit: string | null } {
  const text = plain(cell).toLowerCase()
  const [bracket = '', inBrackets = null] = /[([【]\s*([^)\]】]*?)\s*[)\]】]/.exec(text) ?? []
  const words = text.replace(bracket, '').trim()
  const whole = columnNamed(words)
  if (whole) return { name: whole, unit: knownUnit(inBrackets) }
  const [, before = '', last = null] = /^(.+?)[\s/_]+([^\s/_]+)$/.exec(words) ?? []
  const unit = knownUnit(last)
  const name = unit === null ? null : columnNamed(before)
  return { name, unit: name ? unit : null }
}

function columnNamed(words: string): CartonColumn | null {
  const key = words.replace(/[\s._:-]/g, '')
  return CARTON_COLUMNS.find((column) => HEADERS[column].includes(key)) ?? null
}

const knownUnit = (word: string | null): string | null =>
  word !== null && (CARTON_UNITS.length(word) ?? CARTON_UNITS.weight(word)) !== undefined ? word : null

/** The first column that a header lacks, or undefined. */
export function missingColumn({ names }: Columns): CartonColumn | undefined {
  const sides = names.includes('dimensions') ? [] : (['length', 'width', 'height'] as const)
  return (['count', ...sides, 'weight'] as const).find((column) => !names.includes(column))
}

const SIDES: readonly CartonColumn[] = ['count', 'length', 'width', 'height', 'weight', 'unitsPerCarton']
const DIMENSIONS: readonly CartonColumn[] = ['count', 'dimensions', 'weight', 'unitsPerCarton']

/**
 * The columns of a list without a header. If the second cell of the row has several numbers, they are all three sides.
 */
export function columnsOf({ cells }: Row): Columns {
  const names = [...(plain(cells[1] ?? '').includes('*') ? DIMENSIONS : SIDES)]
  return { names, units: names.map(() => null) }
}
