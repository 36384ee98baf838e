/** Text of a foreign file as we keep it: verbatim, but for control characters, broken surrogates and more of it than a page can hold. */

// Tab to carriage return part words; the rest of C0 and C1 stand for nothing a person can see.
const BREAKS = /[\t-\r\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g
/** Texts of the page-turning buttons, which collectors catch in the middle of an A+ description. */
const CAROUSEL = /(?:Previous page\s*Next page\s*)+/g

/** One line of text, trimmed, of at most `max` UTF-16 units and never half a character; null when nothing is left or it is no text. */
export function lineOf(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null
  // Cut first, with room for what trimming takes, so that a megabyte of text is not walked five times.
  const line = value
    .slice(0, 4 * max)
    .replace(BREAKS, ' ')
    .replace(CONTROLS, '')
    .toWellFormed()
    .trim()
  return cut(line, max) || null
}

/** A description: {@link lineOf} without the texts of page-turning buttons. */
export function descriptionOf(value: unknown, max: number): string | null {
  return typeof value === 'string' ? lineOf(value.slice(0, 8 * max).replace(CAROUSEL, ' '), max) : null
}

/** The texts of a list, empty ones left out, at most `count` of them. */
export function linesOf(value: unknown, count: number, max: number): string[] {
  if (!Array.isArray(value)) return []
  return value
    .slice(0, 4 * count)
    .map((item) => lineOf(item, max))
    .filter((line) => line !== null)
    .slice(0, count)
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const splitsPair = /[\ud800-\udbff]/.test(text.charAt(max - 1))
  return text.slice(0, splitsPair ? max - 1 : max).trimEnd()
}
