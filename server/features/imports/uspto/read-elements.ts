/** Reads the records of an XML file one by one, each as a tree or a fault. */

import { XmlError } from '#contracts/core/xml-reader.ts'
import { BrokenFileError } from '../split-records.ts'
import { type Cut, cutRecords, type Marks } from './cut-records.ts'
import { OPENING_MAX, openingOf } from './opening.ts'
import { type Element, parseElement } from './xml-element.ts'

/** A kind of record, and the documents that contain it. */
export interface RecordKind {
  marks: Marks
  /** Root element of documents with such records. */
  root: string
  /** Error message for a document with another root. */
  otherRoot(root: string): string
  /** Decides by its first bytes whether a record is parsed. */
  wanted?(head: Buffer): boolean
}

export type RecordFault = 'tooLarge' | 'unclosed' | 'notText' | 'notXml'

/** `no`: number in its text, from 1; `size`: bytes. */
export type ElementRecord = { no: number; size: number } & (
  | { element: Element }
  | { unwanted: true }
  | { fault: RecordFault; detail: string | null }
)

/**
 * Yields the records of one text in order. Throws {@link BrokenFileError} if the text has another root or ends inside a
 * record.
 */
export async function* readElements(bytes: AsyncIterable<Buffer>, kind: RecordKind): AsyncGenerator<ElementRecord> {
  const { head, all } = await peek(bytes)
  const { root, decoder } = openingOf(head)
  if (root !== kind.root) throw new BrokenFileError(null, kind.otherRoot(root))
  for await (const cut of cutRecords(all, kind.marks, kind.wanted)) {
    if (cut.what === 'cutOff')
      throw new BrokenFileError(cut.no, `The file is cut off in the middle of record ${cut.no}.`)
    yield read(cut, decoder)
  }
}

function read({ no, bytes, what }: Cut, decoder: TextDecoder): ElementRecord {
  const size = bytes?.length ?? 0
  if (what === 'unwanted') return { no, size, unwanted: true }
  if (what !== 'whole' || !bytes) return { no, size, fault: what === 'tooLarge' ? what : 'unclosed', detail: null }
  let text: string
  try {
    text = decoder.decode(bytes)
  } catch {
    return { no, size, fault: 'notText', detail: null }
  }
  try {
    return { no, size, element: parseElement(text) }
  } catch (error) {
    if (error instanceof XmlError) return { no, size, fault: 'notXml', detail: error.message }
    throw error
  }
}

/** The first bytes, and a stream of all bytes. */
async function peek(bytes: AsyncIterable<Buffer>): Promise<{ head: Buffer; all: AsyncIterable<Buffer> }> {
  const pieces = bytes[Symbol.asyncIterator]()
  const first: Buffer[] = []
  let size = 0
  while (size < OPENING_MAX) {
    const { value, done } = await pieces.next()
    if (done) break
    first.push(value)
    size += value.length
  }
  async function* all() {
    try {
      yield* first.splice(0)
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
    } finally {
      await pieces.return?.()
    }
  }
  return { head: Buffer.concat(first).subarray(0, OPENING_MAX), all: all() }
}
