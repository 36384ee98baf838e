/** Decodes the text of a sheet whose encoding is not declared. */
import { SHEET_BYTES_MAX, SheetError } from '#contracts/core/sheet.ts'

/** `utf-16` is recognized by its byte order mark; the last two encodings are guessed. */
export type TextEncoding = 'utf-8' | 'utf-16' | 'gb18030' | 'windows-1252'

export interface DecodedText {
  text: string
  encoding: TextEncoding
}

/**
 * Tries these encodings in order: UTF-16 if there is a byte order mark (Excel's "Unicode text"), UTF-8, GB 18030 if
 * most of the text is common Chinese (Chinese Excel), and Windows-1252, which contains Latin-1. Throws
 * {@link SheetError}.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length > SHEET_BYTES_MAX) throw new SheetError('tooLarge')
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16' }
  // Pictures and programs contain zero bytes, text does not.
  if (bytes.includes(0)) throw new SheetError('notText')
  const unicode = decoded(bytes, 'utf-8')
  if (unicode !== null) return { text: unicode, encoding: 'utf-8' }
  const chinese = isMostlyChinese(bytes) ? decoded(bytes, 'gb18030') : null
  if (chinese !== null) return { text: chinese, encoding: 'gb18030' }
  const text = new TextDecoder('windows-1252').decode(bytes)
  if (CONTROLS.test(text)) throw new SheetError('notText')
  return { text, encoding: 'windows-1252' }
}

/** Control characters that no text has; Windows-1252 would decode any bytes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters
const CONTROLS = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f]/

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Whether most characters outside ASCII are full-width signs or among the 3,755 most common Chinese characters (GB
 * 2312, rows 1–9 and 16–55). Each of these has two bytes, both above 0xa0. In Latin text such a byte usually precedes
 * an ASCII letter: "é" and the next letter would decode to a rare Chinese character.
 */
function isMostlyChinese(bytes: Uint8Array): boolean {
  let [common, other] = [0, 0]
  for (let at = 0; at < bytes.length; at++) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]]
    if (lead < 0x80) continue
    const isCommonLead = (lead >= 0xa1 && lead <= 0xa9) || (lead >= 0xb0 && lead <= 0xd7)
    if (isCommonLead && trail >= 0xa1) common++
    else other++
    if (trail >= 0x80) at++
  }
  return common > other
}
