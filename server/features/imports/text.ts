/** Cleans untrusted text: keeps it verbatim except for control characters, broken surrogates and excess length. */

// Tab to carriage return separate words; other C0 and C1 controls are invisible.
const BREAKS = /[\t-\r\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g
/** Labels of carousel buttons, which collectors include in A+ descriptions. */
const CAROUSEL = /(?:Previous page\s*Next page\s*)+/g

/** One trimmed line of at most `max` UTF-16 units, never with half a surrogate pair; null if empty or not text. */
export function lineOf(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null
  // Cut first, with a margin for trimming, so that a megabyte of text is not processed five times.
  const line = value
    .slice(0, 4 * max)
    .replace(BREAKS, ' ')
    .replace(CONTROLS, '')
    .toWellFormed()
    .trim()
  return cut(line, max) || null
}

/** {@link lineOf} without carousel labels. */
export function descriptionOf(value: unknown, max: number): string | null {
  return typeof value === 'string' ? lineOf(value.slice(0, 8 * max).replace(CAROUSEL, ' '), max) : null
}

/** Non-empty texts of a list, at most `count`. */
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
