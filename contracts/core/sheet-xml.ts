/**
 * Writes the parts of an XLSX workbook (ECMA-376, SpreadsheetML), row by row, so that a sheet may be larger than memory.
 * The caller packs the parts into a zip file. Strings are inline strings, which Excel never runs as formulas, whatever they
 * begin with.
 */

import { serialOfDay } from './serial-day.ts'

/** How a column shows its numbers. `day`: cells are days, YYYY-MM-DD. Strings are text in every format. */
export type CellFormat = 'text' | 'number' | 'integer' | 'cents' | 'percent' | 'day'

/** A number in another format than its column's, such as yen in a column of cents. */
export interface FormattedNumber {
  value: number
  format: CellFormat
}

export type SheetXmlCell = string | number | null | FormattedNumber

export interface SheetColumn {
  header: string
  /** Characters. */
  width: number
  format: CellFormat
}

export interface Sheet {
  /** Cut to 31 characters without those that Excel forbids; must differ between the sheets of a workbook. */
  name: string
  columns: readonly SheetColumn[]
  /** Read once, while the text of the part is read. */
  rows: Iterable<readonly SheetXmlCell[]>
}

export interface WorkbookPart {
  path: string
  /** Pieces of some ten thousand characters. */
  text: Iterable<string>
}

/** Excel's limits. */
const ROWS_MAX = 1_048_576
const TEXT_MAX = 32_767
const NAME_MAX = 31
const PIECE = 50_000

/** Throws if two sheets have the same name; the text of a sheet throws beyond 1,048,576 rows. */
export function workbookParts(sheets: readonly Sheet[]): WorkbookPart[] {
  const names = sheets.map(({ name }) => sheetName(name))
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
    throw new Error(`Two sheets have the same name: ${names.join(', ')}`)
  return [
    { path: '[Content_Types].xml', text: [contentTypes(sheets.length)] },
    { path: '_rels/.rels', text: [relationships([['officeDocument', 'xl/workbook.xml']])] },
    { path: 'xl/workbook.xml', text: [workbook(names)] },
    {
      path: 'xl/_rels/workbook.xml.rels',
      text: [
        relationships([
          ...names.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
          ['styles', 'styles.xml'],
        ]),
      ],
    },
    { path: 'xl/styles.xml', text: [STYLES] },
    ...sheets.map((sheet, index) => ({
      path: `xl/worksheets/sheet${index + 1}.xml`,
      text: sheetText(sheet),
    })),
  ]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function contentTypes(sheets: number): string {
  const part = (path: string, kind: string) =>
    `<Override PartName="/xl/${path}" ContentType="${SPREADSHEET}.${kind}+xml"/>`
  const parts = Array.from({ length: sheets }, (_, index) => part(`worksheets/sheet${index + 1}.xml`, 'worksheet'))
  return (
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>` +
    `${part('workbook.xml', 'sheet.main')}${part('styles.xml', 'styles')}${parts.join('')}</Types>`
  )
}

const relationships = (targets: readonly (readonly [kind: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

const workbook = (names: readonly string[]) =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names
    .map((name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets></workbook>`

function sheetName(name: string): string {
  const plain = withoutForbidden(name)
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .slice(0, NAME_MAX)
    .trim()
  return plain === '' ? 'Sheet' : plain
}

/** Number formats: those below 164 are built in (ECMA-376 part 1, 18.8.30); 49 is text. */
const FORMAT_IDS: Readonly<Record<CellFormat, number>> = {
  text: 49,
  number: 0,
  integer: 3,
  cents: 4,
  percent: 164,
  day: 165,
}
const FORMATS = Object.keys(FORMAT_IDS) as CellFormat[] // keys of a complete record
/** Style 0 is the default, 1 the bold header, then one for each format. */
const HEADER_STYLE = 1
const STYLE_IDS = Object.fromEntries(FORMATS.map((format, index) => [format, index + 2])) as Record<CellFormat, number>

const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}">` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="0.0%"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${FORMATS.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>' +
  FORMATS.map(
    (format) =>
      `<xf numFmtId="${FORMAT_IDS[format]}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  ).join('') +
  '</cellXfs></styleSheet>'

function* sheetText({ columns, rows }: Sheet): Generator<string> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const headers = columns.map(({ header }) => textCell(header, HEADER_STYLE))
  let piece =
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${headers.join('')}</row>`
  let count = 1
  for (const cells of rows) {
    if (++count > ROWS_MAX) throw new RangeError(`A sheet of Excel has at most ${ROWS_MAX} rows: write several sheets.`)
    piece += `<row r="${count}">${cells.map((cell, at) => cellXml(cell, columns[at]?.format ?? 'text')).join('')}</row>`
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield `${piece}</sheetData></worksheet>`
}

function cellXml(cell: SheetXmlCell, format: CellFormat): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'object') return numberCell(cell.value, STYLE_IDS[cell.format])
  if (typeof cell === 'number') return numberCell(cell, STYLE_IDS[format])
  const serial = format === 'day' ? serialOfDay(cell) : null
  // In any style but text, Excel would run `=1` as a formula once a user edits the cell.
  return serial === null ? textCell(cell, STYLE_IDS.text) : numberCell(serial, STYLE_IDS.day)
}

const numberCell = (value: number, style: number) =>
  Number.isFinite(value) ? `<c s="${style}"><v>${value}</v></c>` : '<c/>'

const textCell = (text: string, style: number) =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(inlineText(text))}</t></is></c>`

/** `_x0041_` in a string means the character of that code, so the text itself escapes its underscore. */
const inlineText = (text: string) =>
  withoutForbidden(text.slice(0, TEXT_MAX))
    .replace(/\r\n?/g, '\n')
    .replace(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_')

/** Characters that XML 1.0 does not allow, half surrogate pairs included. */
const withoutForbidden = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  text.replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu, '')

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
