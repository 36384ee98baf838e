/** What a text of XML says of itself where it begins: its root element and its encoding. */
import { BrokenFileError } from '../split-records.ts'

export interface Opening {
  /** Name of the root element, by the document type where there is one. */
  root: string
  decoder: TextDecoder
}

/** Bytes within which the root must show: a document type written out in full stands before it. */
export const OPENING_MAX = 256 * 1024

const ROOT = /<!DOCTYPE\s+([\w:.-]+)|<([A-Za-z_][\w:.-]*)[\s/>]/
const ENCODING = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]{1,40})["']/

/** Reads the first bytes of a text, up to {@link OPENING_MAX}. Throws {@link BrokenFileError} where they are no XML. */
export function openingOf(head: Buffer): Opening {
  if (head.length === 0) throw new BrokenFileError(null, 'The file is empty.')
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff))
    throw new BrokenFileError(
      null,
      'The XML is written in UTF-16; only UTF-8 and encodings that agree with ASCII are read.',
    )
  const text = head
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
  const found = text.startsWith('<') ? ROOT.exec(text) : null
  const root = found?.[1] ?? found?.[2]
  if (!root) throw new BrokenFileError(null, 'The file is not XML: it does not begin with an element.')
  const encoding = ENCODING.exec(text)?.[1] ?? 'utf-8'
  return { root, decoder: decoderOf(encoding) }
}

function decoderOf(encoding: string): TextDecoder {
  try {
    const decoder = new TextDecoder(encoding, { fatal: true })
    // Marks are looked for as bytes, which these encodings would hide.
    if (!/^utf-16|^iso-2022/.test(decoder.encoding)) return decoder
  } catch {
    // Told below.
  }
  throw new BrokenFileError(
    null,
    `The XML is written in the encoding ${encoding}, which is not read; USPTO's files are UTF-8.`,
  )
}
