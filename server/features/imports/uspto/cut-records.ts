/**
 * Cuts the records out of a stream of XML by the marks that they begin and end with. What stands between them (declarations,
 * document types, other documents) is passed over, and a record that is broken, too large or not wanted costs nothing but
 * itself. Only the record at hand is kept, so memory stays the same for a file of any size.
 */

export interface Marks {
  /** As `<case-file>`. A mark without `>` takes attributes. */
  begin: string
  end: string
  /** Bytes of the largest record. */
  max: number
}

export interface Cut {
  /** Number of the record in its file, from 1. */
  no: number
  /** Its bytes; null where it was not wanted or is too large. */
  bytes: Buffer | null
  what: 'whole' | 'tooLarge' | 'unwanted' | 'unclosed' | 'cutOff'
}

/** So much of a record is there when it is asked whether it is wanted, or all of it. */
const HEAD = 4096

/**
 * The records in order. `unclosed`: the next one begins before it ends; `cutOff`: the stream ends before it does. `wanted` is
 * asked with the first bytes of each record, once.
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
    // The last bytes may be the first of a mark: they are looked at with the next chunk.
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

/** What is known of the record at hand. */
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
