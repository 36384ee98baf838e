/** Reads delimited text (RFC 4180) in the variants that spreadsheets of different countries write. */
import { RowCollector, SHEET_LIMITS, SheetError, type SheetLimits, type SheetRow } from './sheet.ts'

/** In order of preference, for files that several separators fit equally well: cells hold commas more often than tabs. */
const SEPARATORS = ['\t', ';', ','] as const
type Separator = (typeof SEPARATORS)[number]

/** Excel reads the separator from such a line, and writes one itself. */
const SEPARATOR_LINE = /^sep=([,;\t])(?:\r\n|\n|\r|$)/i
/** The separator is detected from this many rows. */
const SAMPLE_ROWS = 20
const SAMPLE_CHARACTERS = 100_000

/**
 * The rows with content. The separator is named in a `sep=` line; otherwise it is the one that splits most of the first
 * rows into equal numbers of cells. Lines may end with LF, CRLF or CR. A quoted cell may contain separators, line breaks
 * and doubled quotes; a quote inside an unquoted cell (`12" pan`) is text. Throws {@link SheetError}.
 */
export function readCsv(text: string, limits: SheetLimits = SHEET_LIMITS): SheetRow[] {
  const start = text.startsWith('\ufeff') ? 1 : 0
  const named = SEPARATOR_LINE.exec(text.slice(start, start + 10))
  const separator = (named?.[1] as Separator | undefined) ?? detectSeparator(text.slice(start, SAMPLE_CHARACTERS))
  const collector = new RowCollector(limits)
  const from = start + (named?.[0].length ?? 0)
  for (const { line, cells } of records({ text, from, firstLine: named ? 2 : 1, separator })) collector.add(line, cells)
  if (collector.rows.length === 0) throw new SheetError('empty')
  return collector.rows
}

/** Characters that the stream reader collects before it looks for rows. */
const PART_CHARACTERS = 1_000_000
/** A row of more characters is a quoted cell without an end. */
const ROW_CHARACTERS = 32_000_000

/** The rows with content of a text of any length, like {@link readCsv}, in constant memory. Throws {@link SheetError}. */
export async function* streamCsv(parts: AsyncIterable<string>): AsyncGenerator<SheetRow> {
  let text = ''
  let line = 1
  let separator: Separator | undefined
  function* completeRows(isEnd: boolean): Generator<SheetRow> {
    separator ??= detectSeparator(text.slice(0, SAMPLE_CHARACTERS))
    let done = 0
    try {
      for (const row of records({ text, from: 0, firstLine: line, separator })) {
        // The last row may go on in the next part.
        if (!isEnd && row.end >= text.length) break
        done = row.end
        line = row.endLine
        if (row.cells.some((cell) => cell.length > SHEET_LIMITS.cellLength)) throw new SheetError('longCell', row.line)
        if (row.cells.some((cell) => cell.trim() !== '')) yield { line: row.line, cells: row.cells }
      }
    } catch (error) {
      const isCutOff = error instanceof SheetError && error.fault === 'openQuote' && !isEnd
      if (!isCutOff || text.length - done > ROW_CHARACTERS) throw error
    }
    text = text.slice(done)
  }
  let collected = 0
  for await (const part of parts) {
    text += line === 1 && text === '' && part.startsWith('\ufeff') ? part.slice(1) : part
    collected += part.length
    if (collected < PART_CHARACTERS) continue
    collected = 0
    yield* completeRows(false)
  }
  yield* completeRows(true)
}

function detectSeparator(sample: string): Separator {
  const scores = SEPARATORS.map((separator) => {
    const widths = sampleWidths(sample, separator)
    const [first = 1] = widths
    return { separator, alike: first > 1 ? widths.filter((width) => width === first).length : 0 }
  })
  const [best] = scores.filter(({ alike }) => alike > 0).sort((one, other) => other.alike - one.alike)
  return best?.separator ?? ','
}

/** Numbers of cells in the first rows with content; stops at the first fault. */
function sampleWidths(sample: string, separator: Separator): number[] {
  const widths: number[] = []
  try {
    for (const { cells } of records({ text: sample, from: 0, firstLine: 1, separator })) {
      if (cells.some((cell) => cell.trim() !== '')) widths.push(cells.length)
      if (widths.length === SAMPLE_ROWS) break
    }
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
  }
  return widths
}

interface CsvText {
  text: string
  from: number
  firstLine: number
  separator: Separator
}

interface CsvRow {
  line: number
  cells: string[]
  /** Where the next row begins, and its number. */
  end: number
  endLine: number
}

function* records({ text, from, firstLine, separator }: CsvText): Generator<CsvRow> {
  const unquotedEnd = new RegExp(`[${separator}\\r\\n]`, 'g')
  let at = from
  let line = firstLine
  let rowLine = firstLine
  let cells: string[] = []
  while (at < text.length) {
    if (text[at] === '"') {
      const { value, end } = quotedCell(text, at, line)
      cells.push(value)
      line += countBreaks(value)
      at = end
      if (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r')
        throw new SheetError('brokenQuotes', line)
    } else {
      unquotedEnd.lastIndex = at
      const end = unquotedEnd.exec(text)?.index ?? text.length
      cells.push(text.slice(at, end))
      at = end
    }
    if (at < text.length && text[at] === separator) {
      at++
      // A separator at the end of the text is followed by an empty cell.
      if (at === text.length) cells.push('')
      else continue
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    line++
    yield { line: rowLine, cells, end: at, endLine: line }
    rowLine = line
    cells = []
  }
}

function quotedCell(text: string, start: number, line: number): { value: string; end: number } {
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) throw new SheetError('openQuote', line)
    if (text[quote + 1] !== '"') return { value: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
    at = quote + 2
  }
}

const countBreaks = (value: string) => value.match(/\r\n|\n|\r/g)?.length ?? 0
