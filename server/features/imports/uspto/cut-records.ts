/**
 * Extracts records from an XML stream by their begin and end marks. Other content (declarations, document types) is
 * skipped, and a broken, too large or unwanted record does not affect others. Only the current record is kept, so
 * memory stays constant.
 */

export interface Marks {
  /** Such as `<case-file>`. A mark without `>` allows attributes. */
  begin: string
  end: string
  max: number
}

export interface Cut {
  /** From 1. */
  no: number
  /** Null for an unwanted or too large record. */
  bytes: Buffer | null
  what: 'whole' | 'tooLarge' | 'unwanted' | 'unclosed' | 'cutOff'
}

/** `wanted` gets this many bytes, or the whole record if shorter. */
const HEAD = 4096

/**
 * Yields the records in order. `unclosed`: the next record begins before it ends; `cutOff`: the stream ends first.
 * Calls `wanted` once per record with its first bytes.
 */
export async function* cutRecords(
  chunks: AsyncIterable<Buffer>,
  { begin, end, max }: Marks,
  wanted: (head: Buffer) => boolean = () => true,
): AsyncGenerator<Cut> {
  const [beginning, ending] = [Buffer.from(begin), Buffer.from(end)]
  const record = new Pending(max, wanted)
  let carried: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = carried.length > 0 ? Buffer.concat([carried, chunk]) : chunk
    // The last bytes may be part of a mark, so they are searched with the next chunk.
    const overlap = Math.min(bytes.length, Math.max(beginning.length, ending.length) - 1)
    let at = 0
    let [nextBegin, nextEnd] = [bytes.indexOf(beginning), bytes.indexOf(ending)]
    while (nextBegin !== -1 || (record.isOpen && nextEnd !== -1)) {
      const closes = record.isOpen && nextEnd !== -1 && (nextBegin === -1 || nextEnd < nextBegin)
      if (closes) {
        record.add(bytes.subarray(at, nextEnd + ending.length))
        yield record.take('whole')
        at = nextEnd + ending.length
      } else {
        if (record.isOpen) {
          record.add(bytes.subarray(at, nextBegin))
          yield record.take('unclosed')
        }
        record.begin()
        record.add(beginning)
        at = nextBegin + beginning.length
      }
      if (nextBegin !== -1 && nextBegin < at) nextBegin = bytes.indexOf(beginning, at)
      if (nextEnd !== -1 && nextEnd < at) nextEnd = bytes.indexOf(ending, at)
    }
    const rest = Math.max(at, bytes.length - overlap)
    if (record.isOpen) record.add(bytes.subarray(at, rest))
    carried = bytes.subarray(rest)
  }
  if (!record.isOpen) return
  record.add(carried)
  yield record.take('cutOff')
}

/** The current record. */
class Pending {
  isOpen = false
  #no = 0
  #parts: Buffer[] = []
  #size = 0
  #isWanted: boolean | null = null
  readonly #max: number
  readonly #wanted: (head: Buffer) => boolean

  constructor(max: number, wanted: (head: Buffer) => boolean) {
    this.#max = max
    this.#wanted = wanted
  }

  begin() {
    this.isOpen = true
    this.#no++
    this.#parts = []
    this.#size = 0
    this.#isWanted = null
  }

  add(part: Buffer) {
    this.#size += part.length
    if (this.#isWanted === false) return
    this.#parts.push(part)
    if (this.#isWanted === null && this.#size >= HEAD) this.#decide()
    if (this.#size > this.#max) this.#parts = []
  }

  take(what: 'whole' | 'unclosed' | 'cutOff'): Cut {
    this.isOpen = false
    if (this.#isWanted === null) this.#decide()
    if (this.#isWanted === false) return { no: this.#no, bytes: null, what: what === 'whole' ? 'unwanted' : what }
    if (this.#size > this.#max) return { no: this.#no, bytes: null, what: what === 'cutOff' ? what : 'tooLarge' }
    const bytes = Buffer.concat(this.#parts)
    this.#parts = []
    return { no: this.#no, bytes, what }
  }

  #decide() {
    this.#isWanted = this.#wanted(Buffer.concat(this.#parts).subarray(0, HEAD))
    if (!this.#isWanted) this.#parts = []
  }
}
