/** Reads the first visible sheet of a workbook that Excel, LibreOffice, Numbers or our own writer has written. */

import type { Calendar } from '#contracts/core/serial-day.ts'
import {
  RowCollector,
  SHEET_LIMITS,
  type SheetCell,
  SheetError,
  type SheetLimits,
  type SheetRow,
} from '#contracts/core/sheet.ts'
import { XmlError, XmlReader } from '#contracts/core/xml-reader.ts'
import { meaningOf, type NumberMeaning, shownNumber } from './number-formats.ts'
import { openXlsx, type ReadPart } from './unpack-xlsx.ts'

/** Excel's last column is XFD. */
const COLUMNS_MAX = 16_384

/**
 * The rows with content and their row numbers in Excel. A formula is read as its stored value, an error as its text
 * (`#N/A`), and a percentage or date as the displayed text (`15%`, `2026-06-15`). Throws {@link SheetError}.
 */
export function readXlsx(bytes: Uint8Array, limits: SheetLimits = SHEET_LIMITS): SheetRow[] {
  try {
    const readPart = openXlsx(bytes)
    const path = targetsOf(readPart, '').find(({ kind }) => kind === 'officeDocument')?.target
    if (!path?.endsWith('.xml')) throw new SheetError('otherFormat')
    const { sheets, calendar } = readWorkbook(readPart(path) ?? damaged())
    const targets = targetsOf(readPart, path)
    const partOf = (kind: string) => readPart(targets.find((each) => each.kind === kind)?.target ?? '')
    const worksheets = sheets.flatMap(
      (sheet) => targets.find(({ id, kind }) => id === sheet.id && kind === 'worksheet')?.target ?? [],
    )
    const sheet = readPart(worksheets[0] ?? '') ?? damaged()
    const strings = readSharedStrings(partOf('sharedStrings'), limits)
    const meanings = readMeanings(partOf('styles'))
    const rows = new RowCollector(limits)
    new SheetReader(sheet, { strings, meanings, calendar }, rows).read()
    if (rows.rows.length === 0) throw new SheetError('empty')
    return rows.rows
  } catch (error) {
    throw error instanceof XmlError ? new SheetError('damaged') : error
  }
}

/** The name of an element without its namespace prefix. Excel writes no prefixes, other programs may. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Calls `open` for each start tag. */
function eachElement(text: string, open: (name: string, attributes: () => Record<string, string>) => void): void {
  const reader = new XmlReader(text)
  for (let event = reader.next(); event !== 'end'; event = reader.next())
    if (event === 'open') open(local(reader.name), () => reader.attributes())
}

/**
 * The relationships of a part. `kind` is the last segment of the type URI; the segments before it differ between
 * transitional and strict OOXML.
 */
function targetsOf(readPart: ReadPart, path: string): { id: string; kind: string; target: string }[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const text = readPart(`${folder}_rels/${path.slice(folder.length)}.rels`)
  const targets: { id: string; kind: string; target: string }[] = []
  if (text === undefined) return targets
  eachElement(text, (name, attributes) => {
    if (name !== 'Relationship') return
    const { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode } = attributes()
    if (mode !== 'External')
      targets.push({ id, kind: type.slice(type.lastIndexOf('/') + 1), target: resolve(target, folder) })
  })
  return targets
}

/** Resolves a target like a link on a web page: `worksheets/sheet1.xml`, `/xl/styles.xml`, `../a.xml`. */
function resolve(target: string, folder: string): string {
  const base = `http://workbook/${folder}`
  return URL.canParse(target, base) ? new URL(target, base).pathname.slice(1) : damaged()
}

/** Worksheets and chart sheets in their order, with hidden sheets last. */
function readWorkbook(text: string): { sheets: { id: string; isHidden: boolean }[]; calendar: Calendar } {
  let calendar: Calendar = 1900
  const sheets: { id: string; isHidden: boolean }[] = []
  eachElement(text, (name, attributes) => {
    if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes().date1904 ?? '')) calendar = 1904
    if (name !== 'sheet') return
    const all = attributes()
    const reference = Object.keys(all).find((key) => key.includes(':') && local(key) === 'id')
    sheets.push({ id: all[reference ?? ''] ?? '', isHidden: (all.state ?? 'visible') !== 'visible' })
  })
  return { sheets: sheets.sort((one, other) => Number(one.isHidden) - Number(other.isHidden)), calendar }
}

/**
 * The shared strings, which cells refer to by index. The runs of a formatted text are joined; phonetic hints are
 * dropped.
 */
function readSharedStrings(text: string | undefined, limits: SheetLimits): string[] {
  const strings: string[] = []
  if (text === undefined) return strings
  const reader = new XmlReader(text)
  for (let event = reader.next(); event !== 'end'; event = reader.next())
    if (event === 'open' && local(reader.name) === 'si') {
      strings.push(readString(reader, 'si'))
      if (strings.length > limits.cells) throw new SheetError('tooManyCells')
    }
  return strings
}

/**
 * All text in `<t>` until the element `end` closes, except in `<rPh>`, the reading of Chinese or Japanese characters.
 */
function readString(reader: XmlReader, end: string): string {
  let text = ''
  let isText = false
  let hints = 0
  for (;;) {
    const event = reader.next()
    if (event === 'end') return text
    if (event === 'text') {
      if (isText && hints === 0) text += reader.text
      continue
    }
    const name = local(reader.name)
    if (event === 'close' && name === end) return unescapeText(text)
    if (name === 't') isText = event === 'open'
    else if (name === 'rPh') hints += event === 'open' ? 1 : -1
  }
}

/** Decodes escapes such as `_x0041_`, the character with that hexadecimal code. */
const unescapeText = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** The meaning of numbers in each cell style. */
function readMeanings(text: string | undefined): NumberMeaning[] {
  const codes = new Map<number, string>()
  const meanings: NumberMeaning[] = []
  if (text === undefined) return meanings
  let isCellStyle = false
  eachElement(text, (name, attributes) => {
    if (name === 'numFmt') codes.set(Number(attributes().numFmtId), attributes().formatCode ?? '')
    else if (name === 'cellXfs') isCellStyle = true
    else if (name === 'cellStyles') isCellStyle = false
    else if (name === 'xf' && isCellStyle) {
      const id = Number(attributes().numFmtId ?? 0)
      meanings.push(meaningOf(id, codes.get(id)))
    }
  })
  return meanings
}

interface SheetContext {
  strings: readonly string[]
  meanings: readonly NumberMeaning[]
  calendar: Calendar
}

class SheetReader {
  readonly #reader: XmlReader
  readonly #context: SheetContext
  readonly #rows: RowCollector
  #line = 0
  /** Column of the next cell without a reference. */
  #column = 0
  #cells: SheetCell[] = []

  constructor(text: string, context: SheetContext, rows: RowCollector) {
    this.#reader = new XmlReader(text)
    this.#context = context
    this.#rows = rows
  }

  read(): void {
    const reader = this.#reader
    for (let event = reader.next(); event !== 'end'; event = reader.next()) {
      const name = local(reader.name)
      if (event === 'open' && name === 'row') {
        const { r } = reader.attributes()
        this.#line = r === undefined ? this.#line + 1 : wholeNumber(r)
        this.#cells = []
        this.#column = 0
      } else if (event === 'open' && name === 'c') this.#readCell(reader.attributes())
      else if (event === 'close' && name === 'row') this.#rows.add(this.#line, this.#cells)
    }
  }

  /** Reads a cell. Drops empty cells at the end of a row, which may exist only for their color. */
  #readCell({ r, t: type = 'n', s: style = '0' }: Record<string, string>): void {
    const column = r === undefined ? this.#column : columnOf(r)
    this.#column = column + 1
    const { value, inline } = this.#readContent()
    const cell = inline ?? (value === null ? null : this.#cellOf(value, type, Number(style)))
    if (cell === null) return
    while (this.#cells.length < column) this.#cells.push(null)
    this.#cells[column] = cell
  }

  /** Reads the value or the inline string of a cell; skips its formula (`<f>`). */
  #readContent(): { value: string | null; inline: string | null } {
    const reader = this.#reader
    let [value, inline]: [string | null, string | null] = [null, null]
    let isValue = false
    for (;;) {
      const event = reader.next()
      if (event === 'text') {
        if (isValue) value = (value ?? '') + reader.text
        continue
      }
      const name = local(reader.name)
      if (event === 'end' || (event === 'close' && name === 'c')) return { value, inline }
      if (event === 'open' && name === 'is') inline = readString(reader, 'is')
      else if (name === 'v') isValue = event === 'open'
    }
  }

  #cellOf(value: string, type: string, style: number): SheetCell {
    if (type === 's') return this.#context.strings[wholeNumber(value)] ?? damaged()
    if (type === 'b') return value.trim() === '1' || value.trim() === 'true'
    if (type === 'str' || type === 'inlineStr') return unescapeText(value)
    if (type === 'e') return value
    // Strict OOXML stores ISO dates.
    if (type === 'd') return value.slice(0, 10)
    const number = value.trim() === '' ? Number.NaN : Number(value)
    if (!Number.isFinite(number)) return damaged()
    return shownNumber(number, this.#context.meanings[style] ?? 'number', this.#context.calendar)
  }
}

const damaged = (): never => {
  throw new SheetError('damaged')
}

const wholeNumber = (text: string) => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : damaged())

/** `C5` → 2. */
function columnOf(reference: string): number {
  let column = 0
  for (const character of reference) {
    const code = character.charCodeAt(0)
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  return column >= 1 && column <= COLUMNS_MAX ? column - 1 : damaged()
}
