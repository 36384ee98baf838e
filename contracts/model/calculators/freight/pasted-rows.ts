/** Rows and cells of a pasted text. */
import { TOTALS } from './carton-columns.data.ts'

export interface Row {
  /** Line of the text, from 1. */
  line: number
  cells: string[]
}

/** Full-width letters become plain ones, and every multiplication sign a star. */
export const plain = (text: string): string =>
  text
    .replace(/[″”“]/g, '"')
    .normalize('NFKC')
    .replace(/[×✕]|[xX](?=\s*[\d.])|(?<![a-zA-Z])[xX](?![a-zA-Z])/g, '*')
    .trim()

/** Rows without empty lines and sums. Tabs separate cells if there are any, then semicolons, then commas. */
export function rowsOf(text: string): Row[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .replaceAll('；', ';')
    .replaceAll('，', ',')
    .split(/\r\n|\r|\n/)
  const separator = ['\t', ';'].find((each) => text.replaceAll('；', ';').includes(each)) ?? ','
  return lines
    .map((line, at) => ({ line: at + 1, cells: cellsOf(line, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== '') && !isTotal(cells))
}

/** Quoted cells may contain the separator. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? ''
    if (isQuoted && letter === '"' && line[at + 1] === '"') {
      cell += '"'
      at++
    } else if (isQuoted && letter === '"') isQuoted = false
    else if (letter === '"' && cell.trim() === '') isQuoted = true
    else if (!isQuoted && letter === separator) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}

const isTotal = ([first = '']: readonly string[]): boolean =>
  TOTALS.includes(plain(first).toLowerCase().replace(/[\s:]/g, ''))
