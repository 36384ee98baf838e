/**
 * Splits a byte stream into JSON records without parsing them: elements of one array, or one record per line. Only the
 * current record is kept, and none of it if it is too large, so memory stays constant.
 */

export const RECORD_MAX = 2_000_000 // bytes

/** `row`: the record (from 1) where the file broke; null before the first. */
export class BrokenFileError extends Error {
  override name = 'BrokenFileError'
  readonly row: number | null
  constructor(row: number | null, message: string) {
    super(message)
    this.row = row
  }
}

export interface RawRecord {
  row: number
  /** Null if larger than {@link RECORD_MAX}. */
  bytes: Buffer | null
  layout: 'array' | 'lines'
  /** True for a last record whose array or line does not end. */
  open: boolean
}

/** Throws {@link BrokenFileError} if the bytes are, or become, neither an array nor lines. */
export async function* splitRecords(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawRecord> {
  const pending = new Pending()
  let scanner: Scanner | undefined
  for await (const chunk of chunks) {
    let at = 0
    if (!scanner) {
      at = firstContent(chunk)
      if (at === chunk.length) continue
      scanner = scannerFor(chunk[at])
      if (scanner.layout === 'array') at++
    }
    for (let end = scanner.end(chunk, at, pending.row); end !== -1; end = scanner.end(chunk, at, pending.row)) {
      pending.add(chunk.subarray(at, end))
      if (pending.hasContent) yield { row: pending.row, bytes: pending.take(), layout: scanner.layout, open: false }
      at = end + 1
    }
    const rest = chunk.subarray(at)
    if (!scanner.isClosed) pending.add(rest)
    else if (firstContent(rest) < rest.length) throw broken(pending.row, 'is after the end of the list')
  }
  if (!scanner) throw new BrokenFileError(null, 'The file is empty.')
  if (scanner.isClosed) return
  const { row } = pending
  if (pending.hasContent) yield { row, bytes: pending.take(), layout: scanner.layout, open: true }
  if (scanner.layout === 'array')
    throw new BrokenFileError(row, `The file is cut off: its list does not end. The last row started is ${row}.`)
}

/** The current record. */
class Pending {
  row = 1
  hasContent = false
  #parts: Buffer[] = []
  #size = 0

  add(part: Buffer) {
    this.hasContent ||= firstContent(part) < part.length
    this.#size += part.length
    if (this.#size > RECORD_MAX) this.#parts = []
    else if (this.hasContent) this.#parts.push(part)
  }

  take(): Buffer | null {
    const bytes = this.#size > RECORD_MAX ? null : Buffer.concat(this.#parts)
    this.row++
    this.hasContent = false
    this.#parts = []
    this.#size = 0
    return bytes
  }
}

interface Scanner {
  readonly layout: RawRecord['layout']
  /** True after the end of the array. */
  readonly isClosed: boolean
  /** End of the current record at or after `from`; -1 if not in this chunk. `row` is for error messages. */
  end(chunk: Buffer, from: number, row: number): number
}

const [TAB, NEWLINE, RETURN, SPACE] = [0x09, 0x0a, 0x0d, 0x20]
const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/** Index of the first byte that is not white space or a byte order mark; the length if there is none. */
function firstContent(bytes: Buffer): number {
  let at = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? BYTE_ORDER_MARK.length : 0
  while (at < bytes.length && isSpace(bytes[at])) at++
  return at
}

const isSpace = (byte: number | undefined) => byte === SPACE || byte === NEWLINE || byte === RETURN || byte === TAB

function scannerFor(byte: number | undefined): Scanner {
  if (byte === OPEN_LIST) return new ListScanner()
  if (byte === OPEN_OBJECT)
    return { layout: 'lines', isClosed: false, end: (chunk, from) => chunk.indexOf(NEWLINE, from) }
  throw new BrokenFileError(null, 'The file is not JSON: it begins with neither a list [ nor a record {.')
}

/** Finds the commas between array elements by counting brackets outside of strings. */
class ListScanner implements Scanner {
  readonly layout = 'array'
  isClosed = false
  #depth = 0
  #inText = false
  #escaped = false

  end(chunk: Buffer, from: number, row: number): number {
    if (this.isClosed) return -1
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at]
      if (this.#inText) {
        if (this.#escaped) this.#escaped = false
        else if (byte === BACKSLASH) this.#escaped = true
        else if (byte === QUOTE) this.#inText = false
        else if (byte === NEWLINE) throw broken(row, 'has a text that does not end on its line')
      } else if (byte === QUOTE) this.#inText = true
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#depth++
      else if (byte === COMMA && this.#depth === 0) return at
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        if (this.#depth > 0) this.#depth--
        else if (byte === CLOSE_OBJECT) throw broken(row, 'closes a bracket that it did not open')
        else {
          this.isClosed = true
          return at
        }
      }
    }
    return -1
  }
}

const broken = (row: number, what: string) =>
  new BrokenFileError(row, `The file is broken: row ${row} ${what}, so the rows after it cannot be read.`)
