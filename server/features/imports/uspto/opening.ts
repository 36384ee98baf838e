/** Reads root element and encoding from the beginning of an XML text. */
import { BrokenFileError } from '../split-records.ts'

export interface Opening {
  /** Name of the root element, from the document type if present. */
  root: string
  decoder: TextDecoder
}

/** Search limit for the root in bytes; an inline document type precedes it. */
export const OPENING_MAX = 256 * 1024

const ROOT = /<!DOCTYPE\s+([\w:.-]+)|<([A-Za-z_][\w:.-]*)[\s/>]/
const ENCODING = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]{1,40})["']/

/** `head`: the first bytes, up to {@link OPENING_MAX}. Throws {@link BrokenFileError} if they are not XML. */
export function openingOf(head: Buffer): Opening {
  if (head.length === 0) throw new BrokenFileError(null, 'The file is empty.')
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff))
    throw new BrokenFileError(null, 'The XML is in UTF-16, which is not supported: convert it to UTF-8.')
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
    // Marks are searched as bytes, which these encodings do not preserve.
    if (!/^utf-16|^iso-2022/.test(decoder.encoding)) return decoder
  } catch {
    // Reported below.
  }
  throw new BrokenFileError(
    null,
    `The XML is in the encoding ${encoding}, which is not supported: convert it to UTF-8, the encoding of USPTO's files.`,
  )
}
